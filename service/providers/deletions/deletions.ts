import type { Kept } from '#contract/deletion/account.ts'
import { KEPT_WORDS } from '#contract/deletion/deletion-words.ts'
import { POLICY_FACTS } from '#contract/policy-facts.ts'
import type {
  CarriedOut,
  DeletionStore,
  KeptRecord,
  OwnDeleted,
  Terms,
} from '#service/providers/deletions/deletion-store.ts'

const DAY = 24 * 60 * 60 * 1000

const monthsAfter = (now: Date, months: number): Date => {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() + months)
  return then
}

export const termsOf = (now: Date): Terms => {
  const { retention, deletion } = POLICY_FACTS
  const until: Readonly<Record<Kept['kind'], Date>> = {
    billing: monthsAfter(now, retention.paymentYears * 12),
    securityLogs: monthsAfter(now, retention.securityLogsMonths),
    // given out for a day, and gone with the daily run after it
    assessmentAnswers: new Date(now.getTime() + 2 * DAY),
    record: monthsAfter(now, retention.accountYearsAfterClosure * 12),
  }
  const keep = (kind: Kept['kind']): Kept => ({ kind, ...KEPT_WORDS[kind], until: until[kind].toISOString() })
  return {
    kept: [keep('billing'), keep('securityLogs'), keep('assessmentAnswers'), keep('record')],
    backupsPurgeAt: new Date(now.getTime() + deletion.backupsPurgedDays * DAY),
  }
}

/**
 * The one way in which data is deleted at somebody's request. `carryOut`, asked again, goes on where it was
 * interrupted; `deleteOwn` is for somebody who has proved to be the account's owner; `resume` answers the references
 * that are finished now.
 */
export type Deletions = {
  carryOut(reference: string, verifiedBy: string | null): Promise<CarriedOut>
  deleteOwn(userId: string, reference: string): Promise<OwnDeleted>
  resume(): Promise<readonly string[]>
}

export type DeletionWorld = {
  readonly store: DeletionStore
  readonly forgetMails: (address: string) => Promise<void>
  readonly now: () => Date
  /** The data is gone but something outside the database is not; `resume` goes on with it. */
  readonly onUnfinished: (reference: string, error: unknown) => void
}

/** First the database, whole or not at all, then what lies outside of it. */
export const createDeletions = ({ store, forgetMails, now, onUnfinished }: DeletionWorld): Deletions => {
  const complete = async (record: KeptRecord | null): Promise<boolean> => {
    if (record === null || record.pending === null) return false
    try {
      await store.removeFiles(record.pending.folders)
      await forgetMails(record.pending.address)
      await store.finish(record.reference)
      return true
    } catch (error) {
      onUnfinished(record.reference, error)
      return false
    }
  }
  return {
    async carryOut(reference, verifiedBy) {
      const outcome = await store.carryOut(reference, verifiedBy, termsOf(now()))
      if ('record' in outcome) await complete(outcome.record)
      return outcome
    },
    async deleteOwn(userId, reference) {
      const dueAt = new Date(now().getTime() + POLICY_FACTS.deletion.targetDays * DAY)
      const outcome = await store.deleteOwn({ userId, reference, dueAt, ...termsOf(now()) })
      if (outcome.outcome === 'deleted') await complete(outcome.record)
      return outcome
    },
    async resume() {
      const finished: string[] = []
      for (const record of await store.unfinished()) {
        if (await complete(record)) finished.push(record.reference)
      }
      return finished
    },
  }
}
