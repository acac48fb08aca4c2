import type { Toxin, ToxinForSpecies, ToxinThreshold } from '#domain/knowledge/doses/toxin.ts'
import { levelOfDose, levelOfUnknown, isNeverSafe } from '#domain/engine/doses/dose-level.ts'
import type { Cited, Entry, Line, Part } from '../tell/entry.ts'
import { capital, levelWords, sentence, withLevelWords } from '../tell/words.ts'
import { VERIFIED, doseWorks, publishedPoisons, withoutMultiplier } from './published-doses.ts'
import type { WrittenPoison } from '../catalogues/written-poison.ts'

export function doseEntry(toxin: Toxin): Entry {
  const published = publishedPoisons.get(toxin.id)
  const codes = [
    ...[toxin.dog, toxin.cat].flatMap(({ thresholds, daily = [] }) =>
      [...thresholds, ...daily].flatMap(({ src }) => src),
    ),
    ...toxin.forms.flatMap(({ src }) => src),
  ]
  return {
    id: `dose.${toxin.id}`,
    kind: 'dose',
    title: toxin.name,
    page: 'doses',
    parts: [
      ...aboutPoison(published),
      ...speciesParts(toxin, 'dog', published),
      ...speciesParts(toxin, 'cat', published),
      ...formsPart(toxin, published),
      ...(codes.length === 0
        ? [{ head: 'Sources', lines: ['None was opened: ordinary teaching (K).'] }]
        : []),
    ],
    sources: [...new Set(codes)].flatMap((code) => workOf(code) ?? []),
    reads: [...new Set(codes)].map((id) => ({ of: 'source', id })),
    content: { toxin, published: published ?? null },
  }
}

function workOf(code: string): Cited | undefined {
  const work = doseWorks[code]
  return work === undefined ? undefined : { code, title: work.cite, where: work.url ?? '' }
}

function aboutPoison(published: WrittenPoison | undefined): readonly Part[] {
  if (published === undefined) return []
  const { agent, signs, onset, note } = published
  const lines = [
    ...(agent === undefined ? [] : [sentence(`What harms: ${agent}`)]),
    ...(signs.length === 0 ? [] : [`Signs: ${signs.join(', ')}.`]),
    ...(onset === undefined ? [] : [sentence(`They begin: ${onset}`)]),
    ...(note === undefined ? [] : [sentence(capital(withLevelWords(note)))]),
  ]
  return lines.length === 0 ? [] : [{ head: 'About it', lines }]
}

function speciesParts(
  toxin: Toxin,
  species: 'dog' | 'cat',
  published: WrittenPoison | undefined,
): readonly Part[] {
  const known = toxin[species]
  const told = published?.[species]
  const note = told?.note
  return [
    {
      head: `In a ${species}: what Pawlight says`,
      lines: [
        ...levelSteps(toxin.id, species, known),
        `An amount nobody knows: ${levelWords(levelOfUnknown(toxin.id, species, known)).toLowerCase()}.`,
        ...(note === undefined ? [] : [sentence(`Note: ${withLevelWords(note)}`)]),
      ],
    },
    ...dosePart(`In a ${species}: published doses`, known.thresholds, told?.doses),
    ...dosePart(`In a ${species}: published doses given day after day`, known.daily, told?.day_after_day),
  ]
}

/** Shares of a published dose at which the level may change. */
const SHARES = [0.1, 0.25, 0.5, 1]

function levelSteps(toxin: string, species: 'dog' | 'cat', known: ToxinForSpecies): readonly string[] {
  if (known.rule === 'monitor')
    return [
      `Any amount: ${levelWords(levelOfUnknown(toxin, species, known)).toLowerCase()}, while the pet has no sign of poisoning.`,
    ]
  if (known.rule === 'call_poison_line' && !isNeverSafe(toxin, species, known))
    return ['Any amount: vet visit, with a call to a poison line.']
  if (isNeverSafe(toxin, species, known))
    return [
      `Any amount: ${levelWords(levelOfUnknown(toxin, species, known)).toLowerCase()}. No amount is taken for safe.`,
    ]
  const points = [0, ...known.thresholds.flatMap((limit) => SHARES.map((share) => inMgPerKg(limit) * share))]
    .filter((point) => Number.isFinite(point))
    .toSorted((one, other) => one - other)
  const steps = points.map((from) => ({ from, level: levelOfDose(toxin, species, known, from) }))
  const changes = steps.filter(({ level }, place) => level !== steps[place - 1]?.level)
  if (changes.length === 1)
    return changes.map(({ level }) => `Any amount: ${levelWords(level).toLowerCase()}.`)
  const isInGrams = known.thresholds.every(({ unit }) => unit === 'g/kg')
  const asDose = (mgPerKg: number): string =>
    `${Number((isInGrams ? mgPerKg / MG_PER_G : mgPerKg).toPrecision(3))} ${isInGrams ? 'g' : 'mg'} per kg of body weight`
  return changes.map(({ from, level }, place) => {
    const next = changes[place + 1]
    const where = place === 0 && next !== undefined ? `Below ${asDose(next.from)}` : `${asDose(from)} or more`
    return `${where}: ${levelWords(level).toLowerCase()}.`
  })
}

const MG_PER_G = 1000

const inMgPerKg = ({ dose, unit }: ToxinThreshold): number =>
  unit === 'mg/kg' ? dose : unit === 'g/kg' ? dose * MG_PER_G : Number.NaN

function dosePart(
  head: string,
  limits: readonly ToxinThreshold[] = [],
  published: WrittenPoison['dog']['doses'] = [],
): readonly Part[] {
  if (limits.length === 0) return []
  const lines = limits.map((limit): Line => {
    const same = published.find(
      ({ level, from, unit }) => level === limit.level && from === limit.dose && unit === limit.unit,
    )
    const effect = same?.effect
    const range = same?.to
    return `${limit.dose}${range === undefined ? '' : ` to ${range}`} ${perKg(limit.unit)}: ${GRADES[limit.level] ?? limit.level}${
      effect === undefined ? '' : `, ${effect}`
    } [${limit.src.join(', ')}]${seenOrNot(same?.figure)}`
  })
  return [{ head, lines }]
}

const perKg = (unit: ToxinThreshold['unit']): string =>
  unit === 'leaf' ? 'leaves or petals' : unit.replace('/kg', ' per kg')

const seenOrNot = (verified: string | undefined): string =>
  verified === undefined || verified === 'seen' ? '' : ` (${VERIFIED[verified] ?? verified})`

const CONTENTS = 'How much is in it'
const NO_CONTENTS =
  'Not listed: a dose is computed only from the milligrams or grams the owner tells; else it is an amount nobody knows.'

const isComputed = ({ id, dog, cat }: Toxin): boolean =>
  (['dog', 'cat'] as const).some((species) => {
    const known = { dog, cat }[species]
    return known.rule === 'dose' && !isNeverSafe(id, species, known)
  })

/** Beside mild, moderate, severe, critical and lethal. */
const GRADES: Readonly<Record<string, string>> = { treat: 'treatment advised' }

function formsPart(toxin: Toxin, published: WrittenPoison | undefined): readonly Part[] {
  const { forms } = toxin
  if (forms.length === 0) return isComputed(toxin) ? [{ head: CONTENTS, lines: [NO_CONTENTS] }] : []
  return [
    {
      head: CONTENTS,
      lines: forms.map(({ id, concentration, concentrationHigh, unit, src }) => {
        const form = published?.forms.find((each) => each.id === id)
        const amount = `${concentration}${concentrationHigh === null ? '' : ` to ${concentrationHigh}`}`
        const holds =
          unit === 'x'
            ? `counts as ${amount} times its weight of fresh onion`
            : `${amount} ${unit.replace('/', ' per ')}`
        return `${withoutMultiplier(form?.label ?? id)}: ${holds}${src.length === 0 ? '' : ` [${src.join(', ')}]`}${seenOrNot(form?.figure)}`
      }),
    },
  ]
}
