import type { Phrase, QuestionPhrases } from '#domain/knowledge/questions/phrase.ts'
import type { WrittenQuestion, WrittenTold } from './written-question.ts'

/** How the answers of a question are told; an answer in own words or numbers in one sentence around it. */
export type ToldQuestion = { readonly id: string } & (
  | { readonly options: QuestionPhrases }
  | { readonly sentence: string }
)

export function phrasesOf({ id, options, told, told_in: frame }: WrittenQuestion): ToldQuestion {
  if (told !== undefined) return { id, sentence: told }
  const phrases = Object.entries(options ?? {}).map(
    ([value, option]) => [value, phraseOf(option.told)] as const,
  )
  return { id, options: { ...(frame !== undefined && { frame }), options: Object.fromEntries(phrases) } }
}

/** The options that name, by their place, a symptom nobody lists. */
export const unlistedIn = (
  { options = {} }: WrittenQuestion,
  symptoms: ReadonlySet<string>,
): readonly (readonly [option: string, symptom: string])[] =>
  Object.entries(options).flatMap(([value, { told }]) => {
    const symptom = 'does' in told ? told.instead_of : undefined
    return symptom === undefined || symptoms.has(symptom) ? [] : [[value, symptom] as const]
  })

function phraseOf(told: WrittenTold): Phrase {
  if ('usual' in told) return { tells: 'usual', words: told.usual }
  if ('part' in told) return { tells: 'part', words: told.part }
  if ('unsure' in told) return { tells: 'unsure', words: told.unsure }
  if ('says' in told)
    return { tells: 'says', words: told.says, ...(told.follows !== undefined && { follows: told.follows }) }
  return {
    tells: 'does',
    words: told.does,
    ...(told.instead_of !== undefined && { insteadOf: told.instead_of }),
    ...(told.once !== undefined && { once: told.once }),
  }
}
