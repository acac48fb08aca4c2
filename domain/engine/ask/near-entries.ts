import { atlasById } from '../decide/atlas-by-id.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import { atlas } from '#domain/knowledge/compiled/atlas.ts'
import type { AtlasEntry } from '#domain/knowledge/atlas/entry.ts'
import { fits, isSeen } from '#domain/engine/decide/fits.ts'
import { indexOf } from '#domain/search/index-of.ts'
import type { Hit, Index } from '#domain/search/index-of.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { explainerOf, without } from '#domain/engine/decide/explained.ts'
import type { Facts } from '#domain/engine/read/facts-by-reader.ts'
import { firingRules } from '#domain/engine/decide/firing-rules.ts'

const MOST_OFFERED = 3

export type NearEntries = { readonly normal: readonly AtlasEntry[]; readonly known: readonly AtlasEntry[] }

/**
 * The entries of the atlas worth offering: they fit what was ticked, as it would be if everything else that could be
 * asked were answered in the mildest way, and each explains a concern that stands. At most three of each kind, nearest
 * first; where several concerns stand, the nearest of each comes before the next of any.
 */
export function nearEntries(supposed: Facts): NearEntries {
  const found = explaining(supposed)
  return found.length === 0 ? { normal: [], known: [] } : parted(supposed, nearestFirst(supposed, found))
}

function explaining(supposed: Facts): readonly Found[] {
  const concerns = firingRules(supposed).filter(({ about }) => about !== undefined)
  if (concerns.length === 0) return []
  return atlas.flatMap((entry) => {
    if (!isSeen(entry, supposed) || fits(entry, supposed) !== 'yes') return []
    const left = without(supposed, [entry])
    const explained = concerns.filter(
      (rule) => explainerOf(rule, { entries: [entry], from: supposed, left }) !== undefined,
    )
    return explained.length > 0 ? [{ entry, explained }] : []
  })
}

/**
 * The entries that words of danger may tell of which are supposed not to be so, and that fit what is left. Found by the very
 * statements at these places, named whole or about a symptom that was ticked; or by the rest of what was told, where they are
 * about such a symptom and other words may sound like every such danger. No concern need stand.
 */
export function namedEntries(facts: Facts, supposed: Facts, places: ReadonlySet<string>): NearEntries {
  const denied = facts.notes.findings.flatMap(({ place, statement }) =>
    places.has(place) ? [statement] : [],
  )
  const inDenied = byId([...new Set(denied)].flatMap(atlasIndex().find))
  const told = byId(hitsFor(facts))
  const isOther = mayBeOtherwise(facts, supposed)
  // A thing that was named as if met is no sign: what is ordinary must be about the complaint itself.
  const isMet = (facts.notes.answers.get('exposure')?.size ?? 0) > 0
  const found = atlas.flatMap((entry) => {
    const hit = inDenied.get(entry.id)
    const isTold = hit !== undefined && ((hit.isNamed && !isMet) || isShown(entry, supposed))
    const isBeside = isOther && told.has(entry.id) && isShown(entry, supposed)
    return (isTold || isBeside) && fits(entry, supposed) === 'yes' ? [{ entry, explained: [] }] : []
  })
  return parted(facts, nearestFirst(facts, found))
}

/** Found by the owner's own words, fitting, and no symptom is left without them. No concern need stand. */
export function wholeEntries(supposed: Facts): NearEntries {
  const found = hitsFor(supposed).flatMap(({ id }) => {
    const entry = atlasById.get(id)
    return entry !== undefined && isWhole(entry, supposed) ? [{ entry, explained: [] }] : []
  })
  return parted(supposed, found)
}

const isWhole = (entry: AtlasEntry, supposed: Facts): boolean =>
  isSeen(entry, supposed) && fits(entry, supposed) === 'yes' && without(supposed, [entry]).symptoms.size === 0

/** The same conditions hold as for what the search finds. What a vet named before is not among it. */
export function offerableEntries(supposed: Facts): readonly AtlasEntry[] {
  const near = explaining(supposed).map(({ entry }) => entry)
  const whole = supposed.notes.unplaced.length > 0 ? atlas.filter((entry) => isWhole(entry, supposed)) : []
  return (near.length > 0 ? near : whole).filter(({ knownAs }) => knownAs === undefined)
}

const byId = onceForEach(
  (hits: readonly Hit[]): ReadonlyMap<string, Hit> => new Map(hits.map((hit) => [hit.id, hit])),
)

function dangersDenied(facts: Facts, supposed: Facts): readonly Rule[] {
  const left = new Set(firingRules(supposed))
  return firingRules(facts).filter((rule) => rule.atLeast === 'er_urgent' && !left.has(rule))
}

export const areOfEvents = (facts: Facts, supposed: Facts): boolean =>
  dangersDenied(facts, supposed).some(({ family }) => family !== undefined && OF_EVENTS.has(family))

const mayBeOtherwise = (facts: Facts, supposed: Facts): boolean =>
  dangersDenied(facts, supposed).every(({ family }) => family === undefined || SOUNDED_LIKE.has(family))

const OF_EVENTS: ReadonlySet<EmergencyFamily> = new Set([
  'trauma',
  'wound',
  'impaled',
  'burn',
  'electric_shock',
  'fire_shock_or_water',
  'near_drowning',
  'poison',
  'obstruction',
])

/**
 * Dangers that other words can sound like, beside such events and words of life and death. Left out are those that a look
 * deceives about: gums, a lost blood supply, bloat, a blocked bladder, the womb, birth and heat.
 */
const SOUNDED_LIKE: ReadonlySet<EmergencyFamily> = new Set([
  ...OF_EVENTS,
  'other',
  'unconscious',
  'weakness',
  'breathing',
  'choking',
  'seizure',
  'nerves',
  'spine',
  'bleeding',
  'pain',
  'eye',
  'eye_out',
])

const isShown = ({ explains: { symptoms = [] } }: AtlasEntry, facts: Facts): boolean =>
  symptoms.some((symptom) => facts.symptoms.has(symptom))

function parted(facts: Facts, found: readonly Found[]): NearEntries {
  const normal = found.filter(({ entry }) => entry.knownAs === undefined)
  const scores = byId(hitsFor(facts))
  const scoreOf = ({ entry }: Found): number => scores.get(entry.id)?.score ?? 0
  const most = Math.max(0, ...normal.map(scoreOf))
  const known = found.filter(
    (one) =>
      one.entry.knownAs !== undefined &&
      (normal.length === 0 || isInProfile(one.entry, facts) || (most > 0 && scoreOf(one) >= most)),
  )
  return { normal: chosen(normal), known: chosen(known) }
}

const isInProfile = ({ knownAs = [] }: AtlasEntry, { knownConditions }: Facts): boolean =>
  knownAs.some((name) => knownConditions.includes(name))

type Found = { readonly entry: AtlasEntry; readonly explained: readonly Rule[] }

function nearestFirst(facts: Facts, found: readonly Found[]): readonly Found[] {
  if (found.length < 2) return found
  const scores = byId(hitsFor(facts))
  const ranks = new Map(
    found.map((one) => [
      one,
      [
        Number(isInProfile(one.entry, facts)),
        Number(isShown(one.entry, facts)),
        scores.get(one.entry.id)?.score ?? 0,
        one.explained.length,
        shownIn(one.entry, facts),
      ],
    ]),
  )
  return found.toSorted((a, b) => {
    const [first = [], second = []] = [ranks.get(a), ranks.get(b)]
    return first.map((rank, place) => (second[place] ?? 0) - rank).find((gap) => gap !== 0) ?? 0
  })
}

const shownIn = ({ explains: { answers = {} } }: AtlasEntry, facts: Facts): number =>
  Object.entries(answers).filter(([question, values]) =>
    facts.values(question)?.some((value) => values.includes(value)),
  ).length

function hitsFor(facts: Facts): readonly Hit[] {
  const words = [
    facts.intake.additionalNotes,
    facts.text('exposure_details'),
    facts.text('medication_details'),
    facts.text('last_normal'),
  ]
    .join(' ')
    .trim()
  return words === '' ? [] : atlasIndex().findInStory(words)
}

const findable = atlas.map(({ id, name, words, because }) => ({
  id,
  label: name,
  words,
  description: because,
}))
let index: Index | undefined

const atlasIndex = (): Index => (index ??= indexOf(findable))

function chosen(found: readonly Found[]): readonly AtlasEntry[] {
  const first: AtlasEntry[] = []
  const open = new Set(found.flatMap(({ explained }) => explained))
  for (const { entry, explained } of found) {
    if (!explained.some((rule) => open.has(rule))) continue
    for (const rule of explained) open.delete(rule)
    first.push(entry)
  }
  return [...new Set([...first, ...found.map(({ entry }) => entry)])].slice(0, MOST_OFFERED)
}
