import { LOCAL, localStore } from '#web/lib/storage/storage.ts'
import { entryOf, type WaitlistEntry } from '#web/features/waitlist/waitlist-rules.ts'

function storedValues(): ReadonlyMap<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStore.read(LOCAL.waitlistDraft) ?? '{}')
    return typeof stored === 'object' && stored !== null ? new Map(Object.entries(stored)) : new Map()
  } catch {
    return new Map()
  }
}

const invitedBy = (search: string) => new URLSearchParams(search).get('ref')

export const keepDraft = (entry: WaitlistEntry, search: string): void => {
  localStore.write(LOCAL.waitlistDraft, JSON.stringify({ ...entry, ref: invitedBy(search) }))
}

export const forgetDraft = (): void => localStore.remove(LOCAL.waitlistDraft)

/**
 * What the form begins with: the draft, over it what was typed before the scripts had come, and the code of a referral
 * link this visitor has not answered yet (a code changed by hand stays changed on a reload). What was typed early is kept
 * from here on like the rest.
 */
export function firstEntry(search: string, form: HTMLFormElement | null): WaitlistEntry {
  const stored = storedValues()
  const typed = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '')
  const entry = entryOf(new Map<string, unknown>([...stored, ...typed]))
  const ref = invitedBy(search)
  const first = ref === null || ref === stored.get('ref') ? entry : { ...entry, referralCode: ref }
  if (typed.length > 0) keepDraft(first, search)
  return first
}
