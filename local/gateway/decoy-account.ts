import { createHmac, timingSafeEqual } from 'node:crypto'

const hex = (bytes: Buffer): string => bytes.toString('hex')

const mark = (secret: string, time: string, email: string): string =>
  hex(createHmac('sha256', secret).update(`decoy:${time}:${email.toLowerCase()}`).digest()).slice(0, 18)

/**
 * An account id that looks like any other but belongs to nobody: the answer to a sign-up with an address that
 * already has an account. Only this server can tell, from the id and the address together.
 */
export const decoyId = (secret: string, email: string, now: number): string => {
  const time = now.toString(16).padStart(12, '0').slice(-12)
  const rest = mark(secret, time, email)
  const variant = ((Number.parseInt(rest.slice(3, 4), 16) & 3) | 8).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(4, 7)}-${rest.slice(6, 18)}`
}

/** Whether this id was made by `decoyId` for this address. */
export const isDecoyId = (secret: string, email: string, id: string): boolean => {
  const time = id.replaceAll('-', '').slice(0, 12)
  if (!/^[0-9a-f]{12}$/.test(time)) return false
  const expected = Buffer.from(decoyId(secret, email, Number.parseInt(time, 16)))
  const given = Buffer.from(id)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
