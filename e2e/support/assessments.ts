import { randomUUID } from 'node:crypto'
import type { JSONValue } from 'postgres'
import { inDatabase } from './database.ts'
import type { Instance } from './instance.ts'

export type Told = {
  readonly pet: typeof BISCUIT
  readonly selectedSymptoms: readonly string[]
  readonly followUpAnswers: Readonly<Record<string, string | readonly string[]>>
  readonly additionalNotes: string
}
export type Row = Readonly<Record<string, JSONValue | Date>>
type Answer = {
  readonly assessment: { readonly recommendations: readonly { readonly description: string }[] }
  readonly summary: {
    readonly severity: string
    readonly clinicalNotes: { readonly symptomSummary: string }
    readonly treatment: JSONValue
  } & JSONValue
}

const BISCUIT = {
  id: null as string | null,
  name: 'Biscuit',
  species: 'dog',
  breed: 'Beagle',
  birthday: '2021-04-28',
  gender: 'male',
  isNeutered: true,
  weight: { value: 26, unit: 'lbs' },
  conditions: [],
  allergies: [],
  medications: [],
}
const BRIGHT = {
  danger_signs: ['none'],
  energy_level: 'normal',
  water_intake: 'normal',
  breathing_at_rest: 'normal_quiet',
  eating: 'normal',
  exposure: ['none'],
  context: ['none'],
}

/** Irvine, California: our own list has an emergency hospital there, and clinics whose hours it does not know. */
export const IRVINE = { latitude: 33.6846, longitude: -117.8265 }

export const STAYS_HOME: Told = {
  pet: BISCUIT,
  selectedSymptoms: ['vomiting'],
  followUpAnswers: { ...BRIGHT, onset: 'hours_6_to_24', vomit_frequency: 'once', vomit_content: ['food'] },
  additionalNotes: 'He ate grass this morning and threw up once.',
}
export const SEES_A_VET: Told = {
  pet: BISCUIT,
  selectedSymptoms: ['limping', 'stiffness'],
  followUpAnswers: {
    ...BRIGHT,
    onset: 'days_4_to_7',
    weight_bearing: 'toe_touching',
    limb_signs: ['swelling'],
  },
  additionalNotes: '',
}
export const GOES_NOW: Told = {
  pet: { ...BISCUIT, name: 'Moose', breed: 'Great Dane', weight: { value: 140, unit: 'lbs' } },
  selectedSymptoms: ['vomiting'],
  followUpAnswers: {
    danger_signs: ['swollen_belly', 'unproductive_retching'],
    onset: 'hours_1_to_6',
    vomit_frequency: 'retching_nothing',
    exposure: ['none'],
  },
  additionalNotes: '',
}

export const STAYS_HOME_UPSET: Told = {
  pet: { ...BISCUIT, name: 'Juniper' },
  selectedSymptoms: ['vomiting', 'diarrhea'],
  followUpAnswers: {
    ...BRIGHT,
    gum_color: 'pink',
    onset: 'hours_6_to_24',
    vomit_frequency: 'once',
    vomit_content: ['food'],
    diarrhea_frequency: 'one_to_two',
    stool_appearance: ['formed'],
  },
  additionalNotes: 'He threw up once and had one soft stool. He plays and eats well.',
}
export const SEES_A_VET_UNSURE: Told = {
  pet: { ...BISCUIT, name: 'Miso', species: 'cat', breed: 'Maine Coon', weight: { value: 11, unit: 'lbs' } },
  selectedSymptoms: ['vomiting', 'diarrhea', 'decreased_appetite', 'itching'],
  followUpAnswers: { ...BRIGHT, onset: 'days_1_to_3', vomit_content: ['food'] },
  additionalNotes:
    'Miso has vomited three times since yesterday, hides under the bed and drinks more than usual. The left eye is red.',
}
export const GOES_NOW_POISONED: Told = {
  pet: BISCUIT,
  selectedSymptoms: ['vomiting', 'diarrhea', 'lethargy'],
  followUpAnswers: { ...BRIGHT, onset: 'hours_1_to_6', exposure: ['chocolate'] },
  additionalNotes:
    'He ate two bars of dark chocolate and three ibuprofen from my bag. His gums look white and he is wobbly. He threw up blood twice and cannot stand.',
}

/** The same of a pet that is kept. */
export const ofPet = (id: string, told: Told): Told => ({ ...told, pet: { ...told.pet, id } })

/**
 * Puts the service's own answer into the owner's history, as the page does after a run; `change` is for rows of older
 * days. Resolves to the id of the row.
 */
export async function keepAssessment(
  instance: Instance,
  email: string,
  told: Told,
  change: Row = {},
): Promise<string> {
  const id = randomUUID()
  const row = { ...rowOf(told, await assessed(instance, told)), ...change, id }
  await inDatabase(instance, async (sql) => {
    const [owner] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`
    if (owner === undefined) throw new Error(`Nobody has the address ${email}.`)
    await sql`insert into public.triage_sessions ${sql({ ...row, user_id: owner.id })}`
  })
  return id
}

async function assessed(instance: Instance, told: Told): Promise<Answer> {
  const response = await fetch(`${instance.url}/v1/assess`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...told, media: [] }),
  })
  if (!response.ok) throw new Error(`The service answered ${response.status}: ${await response.text()}`)
  const answer: Answer = await response.json()
  return answer
}

const rowOf = ({ pet, ...told }: Told, answer: Answer): Row => ({
  pet_profile_id: pet.id,
  pet_name: pet.name,
  species: pet.species,
  breed: pet.breed,
  age: 5,
  age_unit: 'years',
  symptoms: [...told.selectedSymptoms],
  symptom_notes: answer.summary.clinicalNotes.symptomSummary,
  follow_up_answers: told.followUpAnswers,
  additional_notes: told.additionalNotes || null,
  assessment_raw: JSON.stringify(answer),
  assessment_summary: answer.summary,
  assessment_recommendations: answer.assessment.recommendations
    .map(({ description }) => `- ${description}`)
    .join('\n'),
  assessment_urgency: answer.summary.severity,
  session_status: 'completed',
  treatment: answer.summary.treatment,
})
