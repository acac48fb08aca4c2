import type { SupabaseClient } from '@supabase/supabase-js'
import type { BrowserDatabase, NewRow } from '#contract/database/clients.ts'

export const demoOwner = {
  email: 'demo@pawlight.example',
  password: 'a demo password',
  fullName: 'Dana Demo',
} as const

type Pet = Omit<NewRow<'pet_profiles'>, 'user_id'>

const pets = [
  {
    name: 'Biscuit',
    species: 'dog',
    breed: 'Beagle',
    birthday: '2020-02-01',
    gender: 'male',
    is_neutered: true,
    weight_value: 25.4,
    weight_unit: 'lbs',
    allergies: ['chicken'],
  },
  {
    name: 'Miso',
    species: 'cat',
    breed: 'Domestic Shorthair',
    birthday: '2023-06-15',
    gender: 'female',
    is_neutered: true,
    weight_value: 4.1,
    weight_unit: 'kg',
    medical_conditions: ['asthma'],
  },
] satisfies [Pet, Pet]

const sessions = [
  { pet: 0, symptoms: ['vomiting'], urgency: 'normal_vet', notes: 'Threw up twice after breakfast.' },
  { pet: 1, symptoms: ['labored_breathing'], urgency: 'er_urgent', notes: 'Breathing with an open mouth.' },
  { pet: 0, symptoms: ['itching'], urgency: 'monitor_at_home', notes: 'Scratches more than usual.' },
] as const

const rowOf = (
  userId: string,
  petId: string | undefined,
  at: (typeof sessions)[number],
): NewRow<'triage_sessions'> => {
  const { name, species, breed } = pets[at.pet]
  const assessment = {
    severity: at.urgency,
    confidence: 0.8,
    explanation: 'A saved example.',
    recommendations: [],
  }
  return {
    user_id: userId,
    pet_profile_id: petId ?? null,
    pet_name: name,
    species,
    breed,
    age: species === 'dog' ? 5.9 : 2.5,
    age_unit: 'years',
    symptoms: [...at.symptoms],
    symptom_notes: at.notes,
    additional_notes: at.notes,
    assessment_raw: JSON.stringify({ assessment, summary: { severity: at.urgency } }),
    assessment_summary: { severity: at.urgency, triageLevel: at.urgency },
    assessment_urgency: at.urgency,
    session_status: 'completed',
  }
}

const must = <T>({ data, error }: { data: T; error: { message: string } | null }): T => {
  if (error !== null) throw new Error(`the demo owner could not be made: ${error.message}`)
  return data
}

export const seedDemoOwner = async (
  client: SupabaseClient<BrowserDatabase>,
  inviteCode: string,
): Promise<string> => {
  const { email, password, fullName } = demoOwner
  const data = { full_name: fullName, phone: null, invite_code: inviteCode }
  const { user } = must(await client.auth.signUp({ email, password, options: { data } }))
  if (user === null) throw new Error('the demo owner could not be made: no user came back')
  const rows = pets.map((pet) => ({ ...pet, user_id: user.id, is_active: true }))
  const made = must(
    await client.from('pet_profiles').insert(rows, { defaultToNull: false }).select('id, name'),
  )
  const petId = (at: number): string | undefined => made?.find(({ name }) => name === pets[at]?.name)?.id
  const saved = sessions.map((session) => rowOf(user.id, petId(session.pet), session))
  must(await client.from('triage_sessions').insert(saved))
  return user.id
}
