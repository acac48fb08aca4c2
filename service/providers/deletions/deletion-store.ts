import { z } from 'zod'
import { Deleted, DeletionRecord, type Kept } from '#contract/deletion/account.ts'

/** `pending` is what has still to be removed outside the database; null once that is done. */
export const KeptRecord = z.object({
  ...DeletionRecord.shape,
  verifiedBy: z.string(),
  pending: z.object({ folders: z.array(z.string()), address: z.string() }).nullable(),
})
export type KeptRecord = z.infer<typeof KeptRecord>

const Request = z.object({
  reference: z.string(),
  status: z.enum(['received', 'verifying', 'verified', 'completed', 'rejected']),
  requester_name: z.string().nullable(),
  requester_email: z.string(),
  account_email: z.string(),
  relationship: z.string(),
  phone: z.string().nullable(),
  verification_details: z.string(),
  authorization_note: z.string().nullable(),
  additional_notes: z.string().nullable(),
  verified_by: z.string().nullable(),
  rejected_because: z.string().nullable(),
  created_at: z.string(),
  due_at: z.string(),
})

export const Shown = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('unknown') }),
  z.object({
    outcome: z.literal('found'),
    request: Request,
    wouldDelete: Deleted,
    wouldKeep: z.object({ billing: z.number(), securityLogs: z.number() }),
    hasAccount: z.boolean(),
    namesOwnPet: z.boolean(),
    namesOwnAssessment: z.boolean(),
    record: KeptRecord.nullable(),
  }),
])
export type Shown = z.infer<typeof Shown>

export const CarriedOut = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['unknown', 'rejected', 'unverified']) }),
  z.object({ outcome: z.literal('already'), record: KeptRecord.nullable() }),
  z.object({
    outcome: z.literal('deleted'),
    /** Who should hear that it is done; kept nowhere any more. */
    tell: z.string(),
    record: KeptRecord,
  }),
])
export type CarriedOut = z.infer<typeof CarriedOut>

export const OwnDeleted = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('unknown') }),
  z.object({ outcome: z.literal('taken') }),
  z.object({ outcome: z.literal('deleted'), record: KeptRecord }),
])
export type OwnDeleted = z.infer<typeof OwnDeleted>

/** As wished (`judged` for a rejection), or what the request was already. */
export const Judged = z.enum(['verified', 'judged', 'unknown', 'completed', 'rejected'])
export type Judged = z.infer<typeof Judged>

export type Terms = { readonly kept: readonly Kept[]; readonly backupsPurgeAt: Date }

export type OwnDeletion = Terms & {
  readonly userId: string
  readonly reference: string
  readonly dueAt: Date
}

/**
 * What it says is done is done whole, or not at all. In `carryOut`, `verifiedBy` vouches for a request nobody has
 * verified yet; `removeFiles` is for what lies outside the database and may be repeated; `finish` lets go of what was
 * pending.
 */
export type DeletionStore = {
  show(reference: string): Promise<Shown>
  verify(reference: string, by: string): Promise<Judged>
  reject(reference: string, because: string): Promise<Judged>
  carryOut(reference: string, verifiedBy: string | null, terms: Terms): Promise<CarriedOut>
  deleteOwn(deletion: OwnDeletion): Promise<OwnDeleted>
  removeFiles(folders: readonly string[]): Promise<void>
  finish(reference: string): Promise<void>
  unfinished(): Promise<readonly KeptRecord[]>
}
