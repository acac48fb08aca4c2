import type { GuardItem } from '#domain/knowledge/staying-home.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import { not } from '#domain/logic/condition.ts'
import type { Condition } from '#domain/logic/condition.ts'
import { tellCondition } from '../tell/condition.ts'
import type { Entry, Part } from '../tell/entry.ts'
import { readingsOf } from '../tell/readings.ts'
import { tellShown } from '../tell/shown.ts'
import { namedQuestion } from '../tell/topics.ts'
import { quoted } from '../tell/words.ts'

export const homeEntry = (item: GuardItem): Entry => ({
  id: item.id,
  kind: 'home',
  title: item.otherwise,
  page: 'staying-home',
  parts: [
    {
      head: 'What keeps a pet from staying at home',
      lines: [tellCondition(not(item.must))],
    },
    {
      head: 'Told to the owner',
      lines: [quoted(item.otherwise), 'The answer is then a vet visit at least.'],
    },
    ...(item.sameAs === undefined
      ? []
      : [
          {
            head: 'When it is passed over',
            lines: [`Where an ordinary thing has set aside ${item.sameAs}, which asks the same.`],
          },
        ]),
    ...askedParts(item.must),
  ],
  sources: [],
  reads: readingsOf(item.must, 'must be known for'),
  content: item,
})

/** Of whom the questions are asked, where not of everybody. */
const askedParts = (must: Condition): readonly Part[] =>
  [...new Set(readingsOf(must).flatMap(({ of, id }) => (of === 'question' ? [id] : [])))].flatMap((id) => {
    const shown = questionsById.get(id)?.condition
    return shown === undefined
      ? []
      : [{ head: `Who is asked ${namedQuestion(id)}`, lines: [tellShown(shown)] }]
  })
