export const CONTACT_SUBJECTS = ['general', 'clinic-pricing', 'partnership', 'technical', 'feedback'] as const

type Subject = (typeof CONTACT_SUBJECTS)[number]

export const CONTACT_TOPICS = {
  general: 'General question',
  'clinic-pricing': 'Clinic pricing',
  partnership: 'Partnership',
  technical: 'Technical problem',
  feedback: 'Feedback',
} as const satisfies Record<Subject, string>

export const CONTACT_LONGEST = { name: 200, email: 254, clinicName: 200, phone: 40, message: 10_000 } as const

export const CONTACT_SENTENCES = {
  name: 'Please enter your name.',
  email: 'Enter a valid email address.',
  clinicName: `Please use at most ${CONTACT_LONGEST.clinicName} characters.`,
  phone: `Please use at most ${CONTACT_LONGEST.phone} characters.`,
  subject: 'Please choose a topic.',
  message: 'Please enter a message.',
} as const
