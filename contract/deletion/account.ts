import { z } from 'zod/mini'

export const AccountDeletion = z.object({ password: z.string().check(z.minLength(1), z.maxLength(1000)) })
export type AccountDeletion = z.infer<typeof AccountDeletion>

/** Accounts are 0 where there was none by the address. */
export const Deleted = z.object({
  accounts: z.number(),
  profiles: z.number(),
  pets: z.number(),
  assessments: z.number(),
  files: z.number(),
  signIns: z.number(),
  waitlistEntries: z.number(),
  inviteLinks: z.number(),
  messages: z.number(),
})
export type Deleted = z.infer<typeof Deleted>

export const Kept = z.object({
  kind: z.enum(['billing', 'securityLogs', 'assessmentAnswers', 'record']),
  what: z.string(),
  why: z.string(),
  until: z.iso.datetime({ offset: true }),
  count: z.optional(z.number()),
})
export type Kept = z.infer<typeof Kept>

/** Nothing in it says whose data it was. */
export const DeletionRecord = z.object({
  reference: z.string(),
  deletedAt: z.iso.datetime({ offset: true }),
  deleted: Deleted,
  kept: z.array(Kept),
  backupsPurgeAt: z.iso.datetime({ offset: true }),
})
export type DeletionRecord = z.infer<typeof DeletionRecord>
