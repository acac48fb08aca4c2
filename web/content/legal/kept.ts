import { POLICY_FACTS } from '#contract/policy-facts.ts'

const { retention } = POLICY_FACTS

export const KEPT = {
  account: `up to ${retention.accountYearsAfterClosure} years after closure`,
  assessments: `deleted or de-identified within ${retention.assessmentDaysAfterVerifiedDeletion} days of a verified deletion request`,
  analyticsAndLogs: `${retention.analyticsMonths} months`,
  communications: `about ${retention.communicationsMonths} months`,
  payments: `${retention.paymentYears} years`,
  securityLogs: `up to ${retention.securityLogsMonths} months`,
  files: 'about a day',
  location: 'not kept by us; your browser remembers what you typed until you sign out or clear its data',
} as const
