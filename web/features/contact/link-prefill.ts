import { OWNER_PLANS } from '#domain/plans/owner-plans.ts'
import { subjectIn, type ContactFields } from '#web/features/contact/contact-rules.ts'

const CLINIC_PLANS = {
  'clinic-essential': 'Clinic Essential',
  'clinic-professional': 'Clinic Professional',
  'clinic-enterprise': 'Clinic Enterprise',
} as const

const PLANS: ReadonlyMap<string, string> = new Map([
  ...OWNER_PLANS.map(({ key, name }) => [key, name] as const),
  ...Object.entries(CLINIC_PLANS),
])

/**
 * What a link to the form fills in: `subject` (or `topic`) chooses the topic, `plan` begins the message with the name of
 * the plan. Nothing else of an address gets into the form.
 */
export function linkPrefill(search: string): Partial<ContactFields> {
  const query = new URLSearchParams(search)
  const subject = subjectIn(query.get('subject') ?? query.get('topic'))
  const plan = PLANS.get(query.get('plan') ?? '')
  return {
    ...(subject === '' ? {} : { subject }),
    ...(plan === undefined ? {} : { message: `I would like to know more about the ${plan} plan.\n` }),
  }
}
