/**
 * Tells whether an address may get a mail of one kind now: one at most in the time given, so that nobody can fill a
 * stranger's mailbox with a form. Saying yes counts as sending it.
 */
export const createMailBreak = (everyMs: number, now: () => number) => {
  const sentAt = new Map<string, number>()
  return (address: string): boolean => {
    for (const [known, at] of sentAt) if (at <= now() - everyMs) sentAt.delete(known)
    if (sentAt.has(address)) return false
    sentAt.set(address, now())
    return true
  }
}
