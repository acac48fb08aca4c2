import * as answerSentences from '#domain/knowledge/compiled/care/answer-words.ts'
import { careByCondition } from '#domain/knowledge/compiled/care/by-condition.ts'
import type { ConditionCare } from '#domain/knowledge/care/condition-care.ts'
import { careBySymptom } from '#domain/knowledge/compiled/care/by-symptom.ts'
import type { SymptomCare } from '#domain/knowledge/care/symptom-care.ts'
import { careProducts } from '#domain/knowledge/compiled/care/products.ts'
import type { CareProduct } from '#domain/knowledge/care/care-product.ts'
import { standingAdvice } from '#domain/knowledge/compiled/care/standing-advice.ts'
import { timeFrames } from '#domain/knowledge/compiled/care/time-frames.ts'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import type { Entry, Line, Part } from '../tell/entry.ts'
import { pointers, readingsOf } from '../tell/readings.ts'
import { careLinesIn, codesOf, readingsOfCare, tellCareLine } from '../tell/care.ts'
import { tellCondition } from '../tell/condition.ts'
import { tellSigns } from '../tell/signs.ts'
import { ageWords, capital, listed, quoted, sourcesOf, symptomWords, withoutName } from '../tell/words.ts'

type Care = Pick<Entry, 'id' | 'title' | 'parts' | 'content'> & Partial<Pick<Entry, 'reads'>>

const care = ({ reads = [], content, ...rest }: Care): Entry => {
  const all = [...reads, ...readingsOfCare(careLinesIn(content))]
  return { ...rest, kind: 'care', page: 'care', sources: sourcesOf(codesOf(all)), reads: all, content }
}

export const careEntries = (): readonly Entry[] => [
  ...STANDING.map(standingEntry),
  howSoon(),
  answerEntry(),
  ...Object.entries(careBySymptom).map(symptomCare),
  ...Object.entries(careByCondition).map(conditionCare),
  ...careProducts.map(productEntry),
]

const { emergency, visit, home, dangerSigns, poisonSigns, swallowed, keepFeeding, poisonReady, poisonLines } =
  standingAdvice

const STANDING = [
  { id: 'care.emergency', title: 'Said with an emergency', content: { emergency } },
  { id: 'care.visit', title: 'Said with a vet visit', content: { visit } },
  { id: 'care.home', title: 'Said with care at home', content: { home, keepFeeding } },
  { id: 'care.danger-signs', title: 'What is an emergency whatever the problem', content: { dangerSigns } },
  {
    id: 'care.poison',
    title: 'Said after a poison or a thing that was swallowed',
    content: { poisonReady, poisonLines, poisonSigns, swallowed },
  },
]

const standingEntry = ({ id, title, content }: (typeof STANDING)[number]): Entry =>
  care({
    id,
    title,
    parts: [{ head: 'Lines', lines: careLinesIn(content).map(tellCareLine) }],
    content,
  })

const howSoon = (): Entry =>
  care({
    id: 'care.how-soon',
    title: 'Visits that cannot wait for the usual day or two',
    parts: (['now', 'today'] as const).map((within) => ({
      head: `The owner is told: ${answerSentences.soonerWords[within].timeframe.toLowerCase()}, where`,
      lines: timeFrames
        .filter((frame) => frame.within === within)
        .map(({ when, sources }): Line => ({ says: `[${sources.join(', ')}]`, of: [tellCondition(when)] })),
    })),
    reads: timeFrames.flatMap(({ when, sources }) => [...readingsOf(when), ...pointers('source', sources)]),
    content: { timeFrames },
  })

const sentencesIn = (data: unknown): readonly string[] =>
  typeof data === 'string'
    ? [quoted(withoutName(data))]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(sentencesIn)
      : []

function answerEntry(): Entry {
  const { answerWords, soonerWords, followUpWords, lastingWords, adviceLasts } = answerSentences
  return care({
    id: 'care.answer',
    title: 'Sentences that hold an answer together',
    parts: [
      { head: 'Opening, by level', lines: sentencesIn(answerWords.opening) },
      { head: 'Closing, by level', lines: sentencesIn(answerWords.closing) },
      { head: 'Where no rule gives a reason', lines: sentencesIn(answerWords.withoutReason) },
      { head: 'Where we are less sure', lines: sentencesIn(answerWords.lessSure) },
      { head: 'A visit that cannot wait', lines: sentencesIn(soonerWords) },
      { head: 'When to look again and when to see a vet, by level', lines: sentencesIn(followUpWords) },
      { head: 'Where a problem has lasted for weeks', lines: sentencesIn(lastingWords) },
      { head: 'How long the advice holds', lines: sentencesIn(adviceLasts) },
      { head: 'Of products', lines: sentencesIn({ ...answerWords.product, other: answerWords.notAtHome }) },
      { head: 'In place of a vet', lines: sentencesIn(answerWords.notInPlaceOfVet) },
    ],
    content: { answerWords, soonerWords, followUpWords, lastingWords, adviceLasts },
  })
}

type Heads<Of> = Readonly<Record<keyof Of & string, string>>

const CARE_HEADS: Heads<Required<SymptomCare & ConditionCare>> = {
  home: 'To do at home',
  diet: 'Food',
  watch: 'To watch',
  worse: 'When a pet at home needs a visit',
  goNow: 'Signs that make it an emergency',
  bring: 'To bring to the vet',
  spreads: 'It can spread',
  feedsAsUsual: 'The pet eats as usual',
  askBeforeFeeding: 'A vet decides about food',
}

const careParts = (data: SymptomCare | ConditionCare): readonly Part[] =>
  Object.entries(data).map(([key, value]) => ({
    head: new Map(Object.entries(CARE_HEADS)).get(key) ?? key,
    lines: value === true ? ['Yes.'] : careLinesIn(value).map(tellCareLine),
  }))

const symptomCare = ([symptom, data]: readonly [string, SymptomCare]): Entry =>
  care({
    id: `care.symptom.${symptom}`,
    title: `For the symptom ${symptomWords(symptom)}`,
    parts: careParts(data),
    reads: pointers('symptom', [symptom], 'is advice for'),
    content: data,
  })

const nameOf = (condition: string): string =>
  allConditions.find(({ id }) => id === condition)?.name ?? condition

const conditionCare = ([condition, data]: readonly [string, ConditionCare]): Entry =>
  care({
    id: `care.condition.${condition}`,
    title: `Where the likeliest condition is: ${nameOf(condition)}`,
    parts: careParts(data),
    reads: pointers('condition', [condition], 'is advice for'),
    content: data,
  })

const productEntry = (product: CareProduct): Entry =>
  care({
    id: `care.product.${product.id}`,
    title: `Product: ${[...new Set(Object.values(product.name))].join('; ')}`,
    parts: [
      {
        head: 'What it is',
        lines: [
          `${capital(product.form)}${product.genericName === null ? '' : ` (${product.genericName})`}; ${product.swallowed ? 'swallowed' : 'not swallowed'}.`,
        ],
      },
      {
        head: 'For whom',
        lines: [
          `${product.species === undefined ? 'Dogs and cats' : `${capital(product.species)}s`} from ${ageWords(product.minMonths)} of age.`,
          ...(product.notWith === undefined
            ? []
            : [`Not with a known condition named ${listed(product.notWith.map(quoted))}.`]),
        ],
      },
      ...(product.notBeside === undefined
        ? []
        : [{ head: 'Not offered beside', lines: tellSigns({ symptoms: product.notBeside }) }]),
      { head: 'Offered for', lines: [`${listed(product.conditions.map(nameOf), 'and')}.`] },
      { head: 'Told to the owner', lines: [product.notes, ...product.warnings].map(tellCareLine) },
    ],
    reads: [
      ...pointers('symptom', product.notBeside ?? [], 'is not offered beside'),
      ...pointers('condition', product.conditions, 'is offered for'),
    ],
    content: product,
  })
