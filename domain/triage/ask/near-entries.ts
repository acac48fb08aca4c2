import { atlas, atlasById } from '#domain/knowledge/atlas/all-entries.ts'
import type { AtlasEntry } from '#domain/knowledge/atlas/entry.ts'
import { fits, isSeen } from '#domain/knowledge/atlas/fits.ts'
import { indexOf } from '#domain/search/index-of.ts'
import type { Hit, Search } from '#domain/search/index-of.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { explainerOf, without } from '#domain/triage/explained.ts'
import type { Facts } from '#domain/triage/facts-by-reader.ts'
import { firingRules } from '#domain/triage/firing-rules.ts'

/** Most entries that one question offers. */
const MOST_OFFERED = 3

/** What is ordinary, and what a vet named before. */
export type NearEntries = { readonly normal: readonly AtlasEntry[]; readonly known: readonly AtlasEntry[] }

/**
 * The entries of the atlas worth offering: they fit what was ticked, as it would be if everything else that could be
 * asked were answered in the mildest way, and each explains a concern that stands. At most three of each kind, nearest
 * first; where several concerns stand, the nearest of each comes before the next of any.
 */
export function nearEntries(supposed: Facts): NearEntries {
  const concerns = firingRules(supposed).filter(({ about }) => about !== undefined)
  if (concerns.length === 0) return { normal: [], known: [] }
  const found = atlas.flatMap((entry) => {
    if (!isSeen(entry, supposed) || fits(entry, supposed) !== 'yes') return []
    const left = without(supposed, [entry])
    const explained = concerns.filter((rule) => explainerOf(rule, { entries: [entry], left }) !== undefined)
    return explained.length > 0 ? [{ entry, explained }] : []
  })
  return parted(nearestFirst(supposed, found))
}

/**
 * The entries that the statements at these places may tell of, words of danger that are supposed not to be so: found by
 * those very statements, named whole or seen in what was ticked, and fitting it. No concern need stand.
 */
export function namedEntries(supposed: Facts, places: ReadonlySet<string>): NearEntries {
  const denied = supposed.notes.findings.flatMap(({ place, statement }) =>
    places.has(place) ? [statement] : [],
  )
  const hits = new Map([...new Set(denied)].flatMap(searchAtlas()).map((hit) => [hit.id, hit]))
  return parted(
    [...hits.values()].flatMap(({ id, isNamed }) => {
      const entry = atlasById.get(id)
      const isNear = entry !== undefined && (isNamed || isSeen(entry, supposed))
      return isNear && fits(entry, supposed) === 'yes' ? [{ entry, explained: [] }] : []
    }),
  )
}

function parted(found: readonly Found[]): NearEntries {
  const isNamed = ({ entry }: Found): boolean => entry.knownAs !== undefined
  return { normal: chosen(found.filter((one) => !isNamed(one))), known: chosen(found.filter(isNamed)) }
}

type Found = { readonly entry: AtlasEntry; readonly explained: readonly Rule[] }

/**
 * What stands in the profile first, then in the order in which the owner's own words name them, then by how many of the
 * concerns they explain.
 */
function nearestFirst(facts: Facts, found: readonly Found[]): readonly Found[] {
  if (found.length < 2) return found
  const scores = new Map(hitsFor(facts).map(({ id, score }) => [id, score]))
  const isInProfile = ({ entry }: Found): boolean =>
    entry.knownAs?.some((name) => facts.knownConditions.includes(name)) === true
  const scoreOf = ({ entry }: Found): number => scores.get(entry.id) ?? 0
  return found.toSorted(
    (a, b) =>
      Number(isInProfile(b)) - Number(isInProfile(a)) ||
      scoreOf(b) - scoreOf(a) ||
      b.explained.length - a.explained.length,
  )
}

/** What the owner's own words find in the atlas, best first. */
function hitsFor(facts: Facts): readonly Hit[] {
  const words = [facts.intake.additionalNotes, facts.text('exposure_details'), facts.text('last_normal')]
    .join(' ')
    .trim()
  return words === '' ? [] : searchAtlas()(words)
}

let index: Search | undefined

/** Made when it is first needed: most cases ask nothing of it. */
const searchAtlas = (): Search =>
  (index ??= indexOf(
    atlas.map(({ id, name, words, because }) => ({ id, label: name, words, description: because })),
  ))

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
