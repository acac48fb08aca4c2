import * as answerSentences from '#domain/knowledge/compiled/care/answer-words.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import type { Line, Part } from '../tell/entry.ts'
import { levelWords, quoted, withoutName } from '../tell/words.ts'

const { answerWords, soonerWords, followUpWords, lastingWords, adviceLasts } = answerSentences

export const ANSWER_CONTENT = { answerWords, soonerWords, followUpWords, lastingWords, adviceLasts }

const line = (when: string, words: string): string => `${when}: ${quoted(withoutName(words))}`

const mostUrgentFirst = URGENCIES.toReversed()

const byLevel = (words: Readonly<Record<Urgency, string | null>>): readonly Line[] =>
  mostUrgentFirst.flatMap((level) => {
    const said = words[level]
    return said === null ? [] : [line(levelWords(level), said)]
  })

const sooner = (['now', 'today'] as const).map((within): Line => {
  const { opening, closing, timeframe, nextCheckIn, until } = soonerWords[within]
  return {
    says: within === 'now' ? 'Where the owner is to call now:' : 'Where the visit is due today:',
    of: [
      line('Opening', opening),
      line('Closing', closing),
      line('When to see a vet', timeframe),
      line('When to look again', nextCheckIn),
      line('Head of what to do until then', until),
    ],
  }
})

const followUp = mostUrgentFirst.map((level): Line => {
  const { nextCheckIn, monitoringFrequency, veterinaryVisit } = followUpWords[level]
  return {
    says: `${levelWords(level)}:`,
    of: [
      line('When to look again', nextCheckIn),
      line('How often to look', monitoringFrequency),
      line('When to see a vet', veterinaryVisit.timeframe),
      line('Why', veterinaryVisit.reason),
    ],
  }
})

const { product } = answerWords

export const ANSWER_PARTS: readonly Part[] = [
  { head: 'Opening, by level', lines: byLevel(answerWords.opening) },
  { head: 'Closing, by level', lines: byLevel(answerWords.closing) },
  { head: 'Where no rule gives a reason, by level', lines: byLevel(answerWords.withoutReason) },
  { head: 'Where we are less sure, at every level', lines: [quoted(answerWords.lessSure)] },
  { head: 'A vet visit that cannot wait', lines: sooner },
  { head: 'When to look again and when to see a vet, by level', lines: followUp },
  {
    head: 'With home care, where a problem has lasted for a week or more',
    lines: [
      line('When to see a vet', lastingWords.timeframe),
      line('How often to look', lastingWords.monitoringFrequency),
    ],
  },
  { head: 'How long the advice holds, by level', lines: byLevel(adviceLasts) },
  {
    head: 'Of products, which only home care offers',
    lines: [
      line('How much', product.dosage),
      line('How much, of what is swallowed or kills fleas', product.dosageByWeight),
      line('How often', product.frequency),
      line('How long', product.duration),
      line('How long, of joint products', product.longDuration),
      line('How long, of what kills fleas', product.once),
      line('How, of what is swallowed', product.withFood),
      line('In place of products at other levels', answerWords.notAtHome),
    ],
  },
  { head: 'At every level', lines: [quoted(answerWords.notInPlaceOfVet)] },
]
