import type { QuestionOption } from '#domain/knowledge/questions/question.ts'
import type { Toxin, ToxinForSpecies, ToxinThreshold } from '#domain/knowledge/doses/toxin.ts'
import {
  MADE,
  constantSource,
  importType,
  inLatin1,
  listSource,
  objectSource,
  schemaFiles,
  valueSource,
} from '../written/compiled.ts'
import type { Compiled } from '../written/compiled.ts'
import { Faults } from '../written/faults.ts'
import { KNOWLEDGE } from '../written/read-written.ts'
import { readDoses } from './read-doses.ts'
import type { ReadDoses } from './read-doses.ts'
import { readQuestions } from './read-questions.ts'
import type { ReadQuestions } from './read-questions.ts'
import { WrittenSymptoms, readSymptoms } from './read-symptoms.ts'
import type { ReadSymptoms } from './read-symptoms.ts'
import { WrittenWorks, poisonSchema } from './written-poison.ts'
import type { WrittenPoison } from './written-poison.ts'
import { WrittenQuestion, WrittenShortCut } from './written-question.ts'

/**
 * The modules of symptoms, questions and poisons, which all other knowledge names: they are made first, and nothing they
 * are made by may load what is made here.
 * @throws UnusableKnowledge with every fault.
 */
export function madeCatalogues(folder = KNOWLEDGE): readonly Compiled[] {
  const faults = new Faults()
  const made = [
    ...faults.tried<readonly Compiled[]>([], () => {
      const symptoms = readSymptoms(folder)
      const questions = readQuestions(folder, new Set(Object.keys(symptoms.phrases)))
      return [symptomModule(symptoms), ...questionModules(questions), phraseModule(symptoms, questions)]
    }),
    ...faults.tried<readonly Compiled[]>([], () => [poisonModule(readDoses(folder))]),
  ]
  faults.tell()
  return [
    ...made.map(inLatin1),
    ...schemaFiles({
      symptoms: WrittenSymptoms,
      question: WrittenQuestion.array(),
      'short-cut': WrittenShortCut,
      poison: poisonSchema(new Set()).array(),
      'dose-works': WrittenWorks,
    }),
  ]
}

const symptomModule = ({ note, categories }: ReadSymptoms): Compiled => ({
  path: 'compiled/catalogues/symptoms.ts',
  text: [
    MADE,
    importType('SymptomCategory', 'questions/symptom.ts'),
    '',
    ...listSource(
      'The groups an owner chooses from, in display order.',
      'symptomCategories: readonly SymptomCategory[]',
      categories.map(valueSource),
    ),
    ...constantSource(
      'The sentence shown to owners who find their problem in no list.',
      'symptomNote',
      valueSource(note),
    ),
  ].join('\n'),
})

const questionModules = ({ questions, beside, shortCut, alarms }: ReadQuestions): readonly Compiled[] => [
  {
    path: 'compiled/catalogues/questions.ts',
    text: [
      MADE,
      importType('Question', 'questions/question.ts'),
      '',
      ...listSource(
        'The follow-up questions with a page of their own, in display order.',
        'questions: readonly Question[]',
        questions.map(valueSource),
      ),
      ...listSource(
        'Questions on the page of another one.',
        'questionsBeside: readonly Question[]',
        beside.map(valueSource),
      ),
    ].join('\n'),
  },
  {
    path: 'compiled/catalogues/question-order.ts',
    text: [
      MADE,
      importType('OrderedQuestion, ShortCut', 'questions/question.ts'),
      '',
      ...listSource(
        'Every question that can be answered, in the order in which they are asked; their words are no part of it.',
        'questionOrder: readonly OrderedQuestion[]',
        [...questions, ...beside].map(({ id, condition, options = [] }) => {
          const ofSomePets = options
            .filter(isOfSomePets)
            .map(({ value, onlySpecies, onlySex }) => ({ value, onlySpecies, onlySex }))
          return valueSource({ id, condition, ...(ofSomePets.length > 0 && { ofSomePets }) })
        }),
      ),
      ...constantSource(
        'When most questions are left out, and which are not.',
        'shortCut: ShortCut',
        valueSource(shortCut),
      ),
    ].join('\n'),
  },
  {
    path: 'compiled/catalogues/alarming-answers.ts',
    text: [
      MADE,
      "import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'",
      '',
      ...objectSource(
        'The answers that can be an emergency on their own, in question order, and of which kind.',
        'alarmingAnswers: Readonly<Record<string, Readonly<Record<string, EmergencyFamily>>>>',
        [...Map.groupBy(alarms, ({ question }) => question)].map(([question, answers]) => [
          question,
          valueSource(Object.fromEntries(answers.map(({ value, family }) => [value, family]))),
        ]),
      ),
    ].join('\n'),
  },
]

const phraseModule = ({ phrases }: ReadSymptoms, { told }: ReadQuestions): Compiled => ({
  path: 'compiled/catalogues/phrases.ts',
  text: [
    MADE,
    importType('QuestionPhrases', 'questions/phrase.ts'),
    '',
    ...objectSource(
      'How each option is told in the answer, by question.',
      'phrases: Readonly<Record<string, QuestionPhrases>>',
      told.flatMap((one) => ('options' in one ? [[one.id, valueSource(one.options)] as const] : [])),
    ),
    ...objectSource(
      'The sentence of an answer in own words or numbers, by question; `{told}` stands for it.',
      'writtenPhrases: Readonly<Record<string, string>>',
      told.flatMap((one) => ('sentence' in one ? [[one.id, valueSource(one.sentence)] as const] : [])),
    ),
    ...objectSource(
      'How each symptom is told; the words follow the pet.',
      'symptomPhrases: Readonly<Record<string, string>>',
      Object.entries(phrases).map(([value, words]) => [value, valueSource(words)]),
    ),
  ].join('\n'),
})

const isOfSomePets = ({ onlySpecies, onlySex }: QuestionOption): boolean =>
  onlySpecies !== undefined || onlySex !== undefined

const poisonModule = ({ poisons, works }: ReadDoses): Compiled => ({
  path: 'compiled/catalogues/toxins.ts',
  text: [
    MADE,
    importType('Toxin', 'doses/toxin.ts'),
    '',
    ...listSource(
      'Every poison with published doses or a rule of its own.',
      'toxins: readonly Toxin[]',
      poisons.map((poison) => valueSource(toxinOf(poison))),
    ),
    '/** Full citations of the works behind the doses, by code. */',
    'export const toxinSources: ReadonlyMap<string, string> = new Map([',
    ...Object.entries(works).map(([code, { cite }]) => `  ${valueSource([code, cite])},`),
    '])',
    '',
  ].join('\n'),
})

/** What the engine computes with; forms of which nobody knows what they hold are left out. */
const toxinOf = ({ id, name, dog, cat, forms }: WrittenPoison): Toxin => ({
  id,
  name,
  dog: forSpecies(dog),
  cat: forSpecies(cat),
  forms: forms.flatMap(({ id: form, holds, up_to: upTo, unit, works = [] }) =>
    holds === undefined
      ? []
      : [{ id: form, concentration: holds, concentrationHigh: upTo ?? null, unit, src: works }],
  ),
})

const forSpecies = ({
  rule,
  at_least: floor,
  doses,
  day_after_day: daily,
}: WrittenPoison['dog']): ToxinForSpecies => ({
  rule,
  urgencyFloor: floor ?? null,
  thresholds: doses.map(threshold),
  ...(daily && { daily: daily.map(threshold) }),
})

const threshold = ({ level, from, unit, works }: WrittenPoison['dog']['doses'][number]): ToxinThreshold => ({
  level,
  dose: from,
  unit,
  src: works,
})
