export const DELETION_LONGEST = {
  requesterName: 200,
  email: 254,
  phone: 40,
  verificationDetails: 2000,
  authorizationNote: 4000,
  additionalNotes: 4000,
} as const

const EMAIL_INVALID = 'Enter a valid email address.'

export const DELETION_SENTENCES = {
  requesterName: `Please use at most ${DELETION_LONGEST.requesterName} characters.`,
  requesterEmail: EMAIL_INVALID,
  accountEmail: EMAIL_INVALID,
  relationship: 'Please say whether you ask for yourself or for somebody else.',
  phone: `Please use at most ${DELETION_LONGEST.phone} characters.`,
  verificationDetails: 'Please enter a recent triage ID or the name of a pet.',
  authorizationNote:
    'Authorized agents must describe the documentation granting permission to act on behalf of the account holder.',
  additionalNotes: `Please use at most ${DELETION_LONGEST.additionalNotes.toLocaleString('en-US')} characters.`,
} as const
