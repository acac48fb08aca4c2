/** What a message can be about. */
export const CONTACT_SUBJECTS = ['general', 'clinic-pricing', 'partnership', 'technical', 'feedback'] as const

type Subject = (typeof CONTACT_SUBJECTS)[number]

/** The same in the words people choose from and support reads. */
export const CONTACT_TOPICS = {
  general: 'General question',
  'clinic-pricing': 'Clinic pricing',
  partnership: 'Partnership',
  technical: 'Technical problem',
  feedback: 'Feedback',
} as const satisfies Record<Subject, string>

/** The longest text of each field, in characters. */
export const CONTACT_LONGEST = { name: 200, email: 254, clinicName: 200, phone: 40, message: 10_000 } as const

/** What is said of a field that cannot be taken, on the page and by the service alike. */
export const CONTACT_SENTENCES = {
  name: 'Please enter your name.',
  email: 'Enter a valid email address.',
  clinicName: `Please use at most ${CONTACT_LONGEST.clinicName} characters.`,
  phone: `Please use at most ${CONTACT_LONGEST.phone} characters.`,
  subject: 'Please choose a topic.',
  message: 'Please enter a message.',
} as const
