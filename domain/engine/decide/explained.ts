import { atlasById } from './atlas-by-id.ts'
import type { AtlasEntry, Signs } from '#domain/knowledge/atlas/entry.ts'
import { fits } from './fits.ts'
import { isOfAnyTime } from '#domain/knowledge/atlas/limits.ts'
import { NOTHING_BAD } from '#domain/knowledge/atlas/nothing-bad.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import type { Facts } from '../read/facts-by-reader.ts'
import { fires } from './firing-rules.ts'

export type Explained = {
  readonly entries: readonly AtlasEntry[]
  readonly from: Facts
  readonly left: Facts
}

export const explainedIn = onceForEach((facts: Facts): Explained => {
  const entries = [...facts.confirmed].flatMap((id) => {
    const entry = atlasById.get(id)
    return entry !== undefined && fits(entry, facts) === 'yes' ? [entry] : []
  })
  return { entries, from: facts, left: without(facts, entries) }
})

/**
 * The entry by which a concern is set aside: it speaks of the same part of the body, and the rule does not fire on what
 * is left. A rule about the whole animal takes any entry without whose signs it does not fire. A rule for an emergency is
 * never looked at here.
 */
export function explainerOf(
  { atLeast, about, when }: Rule,
  { entries, from, left }: Explained,
): AtlasEntry | undefined {
  if (atLeast === 'er_urgent' || about === undefined || entries.length === 0 || fires(when, left))
    return undefined
  if (about !== 'whole') return entries.find(({ systems }) => systems.includes(about))
  if (!fires(when, from)) return undefined
  return entries.find((entry) => !fires(when, without(from, [entry]))) ?? entries[0]
}

/**
 * The facts as they would be without the signs that these entries explain, ticked or read. Where they explain every symptom and
 * may have lasted any time, nobody need know since when.
 */
export function without(facts: Facts, entries: readonly AtlasEntry[]): Facts {
  if (entries.length === 0) return facts
  const symptoms = new Set(entries.flatMap(({ explains }) => explains.symptoms ?? []))
  const left = minus(facts.symptoms, symptoms)
  const answers = answersOf([
    ...entries.map(({ explains }) => explains),
    ...(left.size === 0 && entries.every(isOfAnyTime) ? [{ answers: { onset: ['not_sure'] } }] : []),
  ])
  const values = (id: string): readonly string[] | undefined => {
    const given = facts.values(id)
    const gone = answers.get(id)
    if (given === undefined || gone === undefined) return given
    const kept = given.filter((value) => !gone.has(value))
    return kept.length > 0 ? kept : wellAnswer(id)
  }
  // What has no answer for a well pet would not have been asked.
  const unasked = [...answers.keys()].filter(
    (id) => facts.values(id) !== undefined && values(id) === undefined,
  )
  return {
    ...facts,
    values,
    asked: minus(facts.asked, new Set(unasked)),
    symptoms: left,
    notes: {
      ...facts.notes,
      symptoms: minus(facts.notes.symptoms, symptoms),
      answers: new Map(
        [...facts.notes.answers].map(([id, read]) => [id, minus(read, answers.get(id) ?? NOTHING)]),
      ),
    },
  }
}

const minus = (from: ReadonlySet<string>, gone: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...from].filter((value) => !gone.has(value)))

const NOTHING: ReadonlySet<string> = new Set()

function answersOf(signs: readonly Signs[]): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>()
  for (const { answers = {} } of signs)
    for (const [id, values] of Object.entries(answers))
      all.set(id, new Set([...(all.get(id) ?? []), ...values]))
  return all
}

function wellAnswer(id: string): readonly string[] | undefined {
  const well = questionsById.get(id)?.options?.find(({ value }) => NOTHING_BAD.has(value))
  return well === undefined ? undefined : [well.value]
}
