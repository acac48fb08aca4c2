type AuthFailure = { name: string; message: string; code?: string | undefined; status?: number | undefined }

const EMPTY_TALK = ['internal server error', 'database error saving new user', 'failed to fetch', '{}']

/** What the auth service itself wants to say to the person, or the fallback where it says nothing fit to be shown. */
export function serviceMessage(error: AuthFailure, fallback: string): string {
  const message = error.message.trim()
  const unreachable = error.name === 'AuthRetryableFetchError' || error.status === 0
  return message === '' || unreachable || EMPTY_TALK.includes(message.toLowerCase()) ? fallback : message
}
