import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as catalogue from '#contract/messages.ts'

/** The error catalogue of accounts, pets, support and start, word for word. */
const FIRST = [
  'Invalid email or password. Please try again.',
  'An unexpected error occurred. Please try again.',
  'A valid 6-digit invite code is required to create an account.',
  'That invite code has already been used. Please request a new one or join the waitlist.',
  'That invite code has expired. Please request a new code.',
  'We could not find that invite code. Please double-check and try again.',
  'We were unable to claim that invite code. Please contact support or request a new code.',
  'Unable to validate the code right now. Please try again.',
  'Something went wrong while validating the code. Please try again.',
  'We could not create your account. Please try again.',
  'Failed to join waitlist',
  'You already have a pet with this name',
  'Failed to save pet profile. Please try again.',
  'An error occurred while loading. Please try again.',
  'Missing pet identifier.',
  'We could not find that pet profile. It may have been removed.',
  'Something went wrong while loading the pet profile. Please try again.',
  "We couldn't save your changes just now. Please try again.",
  'Profile updated successfully.',
  'Not authenticated',
  'Failed to update profile',
  "We couldn't send your message",
  'We could not send your message. Please try again.',
  'We could not submit your request',
  'We could not submit your deletion request. Please try again or email {email}.',
  'We could not submit your deletion request. Please try again.',
  'Something went wrong',
  'An unexpected error occurred. Please try refreshing the page.',
  'Refresh Page',
  'Page not found',
  'Unknown error',
]

/** The error catalogue of the flow, the vet finder, the record and cancellation, word for word. */
const SECOND = [
  'Your session expired. Please sign in again to use the Vet Finder.',
  'Please sign in to use the Vet Finder.',
  'Too many Vet Finder requests. Please wait a moment and try again.',
  '{action} failed due to a network error.',
  '{action} failed.',
  'Location access denied. Using approximate location. Enter your address for better accuracy.',
  'Using approximate location...',
  'Location access was denied. Please enter your address manually.',
  'We are receiving many location requests. Please wait a minute and try again.',
  'Failed to load Google Maps. Please check your internet connection.',
  'Google Maps failed to initialize properly. Please refresh the page.',
  'Map unavailable',
  'Error searching for veterinary clinics. Please try again.',
  'Search request was denied. Please check API configuration.',
  'No veterinary clinics found in your area. Try searching with a different address.',
  'No emergency hospitals accepting patients were found near this location.',
  'Could not find that address. Please try again.',
  'Error searching for address. Please try again.',
  'Our AI service is temporarily busy due to high demand. Please wait a moment and try again.',
  'Failed to start assessment. Please try again.',
  'Request was cancelled. Please try again.',
  'Assessment failed. Please try again.',
  'Assessment generation failed. Please try again.',
  'Assessment generation timed out. Please try again.',
  'Polling timeout',
  'Job not found after retries',
  'Failed after N retries: {why}',
  'Network error',
  'Loading took too long. Some data may not be available.',
  'Some data could not be loaded.',
  'Failed to delete pet. Please try again.',
  'We could not submit your cancellation request. Please try again or email support@{host}',
  'Unable to submit cancellation request.',
  'We couldn’t send your request',
  'Client not initialized',
]

/** Sentences the catalogues only begin, or name without their words, in full. */
const COMPLETED = [
  'Location information is unavailable. Please enter your address manually.',
  'Location request timed out. Please enter your address manually.',
  'Geolocation is not supported by your browser. Please enter your address manually.',
  'Google Maps could not be authorized. Please use the clinic list below.',
  'Error searching for emergency hospitals. Please try again.',
  'No emergency hospitals were found nearby. Showing regular clinics - call ahead to confirm they can help.',
]

const FILLED: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [catalogue.SUPPORT_MESSAGES.deletion.failed, catalogue.SUPPORT_MESSAGES.deletion.failed('{email}')],
  [catalogue.CANCELLATION_MESSAGES.failed, catalogue.CANCELLATION_MESSAGES.failed('{host}')],
  [catalogue.VET_FINDER_MESSAGES.network, catalogue.VET_FINDER_MESSAGES.network('{action}')],
  [catalogue.VET_FINDER_MESSAGES.failed, catalogue.VET_FINDER_MESSAGES.failed('{action}')],
  [
    catalogue.POLLING_MESSAGES.failedAfter,
    catalogue.POLLING_MESSAGES.failedAfter(3, '{why}').replace('3', 'N'),
  ],
])

const sentencesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  const filled = FILLED.get(value)
  if (filled !== undefined) return [filled]
  return Object.values(Object(value)).flatMap(sentencesOf)
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted()

test('every sentence of both error catalogues stands in one module, word for word [R-ERR-001]', () => {
  expect(unique(sentencesOf({ ...catalogue }))).toEqual(unique([...FIRST, ...SECOND, ...COMPLETED]))
})

const root = join(import.meta.dirname, '..')
const sources = globSync('{web,service,local,contract,domain}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file) && !file.startsWith('contract/messages/'),
)

test('no other module writes one of these sentences again; all are used by key [R-ERR-001]', () => {
  expect(sources.length).toBeGreaterThan(300)
  const fixed = [...FIRST, ...SECOND, ...COMPLETED].filter((text) => !/[{}]/.test(text))
  const repeated = sources.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return fixed.filter((text) =>
      ["''", '""', '``', '><'].some(([open, close]) => source.includes(`${open}${text}${close}`)),
    )
  })
  expect(repeated).toEqual([])
})
