import type { GuardItem } from '#domain/knowledge/staying-home.ts'
import { tellCondition } from '../tell/condition.ts'
import type { Entry } from '../tell/entry.ts'
import { readingsOf } from '../tell/readings.ts'
import { quoted } from '../tell/words.ts'

export const homeEntry = (item: GuardItem): Entry => ({
  id: item.id,
  kind: 'home',
  title: item.otherwise,
  page: 'staying-home',
  parts: [
    {
      head: 'A pet may stay at home only where',
      lines: [tellCondition(item.must)],
    },
    {
      head: 'Told to the owner where it is not so, or not known',
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
  ],
  sources: [],
  reads: readingsOf(item.must, 'must be known for'),
  content: item,
})
