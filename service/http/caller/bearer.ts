import type { AccountReader } from '#service/providers/accounts/account-reader.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'

export const readBearer = async (
  header: string | undefined,
  read: AccountReader,
): Promise<{ readonly id: string; readonly email: string } | null> => {
  if (header === undefined) return null
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1]
  const holder = token === undefined ? 'refused' : await read(token)
  if (typeof holder === 'object') return holder
  throw new ServiceError(
    'session_expired',
    holder === 'expired'
      ? 'Your session has expired. Please sign in again.'
      : 'We could not verify that you are signed in. Please sign in again.',
  )
}

export const requireBearer = async (
  header: string | undefined,
  read: AccountReader,
  sentence: string,
): Promise<{ readonly id: string; readonly email: string }> => {
  const holder = await readBearer(header, read)
  if (holder !== null) return holder
  throw new ServiceError('auth_required', sentence)
}
