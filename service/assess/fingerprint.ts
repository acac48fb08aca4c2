import { createHash } from 'node:crypto'
import type { ReadIntake } from '#service/assess/read-intake.ts'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]))
}

/** One fingerprint per question asked: the order of members, spaces and unknown members make no difference. */
export const fingerprintOf = ({ intake, media }: ReadIntake): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted({ intake, media })))
    .digest('hex')
