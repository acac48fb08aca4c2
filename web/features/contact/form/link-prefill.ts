import { PLAN_NAMES } from '#contract/plans/plan-names.ts'
import { subjectIn, type ContactFields } from '#web/features/contact/contact-rules.ts'

const PLANS: ReadonlyMap<string, string> = new Map(Object.entries(PLAN_NAMES))

export function linkPrefill(search: string): Partial<ContactFields> {
  const query = new URLSearchParams(search)
  const subject = subjectIn(query.get('subject'))
  const plan = PLANS.get(query.get('plan') ?? '')
  return {
    ...(subject === '' ? {} : { subject }),
    ...(plan === undefined ? {} : { message: `I would like to know more about the ${plan} plan.\n` }),
  }
}
