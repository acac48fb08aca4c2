import { createHash } from 'node:crypto'

/** The fewest characters at sign-up; a reset takes six. */
export const SIGNUP_PASSWORD_MIN = 8
export const RESET_PASSWORD_MIN = 6
/** The most characters anywhere. */
export const PASSWORD_MAX = 128

const BCRYPT_BYTES = 72

/**
 * What is really hashed. bcrypt reads 72 bytes and ignores the rest, so a longer password goes through SHA-256
 * first: every character counts, and shorter ones stay portable to any other Supabase.
 */
export const hashable = (password: string): string =>
  Buffer.byteLength(password) <= BCRYPT_BYTES
    ? password
    : `sha256:${createHash('sha256').update(password).digest('base64url')}`
