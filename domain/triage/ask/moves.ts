import { questionsById } from '#domain/knowledge/questions.ts'
import type { Question } from '#domain/knowledge/questions.ts'
import { withNotes } from '#domain/triage/facts-by-reader.ts'
import type { Facts } from '#domain/triage/facts-by-reader.ts'
import { denying } from '#domain/triage/notes/meant.ts'
import type { NoteField } from '#domain/triage/notes/reading.ts'
import type { CheckKind } from './check-question.ts'

/** One thing an owner could tell us that would make the answer milder. */
export type Move = {
  readonly kind: CheckKind
  /** The place of a statement, the id of a question, or nothing. */
  readonly about: string
}

/** Everything that could be asked about these facts: words first, then open questions, then what nobody read. */
export const movesFor = (facts: Facts): readonly Move[] => [
  ...statementsIn(facts),
  ...openQuestions(facts).map(({ id }): Move => ({ kind: 'open', about: id })),
  ...(facts.notes.unread.length > 0 ? [{ kind: 'last_look', about: '' } as const] : []),
]

/** The statements of the story in which something was read. What was eaten or given is an answer, asked for by name. */
export function statementsIn({ notes }: Facts): readonly Move[] {
  const places = notes.findings.flatMap(({ sense, place, field }) =>
    sense === 'present' && IN_STORY.has(field) ? [place] : [],
  )
  return [...new Set(places)].map((about) => ({ kind: 'reading', about }))
}

const IN_STORY = new Set<NoteField>(['additionalNotes', 'last_normal'])

const openQuestions = (facts: Facts): readonly Question[] =>
  [...facts.asked].flatMap((id) => {
    const question = questionsById.get(id)
    return question !== undefined && !question.required && facts.values(id) === undefined && mildest(question)
      ? [question]
      : []
  })

/** The answer that names no finding; undefined where there is none. */
function mildest({ options = [] }: Question): string | undefined {
  const mild = options.find(({ value, exclusive }) => exclusive === true && value === 'none')
  return (mild ?? options.find(({ value }) => WELL.has(value)))?.value
}

const WELL = new Set(['pink', 'no_discharge', 'formed'])

/** The facts as they would be if the owner gave the mildest answer to each of these. */
export function supposing(facts: Facts, moves: ReadonlySet<Move>): Facts {
  const about = (kind: CheckKind): Set<string> =>
    new Set([...moves].flatMap((move) => (move.kind === kind ? [move.about] : [])))
  const open = new Map(
    [...about('open')].map((id): [string, readonly string[]] => {
      const question = questionsById.get(id)
      return [id, [question === undefined ? '' : (mildest(question) ?? '')]]
    }),
  )
  const notes = denying(facts.notes, about('reading'))
  return {
    ...withNotes(facts, about('last_look').size > 0 ? { ...notes, isLookedAt: true } : notes),
    values: (id) => open.get(id) ?? facts.values(id),
  }
}
