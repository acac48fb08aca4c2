import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import type { Question } from '#domain/knowledge/questions/question.ts'
import { decide } from '#domain/engine/decide/decide.ts'
import { computeDoses } from '#domain/engine/doses/compute-doses.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import { answerValues } from '#domain/engine/flow/answer-values.ts'
import { flowPetOf, optionsFor } from '#domain/engine/flow/flow-pet.ts'
import { visibleQuestions } from '#domain/engine/flow/visible-questions.ts'
import type { FlowPet } from '#domain/engine/flow/flow-pet.ts'
import type { Answers, IntakePet } from '#domain/logic/intake.ts'
import { levelOf } from '#domain/engine/decide/level.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { NOW, petOf } from './generated-intakes.ts'

const mildest: Answers = {
  danger_signs: ['none'],
  onset: 'hours_6_to_24',
  seizure_activity: 'no_seizure',
  seizure_history: 'known_on_medicine',
  energy_level: 'normal',
  vomit_frequency: 'once',
  vomit_content: ['food'],
  diarrhea_frequency: 'one_to_two',
  stool_appearance: ['formed'],
  last_stool: 'under_24h',
  water_intake: 'normal',
  eating: 'normal',
  mouth_signs: ['none'],
  body_changes: ['none'],
  urine_output: 'normal',
  urine_signs: ['none'],
  breathing_at_rest: 'normal_quiet',
  resp_rate: '20',
  cough_signs: ['occasional'],
  nasal_signs: ['none'],
  weight_bearing: 'mild_limp',
  limb_signs: ['none'],
  mobility_pattern: ['none'],
  eye_signs: ['none'],
  eye_discharge_type: 'no_discharge',
  ear_signs: ['none'],
  itch_severity: 'mild',
  skin_signs: ['none'],
  skin_location: ['paws'],
  flea_control: 'regular',
  pain_signs: ['none'],
  vocal_when: 'for_food_or_attention',
  reproductive_status: ['none'],
  labor_progress: ['progressing'],
  vaccination_status: 'complete',
  baby_signs: ['none'],
  exposure: ['none'],
  exposure_amount: 'tiny_taste',
  context: ['none'],
  trauma_details: ['scrapes_only'],
  gum_color: 'pink',
  neurologic_signs: ['none'],
  temperature_f: '101',
  course: 'better',
}

export type Body = {
  readonly pet: IntakePet
  readonly flow: FlowPet
  readonly ageMonths: number
  readonly symptoms: readonly string[]
  readonly name: string
}

export const AGES = { baby: 4, grown: 48, old: 168 } as const
export const symptomValues = [...symptomsByValue.keys()]

const SEXES = [
  ['male', true, 'neutered male'],
  ['male', false, 'male'],
  ['female', true, 'spayed female'],
  ['female', false, 'female'],
] as const

export const bodies: readonly Body[] = symptomValues.flatMap((symptom) =>
  (['dog', 'cat'] as const).flatMap((species) =>
    Object.values(AGES).flatMap((ageMonths) =>
      SEXES.map(([gender, isNeutered, sex]): Body => {
        const kg = species === 'dog' ? 20 : 4.5
        const pet = petOf({ species, months: ageMonths, gender, isNeutered, kg })
        return {
          pet,
          flow: flowPetOf(pet, NOW),
          ageMonths,
          symptoms: [symptom],
          name: `${sex} ${species} of ${ageMonths} months, ${symptom}`,
        }
      }),
    ),
  ),
)

export const withSymptom = (body: Body, symptom: string): Body => ({
  ...body,
  symptoms: [...body.symptoms, symptom],
  name: `${body.name} and ${symptom}`,
})

export function calmlyAnswered({ flow, symptoms }: Body, given: Answers): Answers {
  let answers = given
  for (;;) {
    const open = visibleQuestions(flow, symptoms, answers).filter(
      ({ id }) => answers[id] === undefined && mildest[id] !== undefined,
    )
    if (open.length === 0) return answers
    answers = { ...answers, ...Object.fromEntries(open.map(({ id }) => [id, mildest[id] ?? ''])) }
  }
}

export const answerOf = ({ type }: Question, value: string): string | readonly string[] =>
  type === 'multiselect' ? [value] : value

export function* optionsOf(
  body: Body,
): Generator<{ readonly question: Question; readonly value: string; readonly isAlarm: boolean }> {
  for (const question of visibleQuestions(body.flow, body.symptoms, calmlyAnswered(body, {})))
    for (const { value, alert } of optionsFor(question, body.flow))
      if (!answerValues(mildest[question.id]).includes(value))
        yield { question, value, isAlarm: alert === 'er' }
}

/** Conditions are ranked only where they can still change the level. */
export function levelOfTicks({ pet, symptoms }: Body, followUpAnswers: Answers): Urgency {
  const facts = readFacts({ pet, selectedSymptoms: symptoms, followUpAnswers, additionalNotes: '' }, NOW)
  const doses = computeDoses(facts)
  const { level } = levelOf(facts, doses)
  return level === 'monitor_at_home' ? decide(facts, doses).level : level
}
