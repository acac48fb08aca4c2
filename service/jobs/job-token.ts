import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'

export type JobKeys = { readonly id: string; readonly token: string }

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The job of an Idempotency-Key is always the same one, so a repeated start finds it and its token again. */
export function jobKeysOf(idempotencyKey: string | null): JobKeys {
  if (idempotencyKey === null) return { id: randomUUID(), token: randomBytes(32).toString('base64url') }
  const hex = digest(`assessment job of ${idempotencyKey}`).toString('hex')
  // Version 8 of RFC 9562: a UUID of the maker's own making.
  const id = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
  return { id, token: createHmac('sha256', idempotencyKey).update(id).digest('base64url') }
}

export const tokenHashOf = (token: string): string => digest(token).toString('hex')

export const opens = (token: string, tokenHash: string): boolean =>
  timingSafeEqual(digest(tokenHashOf(token)), digest(tokenHash))
