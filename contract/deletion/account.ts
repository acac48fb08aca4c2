import { z } from 'zod/mini'

/** The body of POST /v1/account/delete: the password once more, because there is no way back. */
export const AccountDeletion = z.object({ password: z.string().check(z.minLength(1), z.maxLength(1000)) })
export type AccountDeletion = z.infer<typeof AccountDeletion>

/** How many of each kind a deletion removed; accounts are 0 where there was none by the address. */
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

/** Something a deletion leaves, why, and until when at most. */
export const Kept = z.object({
  kind: z.enum(['billing', 'securityLogs', 'assessmentAnswers', 'record']),
  what: z.string(),
  why: z.string(),
  until: z.iso.datetime({ offset: true }),
  /** How many, where they can be counted. */
  count: z.optional(z.number()),
})
export type Kept = z.infer<typeof Kept>

/** What proves a deletion; nothing in it says whose data it was. */
export const DeletionRecord = z.object({
  reference: z.string(),
  deletedAt: z.iso.datetime({ offset: true }),
  deleted: Deleted,
  kept: z.array(Kept),
  /** By when the last copy in a backup is gone. */
  backupsPurgeAt: z.iso.datetime({ offset: true }),
})
export type DeletionRecord = z.infer<typeof DeletionRecord>
