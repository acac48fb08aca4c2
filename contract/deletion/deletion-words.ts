import type { Deleted, Kept } from '#contract/deletion/account.ts'
import { POLICY_FACTS } from '#contract/policy-facts.ts'

const { retention } = POLICY_FACTS

export const DELETED_WORDS: Readonly<Record<keyof Deleted, readonly [one: string, many: string]>> = {
  accounts: ['account', 'accounts'],
  profiles: ['profile', 'profiles'],
  pets: ['pet', 'pets'],
  assessments: ['saved assessment', 'saved assessments'],
  files: ['photo or video', 'photos and videos'],
  signIns: ['sign-in on a device', 'sign-ins on devices'],
  waitlistEntries: ['place on the waitlist', 'places on the waitlist'],
  inviteLinks: ['link to an invite code', 'links to invite codes'],
  messages: ['message to us', 'messages to us'],
}

export const KEPT_WORDS: Readonly<Record<Kept['kind'], { readonly what: string; readonly why: string }>> = {
  billing: {
    what: 'Requests to cancel a membership',
    why: `They are part of the payment records, which are kept for ${retention.paymentYears} years. Only the plan, the date, the reference and the email address stay.`,
  },
  securityLogs: {
    what: 'Entries in the security log',
    why: `They protect all accounts and are kept for at most ${retention.securityLogsMonths} months. They hold the email address and when somebody signed in, and nothing about pets or assessments.`,
  },
  assessmentAnswers: {
    what: 'Answers of the last 24 hours',
    why: 'An answer is kept for a day in case the same request is sent twice, and removed the day after. It belongs to no account, so it cannot be found by one.',
  },
  record: {
    what: 'The record of the deletion',
    why: `It proves that the deletion was done and is kept for at most ${retention.accountYearsAfterClosure} years. It holds the reference, the date and how much was deleted. It holds no name, email address or pet.`,
  },
}

export const deletedInWords = (deleted: Deleted): readonly string[] =>
  Object.entries(DELETED_WORDS).flatMap(([kind, [one, many]]) => {
    // The keys of a constant object, which Object.entries only calls strings.
    const count = deleted[kind as keyof Deleted]
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
  })
