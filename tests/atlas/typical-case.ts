import { ageInMonths, birthdayForAge } from '#domain/pets/age.ts'
import { askedIds } from '#domain/engine/flow/question-order.ts'
import type { FlowPet } from '#domain/engine/flow/flow-pet.ts'
import type { Answers, Intake } from '#domain/logic/intake.ts'
import { intakeOf } from '#domain/knowledge/examples.ts'
import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import type { AtlasEntry } from '#domain/knowledge/atlas/entry.ts'

export type TypicalCase = { readonly name: string; readonly intake: Intake }

const WELL: Readonly<Record<string, string | readonly string[]>> = {
  danger_signs: ['none'],
  energy_level: 'normal',
  vomit_frequency: 'none_24h',
  diarrhea_frequency: 'none_24h',
  last_stool: 'under_24h',
  water_intake: 'normal',
  eating: 'normal',
  urine_output: 'normal',
  breathing_at_rest: 'normal_quiet',
  weight_bearing: 'mild_limp',
  itch_severity: 'not_itchy',
  vocal_when: 'for_food_or_attention',
  reproductive_status: ['none'],
  labor_progress: ['progressing'],
  vaccination_status: 'complete',
  baby_signs: ['none'],
  exposure: ['none'],
  context: ['none'],
  trauma_details: ['seems_fine'],
  stool_appearance: ['formed'],
  gum_color: 'pink',
  eye_discharge_type: 'no_discharge',
}

/** Every sign the entry explains once, for each species it is found in: it must be able to hold in all of them. */
export function typicalCases(entry: AtlasEntry, now: Date): readonly TypicalCase[] {
  const { symptoms = [], answers = {} } = entry.explains
  const told = Object.entries(answers).flatMap(([question, values]) =>
    values.map((value) => ({ question, value })),
  )
  const seen = told.length === 0 ? [undefined] : told
  const species = entry.species === undefined ? (['dog', 'cat'] as const) : [entry.species]
  return species.flatMap((kind) =>
    seen.flatMap((answer) => {
      const made = caseOf(entry, kind, symptoms, answer, now)
      const name = `${kind}${answer === undefined ? '' : `, ${answer.question}: ${answer.value}`}`
      return made === undefined ? [] : [{ name, intake: made }]
    }),
  )
}

function caseOf(
  entry: AtlasEntry,
  kind: 'dog' | 'cat',
  symptoms: readonly string[],
  seen: { readonly question: string; readonly value: string } | undefined,
  now: Date,
): Intake | undefined {
  const birthday = birthdayForAge(middleOf(entry.ageMonths), now)
  const gender = entry.sex ?? 'male'
  const given = intakeOf(
    {
      species: kind,
      symptoms: [],
      answers: {},
      ageMonths: null,
      weightKg: kind === 'cat' ? 4.5 : 20,
      gender,
      isNeutered: entry.intact !== true,
      breed: entry.breeds === undefined ? null : A_BREED[entry.breeds[0] ?? 'brachycephalic'][kind],
      conditions: [],
      notes: '',
    },
    birthday,
  )
  const pet: FlowPet = {
    species: kind,
    sex: gender,
    isNeutered: given.pet.isNeutered,
    ageMonths: ageInMonths(birthday, now),
  }
  for (const ticked of symptoms.length === 0 ? FALLBACK : symptoms) {
    const followUpAnswers = wellAnswers(entry, pet, ticked, seen)
    if (seen !== undefined && followUpAnswers[seen.question] === undefined) continue
    return { ...given, selectedSymptoms: [ticked], followUpAnswers }
  }
  return undefined
}

const FALLBACK = [
  'rashes',
  'itching',
  'lethargy',
  'vomiting',
  'coughing',
  'eye_discharge',
  'limping',
  'stiffness',
  'accidents',
] as const

const A_BREED = {
  brachycephalic: { dog: 'Pug', cat: 'Persian' },
  deep_chested: { dog: 'Great Dane', cat: 'Maine Coon' },
  toy: { dog: 'Chihuahua', cat: 'Singapura' },
  chondrodystrophic: { dog: 'Dachshund', cat: 'Munchkin' },
} as const

const middleOf = ({ from, under }: AtlasEntry['ageMonths']): number =>
  under === null ? Math.max(from, 60) : Math.floor((from + under) / 2)

function wellAnswers(
  { explains: { answers = {} }, onset, only = {} }: AtlasEntry,
  pet: FlowPet,
  ticked: string,
  seen: { readonly question: string; readonly value: string } | undefined,
): Answers {
  let given: Answers = { onset: onset[0] ?? 'not_sure' }
  for (const { id, type } of questions) {
    if (!askedIds(pet, [ticked], given).has(id) || id === 'onset') continue
    const allowed = only[id] ?? []
    const well = WELL[id] ?? (isMulti(id) ? ['none'] : undefined)
    const mild = [well].flat()[0]
    const limited = allowed.length > 0 && (mild === undefined || !allowed.includes(mild)) ? allowed[0] : mild
    const value = seen?.question === id ? seen.value : (limited ?? answers[id]?.[0])
    if (value === undefined || !isOption(id, value)) continue
    given = { ...given, [id]: type === 'multiselect' ? [value] : value }
  }
  return given
}

const isMulti = (id: string): boolean => questionsById.get(id)?.type === 'multiselect'

const isOption = (id: string, value: string): boolean =>
  questionsById.get(id)?.options?.some((option) => option.value === value) === true
