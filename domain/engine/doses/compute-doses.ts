import { toxinsById } from '#domain/knowledge/toxins.ts'
import type { Toxin, ToxinForSpecies } from '#domain/knowledge/doses/toxin.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { moreUrgent } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import type { AmountEaten } from './amount-eaten.ts'
import { isNeverSafe, levelOfDailyDose, levelOfDose, levelOfMonitored, levelOfUnknown } from './dose-level.ts'
import { namedPoisons } from './named-poisons.ts'
import type { NamedPoison } from './named-poisons.ts'
import { aboutWeight, smallestWeight } from './pet-weight.ts'
import { repeatedIn } from './repeated.ts'
import { hasSign } from './signs.ts'
import { toldAmount } from './told-amount.ts'
import { isMoreThanTold, sentencesAbout, textsOf } from './told-texts.ts'
import type { Texts } from './told-texts.ts'
import { foodOf, unknownSentence, workingSentence } from './working.ts'

/**
 * Where `known`, the dose may stand in for the rule: all of it is known, or the level needs no amount. Where
 * `isComputed`, an amount, told or guessed, was compared with published doses. `sources` are codes of `toxinSources`.
 */
export type DoseFinding = {
  readonly exposure: string
  readonly toxinId: string
  readonly working: string
  readonly level: Urgency
  readonly known: boolean
  readonly isComputed?: boolean
  readonly mgPerKg?: number
  readonly sources: readonly string[]
}

/**
 * The dose of every poison the pet may have met; unknown amounts count as the worst case, and a pet with a sign beside
 * the poison needs a look however small the amount.
 */
export function computeDoses(facts: Facts): readonly DoseFinding[] {
  const leastLevel: Urgency = hasPoisonSigns(facts)
    ? 'er_urgent'
    : hasSign(facts)
      ? 'normal_vet'
      : 'monitor_at_home'
  const poisons = namedPoisons(facts)
  const texts = textsOf(facts)
  return poisons.flatMap((poison) => {
    const toxin = toxinsById.get(poison.name.id)
    if (toxin === undefined) return []
    const finding = findingFor(poison, toxin, facts, poisons, texts)
    const isHarmless = toxin[facts.species].rule === 'monitor' && leastLevel !== 'er_urgent'
    return [
      isHarmless || !poison.isMet ? finding : { ...finding, level: moreUrgent(finding.level, leastLevel) },
    ]
  })
}

function findingFor(
  poison: NamedPoison,
  toxin: Toxin,
  facts: Facts,
  poisons: readonly NamedPoison[],
  texts: Texts,
): DoseFinding {
  const known = toxin[facts.species]
  const base = {
    exposure: poison.exposure,
    toxinId: toxin.id,
    isComputed: false,
    sources: sourcesOf(known),
  }
  if (known.rule === 'monitor') {
    const working = `In a ${facts.species}, this most often only upsets the mouth, stomach or skin.`
    return { ...base, working, level: levelOfMonitored(known), known: poison.inWords }
  }
  const kg = smallestWeight(facts)
  const told = toldAmount(poison, toxin, facts, poisons, texts)
  if (isNeverSafe(toxin.id, facts.species, known) && (kg === null || told === null)) {
    const working = `No amount of ${foodOf(poison)} is known to be safe for a ${facts.species}.`
    const level = levelOfUnknown(toxin.id, facts.species, known)
    // Where the owner says by name that it was this, an emergency needs no amount.
    return { ...base, working, level, known: level === 'er_urgent' && poison.isMet && poison.isAnswer }
  }
  if (kg === null || told === null) {
    return {
      ...base,
      working: unknownSentence(poison, kg),
      level: levelOfUnknown(toxin.id, facts.species, known),
      known: false,
    }
  }
  const { isMet } = poison
  const { times, perDay, isRepeated } = repeatedIn(sentencesAbout(poison, texts))
  const amount = isMet ? { ...told, mg: told.mg * times } : told
  const perKg = amount.mg / kg
  const level = moreUrgent(
    levelOfDose(toxin.id, facts.species, known, perKg),
    isRepeated && isMet ? levelOfDailyDose(known, (told.mg * perDay) / kg) : 'monitor_at_home',
  )
  const least = moreUrgent(
    levelOfDose(toxin.id, facts.species, known, (amount.leastMg ?? amount.mg) / kg),
    amount.leastMg === undefined ? level : 'monitor_at_home',
  )
  const isAll = amount.known && !isRepeated && !isMoreThanTold(poison, texts)
  return {
    ...base,
    sources: [...new Set([...base.sources, ...amount.sources])],
    working: `${workingSentence(poison, facts.species, kg, perKg, known, amount)}${aboutWeight(facts)}`,
    level: isAll || (isTaste(facts) && !isRepeated) ? level : worstUnlessTiny(level, toxin, facts, known),
    // What is harmful for certain needs no exact amount.
    isComputed: known.rule === 'dose',
    mgPerKg: perKg,
    known: known.rule === 'dose' && (isAll || (isMet && isAtLeastKnown(amount) && least === 'er_urgent')),
  }
}

const isAtLeastKnown = ({ known, leastMg }: AmountEaten): boolean => known || leastMg !== undefined

/** A guessed amount keeps the worst case, except where the dose is far below every published one. */
const worstUnlessTiny = (level: Urgency, toxin: Toxin, facts: Facts, known: ToxinForSpecies): Urgency =>
  level === 'monitor_at_home'
    ? 'normal_vet'
    : moreUrgent(level, levelOfUnknown(toxin.id, facts.species, known))

const isTaste = (facts: Facts): boolean => facts.values('exposure_amount')?.includes('tiny_taste') ?? false

function hasPoisonSigns(facts: Facts): boolean {
  const has = (question: string, ...values: readonly string[]): boolean =>
    values.some(
      (value) =>
        facts.values(question)?.includes(value) === true ||
        facts.notes.answers.get(question)?.has(value) === true,
    )
  return (
    has('neurologic_signs', 'tremors', 'wobbly', 'disoriented', 'cannot_walk') ||
    has('danger_signs', 'seizure', 'collapse', 'unresponsive', 'breathing_distress', 'abnormal_gums')
  )
}

/** The works behind the thresholds; for poisons without any, the lists of the poison lines. */
function sourcesOf({ thresholds }: ToxinForSpecies): readonly string[] {
  const works = new Set(thresholds.flatMap(({ src }) => src))
  return works.size > 0 ? [...works] : ['S24']
}
