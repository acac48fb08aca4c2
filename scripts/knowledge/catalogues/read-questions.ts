import type { Question, QuestionOption, ShortCut, ShownWhen } from '#domain/knowledge/questions/question.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { Faults, Places } from '../written/faults.ts'
import { filesOf, readWritten, readYaml } from '../written/read-written.ts'
import { phrasesOf, unlistedIn } from './phrases-of.ts'
import type { ToldQuestion } from './phrases-of.ts'
import { WrittenQuestion, WrittenShortCut } from './written-question.ts'
import type { WrittenOption, WrittenShown } from './written-question.ts'

/** In the order in which they are asked; `beside` are questions on the page of another one. */
export type ReadQuestions = {
  readonly questions: readonly Question[]
  readonly beside: readonly Question[]
  readonly shortCut: ShortCut
  readonly alarms: readonly Alarm[]
  readonly told: readonly ToldQuestion[]
}

type Alarm = { readonly question: string; readonly value: string; readonly family: EmergencyFamily }

const SHORT_CUT = 'questions/short-cut.yaml'

/**
 * Reads every question. A condition may name only symptoms of the catalogue and options of questions that are asked before.
 * @throws UnusableKnowledge with one line a fault.
 */
export function readQuestions(folder: string, symptoms: ReadonlySet<string>): ReadQuestions {
  const faults = new Faults()
  const places = new Places(faults)
  const earlier = new Map<string, Question>()
  const alarms: Alarm[] = []
  const told: ToldQuestion[] = []
  for (const name of filesOf(folder, 'questions', faults, ['short-cut']))
    faults.tried(undefined, () => {
      const { entries, placeOf } = readWritten(folder, `questions/${name}.yaml`, WrittenQuestion)
      for (const [index, written] of entries.entries()) {
        places.add(`question.${written.id}`, placeOf(index))
        const known = { symptoms, questions: earlier, placeOf: (at: Way) => placeOf(index, ...at) }
        for (const fault of unknownIn(written.when, known, ['when'])) faults.add(fault)
        for (const [option, symptom] of unlistedIn(written, symptoms))
          faults.add(`${placeOf(index, 'options', option, 'told')} there is no symptom "${symptom}"`)
        earlier.set(written.id, questionOf(written))
        alarms.push(...alarmsIn(written))
        told.push(phrasesOf(written))
      }
    })
  const all = [...earlier.values()]
  const shortCut = faults.tried<ShortCut>({ when: {}, keep: [] }, () =>
    readShortCut(folder, symptoms, earlier),
  )
  faults.tell()
  return {
    questions: all.filter(({ beside }) => beside === undefined),
    beside: all.filter(({ beside }) => beside !== undefined),
    shortCut,
    alarms,
    told,
  }
}

function readShortCut(
  folder: string,
  symptoms: ReadonlySet<string>,
  questions: ReadonlyMap<string, Question>,
): ShortCut {
  const { value, placeOf } = readYaml(folder, SHORT_CUT, WrittenShortCut)
  const faults = new Faults()
  for (const fault of unknownIn(value.when, { symptoms, questions, placeOf }, ['when'])) faults.add(fault)
  for (const [at, id] of value.keep.entries())
    if (!questions.has(id)) faults.add(`${placeOf(['keep', at])} there is no question "${id}"`)
  faults.tell()
  return { when: shownWhen(value.when), keep: value.keep }
}

function questionOf(written: WrittenQuestion): Question {
  const { id, question, type, required, why, beside, when, options, min, max, unit } = written
  return {
    id,
    question,
    type,
    required,
    why,
    ...(when && { condition: shownWhen(when) }),
    ...(options && {
      options: Object.entries(options).map(([value, option]) => optionOf(value, option)),
    }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unit !== undefined && { unit }),
    ...(written.max_length !== undefined && { maxLength: written.max_length }),
    ...(written.quick_answers && { quickAnswers: written.quick_answers }),
    ...(beside !== undefined && { beside }),
  }
}

function optionOf(value: string, written: WrittenOption): QuestionOption {
  const { label, exclusive, only_species: onlySpecies, only_sex: onlySex, emergency } = written
  return {
    value,
    label,
    ...(exclusive && { exclusive }),
    ...(onlySpecies && { onlySpecies }),
    ...(onlySex && { onlySex }),
    ...(emergency && { alert: 'er' as const }),
  }
}

const alarmsIn = ({ id: question, options = {} }: WrittenQuestion): readonly Alarm[] =>
  Object.entries(options).flatMap(([value, { emergency: family }]) =>
    family === undefined ? [] : [{ question, value, family }],
  )

function shownWhen(written: WrittenShown): ShownWhen {
  const { symptom, answer, species, sex, intact, any, all = [] } = written
  const parts = all.map(shownWhen)
  const answers = [answer, ...parts.map((part) => part.answer)].filter((one) => one !== undefined)
  return {
    ...(symptom && { anySymptom: symptom }),
    ...(species && { species }),
    ...(sex && { sex }),
    ...(intact && { notNeutered: intact }),
    ...(written.at_least_months !== undefined && { ageMonthsMin: written.at_least_months }),
    ...(written.younger_than_months !== undefined && { ageMonthsMax: written.younger_than_months }),
    ...(written.at_most_symptoms !== undefined && { symptomCountMax: written.at_most_symptoms }),
    ...(any && { any: any.map(shownWhen) }),
    ...Object.assign({}, ...parts),
    ...(answers.length > 0 && { answer: Object.assign({}, ...answers) }),
  }
}

type Way = readonly PropertyKey[]
type KnownToQuestions = {
  readonly symptoms: ReadonlySet<string>
  readonly questions: ReadonlyMap<string, Question>
  readonly placeOf: (at: Way) => string
}

function unknownIn(when: WrittenShown | undefined, known: KnownToQuestions, way: Way): readonly string[] {
  if (when === undefined) return []
  const { symptom = [], answer = {}, any = [], all = [] } = when
  const told = (at: Way, what: string): string => `${known.placeOf([...way, ...at])} ${what}`
  return [
    ...symptom.flatMap((value, at) =>
      known.symptoms.has(value) ? [] : [told(['symptom', at], `there is no symptom "${value}"`)],
    ),
    ...Object.entries(answer).flatMap(([id, values]) => {
      const question = known.questions.get(id)
      if (question === undefined) return [told(['answer', id], `no question "${id}" is asked before`)]
      return values.flatMap((value, at) =>
        question.options?.some((option) => option.value === value)
          ? []
          : [told(['answer', id, at], `there is no option "${value}"`)],
      )
    }),
    ...any.flatMap((one, at) => unknownIn(one, known, [...way, 'any', at])),
    ...all.flatMap((one, at) => unknownIn(one, known, [...way, 'all', at])),
  ]
}
