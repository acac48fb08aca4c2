import { soonerWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { careByCondition } from '#domain/knowledge/compiled/care/by-condition.ts'
import type { ConditionCare } from '#domain/knowledge/care/condition-care.ts'
import { careBySymptom } from '#domain/knowledge/compiled/care/by-symptom.ts'
import type { SymptomCare } from '#domain/knowledge/care/symptom-care.ts'
import { careProducts } from '#domain/knowledge/compiled/care/products.ts'
import type { CareProduct } from '#domain/knowledge/care/care-product.ts'
import { timeFrames } from '#domain/knowledge/compiled/care/time-frames.ts'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import { ANSWER_CONTENT, ANSWER_PARTS } from './answer-parts.ts'
import { STANDING } from './standing-care.ts'
import type { Entry, Line, Part } from '../tell/entry.ts'
import { knownPhrase } from '../tell/known-names.ts'
import { pointers, readingsOf } from '../tell/readings.ts'
import { careLinesIn, codesOf, readingsOfCare, tellCareLine } from '../tell/care.ts'
import { tellCondition } from '../tell/condition.ts'
import { tellSigns } from '../tell/signs.ts'
import { ageWords, capital, listed, sourcesOf, symptomWords } from '../tell/words.ts'

type Care = Pick<Entry, 'id' | 'title' | 'parts' | 'content'> & Partial<Pick<Entry, 'reads'>>

const care = ({ reads = [], content, ...rest }: Care): Entry => {
  const all = [...reads, ...readingsOfCare(careLinesIn(content))]
  return { ...rest, kind: 'care', page: 'care', sources: sourcesOf(codesOf(all)), reads: all, content }
}

export const careEntries = (): readonly Entry[] => [
  ...STANDING.map(care),
  howSoon(),
  answerEntry(),
  ...Object.entries(careBySymptom).map(symptomCare),
  ...Object.entries(careByCondition).map(conditionCare),
  ...careProducts.map(productEntry),
]

const POISON_NOW =
  'A poison was met, and its computed dose, a dose that nobody knows, or the thing by itself is more than a pet may stay at home with.'

const howSoon = (): Entry =>
  care({
    id: 'care.how-soon',
    title: 'Visits that cannot wait for the usual day or two',
    parts: (['now', 'today'] as const).map((within) => ({
      head: `The owner is told: ${soonerWords[within].timeframe.toLowerCase()}, where`,
      lines: [
        ...(within === 'now' ? [POISON_NOW] : []),
        ...timeFrames
          .filter((frame) => frame.within === within)
          .map(({ when, sources }) => cited(tellCondition(when), sources)),
      ],
    })),
    reads: timeFrames.flatMap(({ when, sources }) => [...readingsOf(when), ...pointers('source', sources)]),
    content: { timeFrames },
  })

const cited = (told: Line, sources: readonly string[]): Line =>
  typeof told === 'string'
    ? `${told} [${sources.join(', ')}]`
    : { ...told, says: `${told.says} [${sources.join(', ')}]` }

const answerEntry = (): Entry =>
  care({
    id: 'care.answer',
    title: 'Sentences that hold an answer together',
    parts: ANSWER_PARTS,
    content: ANSWER_CONTENT,
  })

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
          `${product.species === undefined ? 'Dogs and cats' : `${capital(product.species)}s`} ${product.minMonths === 0 ? 'of any age' : `from ${ageWords(product.minMonths)} of age`}.`,
          ...(product.notWith === undefined
            ? []
            : [`Not with a known disease or medicine that ${knownPhrase(product.notWith)}.`]),
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
