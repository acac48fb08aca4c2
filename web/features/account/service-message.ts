type AuthFailure = { name: string; message: string; code?: string | undefined; status?: number | undefined }

const EMPTY_TALK = ['internal server error', 'database error saving new user', 'failed to fetch', '{}']

export function serviceMessage(error: AuthFailure, fallback: string): string {
  const message = error.message.trim()
  const unreachable = error.name === 'AuthRetryableFetchError' || error.status === 0
  return message === '' || unreachable || EMPTY_TALK.includes(message.toLowerCase()) ? fallback : message
}
