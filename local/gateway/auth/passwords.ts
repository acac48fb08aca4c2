import { createHash } from 'node:crypto'
import { loadOnce } from '#service/providers/load-once.ts'

/** Enough to hold the 3,000 commonest of at least eight characters. */
const COMMON_PASSWORDS = 10_000

/** The list takes 4 MB, and only one of the two workers meets new passwords. */
const common = loadOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, COMMON_PASSWORDS))
})

export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await common()).has(password.trim().toLowerCase())

const BCRYPT_BYTES = 72

/**
 * What is really hashed. bcrypt reads 72 bytes and ignores the rest, so a longer password goes through SHA-256
 * first: every character counts, and shorter ones stay portable to any other Supabase.
 */
export const hashable = (password: string): string =>
  Buffer.byteLength(password) <= BCRYPT_BYTES
    ? password
    : `sha256:${createHash('sha256').update(password).digest('base64url')}`
