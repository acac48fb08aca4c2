import { breedGroupsOf } from '#domain/knowledge/breed-groups.ts'
import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import { THINGS } from '#domain/knowledge/things-question.ts'
import type { Question, QuestionOption } from '#domain/knowledge/questions/question.ts'
import { substancesById } from '#domain/substances/all-substances.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import { namedIn } from '#domain/pets/stated.ts'
import { weightInKg } from '#domain/pets/weight.ts'
import { answerValues } from '../flow/answer-values.ts'
import { flowPetOf, isOfPet } from '../flow/flow-pet.ts'
import { askedIdsBy } from '../flow/question-order.ts'
import type { FlowPet } from '../flow/flow-pet.ts'
import { isExposed } from '#domain/logic/exposed.ts'
import type { Answers, Intake, IntakePet } from '#domain/logic/intake.ts'
import { NOTHING_MET, meeting } from './met-things.ts'
import type { KnownFacts } from '#domain/logic/known-facts.ts'
import type { MetThings } from './met-things.ts'
import type { NoteReader } from '../notes/note-reader.ts'
import { NOTHING_READ } from '../notes/clauses/reading.ts'
import type { NoteReading } from '../notes/clauses/reading.ts'

export type Facts = KnownFacts & {
  readonly text: (questionId: string) => string
  readonly notes: NoteReading
  readonly confirmed: ReadonlySet<string>
  readonly met: MetThings
}

export function readFactsBy(readNotes: NoteReader, told: Intake, now: Date): Facts {
  const intake = withoutNone(told)
  const pet = flowPetOf(intake.pet, now)
  const ticked = intake.selectedSymptoms.filter((value) => symptomsByValue.has(value))
  const given = cleanAnswers(intake.followUpAnswers, pet)
  const asked = askedIdsBy(pet, ticked, (id) => given.get(id))
  const answered = new Map<string, readonly string[]>()
  for (const [id, list] of given) if (asked.has(id)) answered.set(id, list)
  const values = (id: string): readonly string[] | undefined => answered.get(id)
  const weightKg = weightInKg(intake.pet.weight)
  const text = (id: string): string => values(id)?.join(' ') ?? ''
  const notes = readNotes(
    {
      additionalNotes: intake.additionalNotes,
      exposure_details: text('exposure_details'),
      last_normal: text('last_normal'),
      medication_details: text('medication_details'),
    },
    {
      species: pet.species,
      sex: intake.pet.gender ?? undefined,
      name: intake.pet.name,
      exposed: isExposed(values('exposure')),
    },
  )
  const facts: Facts = {
    intake,
    species: pet.species,
    ageMonths: pet.ageMonths,
    weightKg,
    breedGroups: breedGroupsOf(pet.species, intake.pet.breed, weightKg, pet.ageMonths),
    symptoms: new Set(ticked),
    knownConditions: knownConditions(intake.pet, notes.conditions),
    profileConditions: knownConditions(intake.pet),
    asked,
    values,
    number: (id) => numberIn(values(id)),
    text,
    notes,
    confirmed: NOTHING_CONFIRMED,
    met: NOTHING_MET,
  }
  return meeting(facts, values(THINGS) ?? [], false)
}

const NOTHING_CONFIRMED: ReadonlySet<string> = new Set()

/**
 * The same pet and answers without a word of the notes: what was ticked, counted or stands in the profile. Only these
 * may make an answer less urgent.
 */
export const withoutWords = onceForEach((facts: Facts): Facts =>
  facts.notes === NOTHING_READ ? facts : withNotes(facts, NOTHING_READ),
)

export const withNotes = (facts: Facts, notes: NoteReading): Facts => ({
  ...facts,
  notes,
  knownConditions: knownConditions(facts.intake.pet, notes.conditions),
})

const knownConditions = ({ conditions, medications }: IntakePet, told: Iterable<string> = []): string =>
  [
    ...conditions,
    ...conditions.flatMap((condition) => meantBy(diseaseNames, condition)),
    ...medications.flatMap((medicine) => meantBy(medicines, medicine)),
    ...told,
  ]
    .join('; ')
    .toLowerCase()

const withoutNone = (told: Intake): Intake => ({
  ...told,
  pet: {
    ...told.pet,
    conditions: namedIn(told.pet.conditions),
    allergies: namedIn(told.pet.allergies),
    medications: namedIn(told.pet.medications),
  },
})

/** Answers with known questions and values only; labels become values, numbers outside their limits are left out. */
function cleanAnswers(answers: Answers, pet: FlowPet): ReadonlyMap<string, readonly string[]> {
  const clean = new Map<string, readonly string[]>()
  for (const id of Object.keys(answers)) {
    const question = questionsById.get(id)
    const values = question === undefined ? [] : cleanAnswer(question, answerValues(answers[id]), pet)
    if (values.length > 0) clean.set(id, values)
  }
  return clean
}

function cleanAnswer(question: Question, given: readonly string[], pet: FlowPet): readonly string[] {
  const texts = given.map((text) => text.trim()).filter((text) => text !== '')
  if (question.type === 'number') {
    return texts.slice(0, 1).filter((text) => isWithin(Number(text), question))
  }
  if (question.type === 'text' || question.type === 'textarea') return texts
  if (question.type === 'things') return [...new Set(texts)].filter((id) => substancesById.has(id))
  const findings: string[] = []
  let exclusive: string | undefined
  for (const text of texts) {
    const option = optionNamed(text, question, pet)
    if (option?.exclusive === true) exclusive ??= option.value
    else if (option !== undefined) findings.push(option.value)
  }
  // "None of these" next to a real finding is a slip of the finger; the finding counts.
  return findings.length > 0 || exclusive === undefined ? findings : [exclusive]
}

type OptionsByName = ReadonlyMap<string, readonly QuestionOption[]>

const optionsBy = (nameOf: (option: QuestionOption) => string): ReadonlyMap<string, OptionsByName> =>
  new Map(questions.map(({ id, options = [] }) => [id, Map.groupBy(options, nameOf)]))

const optionsByValue = optionsBy(({ value }) => value)
const optionsByLabel = optionsBy(({ label }) => label.toLowerCase())

function optionNamed(text: string, { id }: Question, pet: FlowPet): QuestionOption | undefined {
  const isPossible = (option: QuestionOption): boolean => isOfPet(option, pet)
  return (
    optionsByValue.get(id)?.get(text)?.find(isPossible) ??
    optionsByLabel.get(id)?.get(text.toLowerCase())?.find(isPossible)
  )
}

const isWithin = (number: number, { min, max }: Question): boolean =>
  Number.isFinite(number) && number >= (min ?? -Infinity) && number <= (max ?? Infinity)

function numberIn([first]: readonly string[] = []): number | undefined {
  return first === undefined || !Number.isFinite(Number(first)) ? undefined : Number(first)
}

const diseaseNames: readonly (readonly [RegExp, string])[] = [
  [/cardiomyopath|\b[hd]o?cm\b|\barvc\b|mitral|\bmm?vd\b|valv(?:e|ular) disease|\bchf\b/i, 'heart disease'],
  [/\bckd\b|\brenal\b/i, 'kidney disease'],
  [
    /\bimha\b|\baiha\b|\bimtp?\b|\bitp\b|immune.mediated (?:hemolytic|thrombocyt|anemia)/i,
    'immune blood disease',
  ],
]

/** Medicines for one disease only tell of it when the profile does not; some matter themselves. */
const medicines: readonly (readonly [RegExp, string])[] = [
  [/insulin|vetsulin|prozinc|lantus|glargine|caninsulin|novolin|humulin/i, 'diabetes'],
  [/furosemide|lasix|salix|pimobendan|vetmedin|enalapril|torsemide|clopidogrel/i, 'heart disease'],
  [/percorten|zycortal|fludrocortisone|florinef|\bdocp\b/i, 'addison'],
  [
    /chemo|chlorambucil|vincristine|doxorubicin|lomustine|carboplatin|mitoxantrone|azathioprine/i,
    'chemotherapy',
  ],
  [
    /carprofen|rimadyl|meloxicam|metacam|deracoxib|firocoxib|previcox|grapiprant|galliprant|robenacoxib|onsior/i,
    'nsaid',
  ],
  [/prednis|dexamethasone/i, 'steroid'],
  [/methimazole|thiamazole|carbimazole|tapazole|felimazole|vidalta/i, 'methimazole'],
]

const meantBy = (list: readonly (readonly [RegExp, string])[], text: string): readonly string[] =>
  list.filter(([pattern]) => pattern.test(text)).map(([, meaning]) => meaning)
