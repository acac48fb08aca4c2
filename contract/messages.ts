/**
 * Every sentence that people are shown when something fails, on all sides, by key. What a feature says besides (hints,
 * what is missing in a field) stands in its own messages.
 */

export const SIGN_IN_MESSAGES = {
  invalidCredentials: 'Invalid email or password. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const

export const SIGN_UP_MESSAGES = {
  signUpFailed: 'We could not create your account. Please try again.',
  submitInvite: {
    incomplete: 'A valid 6-digit invite code is required to create an account.',
    already_used: 'That invite code has already been used. Please request a new one or join the waitlist.',
    expired: 'That invite code has expired. Please request a new code.',
    not_found: 'We could not find that invite code. Please double-check and try again.',
    claimFailed: 'We were unable to claim that invite code. Please contact support or request a new code.',
    serviceError: 'Unable to validate the code right now. Please try again.',
    exception: 'Something went wrong while validating the code. Please try again.',
  },
} as const

export const WAITLIST_MESSAGES = { failed: 'Failed to join waitlist' } as const

export const PET_MESSAGES = {
  notSignedIn: 'Not authenticated',
  duplicate: 'You already have a pet with this name',
  saveFailed: 'Failed to save pet profile. Please try again.',
  loadFailed: 'An error occurred while loading. Please try again.',
  deleteFailed: 'Failed to delete pet. Please try again.',
} as const

const SAVED = 'Profile updated successfully.'

export const EDIT_PET_MESSAGES = {
  missingId: 'Missing pet identifier.',
  notFound: 'We could not find that pet profile. It may have been removed.',
  loadFailed: 'Something went wrong while loading the pet profile. Please try again.',
  saveFailed: "We couldn't save your changes just now. Please try again.",
  saved: SAVED,
} as const

export const PROFILE_MESSAGES = { saved: SAVED, saveFailed: 'Failed to update profile' } as const

export const SUPPORT_MESSAGES = {
  contact: {
    title: "We couldn't send your message",
    failed: 'We could not send your message. Please try again.',
  },
  deletion: {
    title: 'We could not submit your request',
    failed: (email: string) =>
      `We could not submit your deletion request. Please try again or email ${email}.`,
    unusable: 'We could not submit your deletion request. Please try again.',
  },
} as const

export const CANCELLATION_MESSAGES = {
  title: 'We couldn’t send your request',
  failed: (host: string) =>
    `We could not submit your cancellation request. Please try again or email support@${host}`,
  unusable: 'Unable to submit cancellation request.',
} as const

export const SCREEN_MESSAGES = {
  failureTitle: 'Something went wrong',
  failureText: 'An unexpected error occurred. Please try refreshing the page.',
  refresh: 'Refresh Page',
  notFoundTitle: 'Page not found',
  unknown: 'Unknown error',
} as const

export const ASSESSMENT_MESSAGES = {
  busy: 'Our AI service is temporarily busy due to high demand. Please wait a moment and try again.',
  startFailed: 'Failed to start assessment. Please try again.',
  cancelled: 'Request was cancelled. Please try again.',
  failed: 'Assessment failed. Please try again.',
  generationFailed: 'Assessment generation failed. Please try again.',
  timedOut: 'Assessment generation timed out. Please try again.',
} as const

/** How watching a job can end; these go to the log, the owner reads one of the sentences above. */
export const POLLING_MESSAGES = {
  timeout: 'Polling timeout',
  notFound: 'Job not found after retries',
  failedAfter: (retries: number, why: string) => `Failed after ${retries} retries: ${why}`,
  network: 'Network error',
} as const

export const WORKSPACE_MESSAGES = {
  slow: 'Loading took too long. Some data may not be available.',
  failed: 'Some data could not be loaded.',
} as const

/** What a call says of itself; no screen shows it as it is. */
export const CALL_MESSAGES = { notInitialized: 'Client not initialized' } as const

export const VET_FINDER_MESSAGES = {
  sessionExpired: 'Your session expired. Please sign in again to use the Vet Finder.',
  signInNeeded: 'Please sign in to use the Vet Finder.',
  tooMany: 'Too many Vet Finder requests. Please wait a moment and try again.',
  network: (action: string) => `${action} failed due to a network error.`,
  failed: (action: string) => `${action} failed.`,
  location: {
    approximateDenied:
      'Location access denied. Using approximate location. Enter your address for better accuracy.',
    approximate: 'Using approximate location...',
    denied: 'Location access was denied. Please enter your address manually.',
    unavailable: 'Location information is unavailable. Please enter your address manually.',
    timedOut: 'Location request timed out. Please enter your address manually.',
    unsupported: 'Geolocation is not supported by your browser. Please enter your address manually.',
    tooMany: 'We are receiving many location requests. Please wait a minute and try again.',
  },
  map: {
    loadFailed: 'Failed to load Google Maps. Please check your internet connection.',
    notAuthorized: 'Google Maps could not be authorized. Please use the clinic list below.',
    notInitialized: 'Google Maps failed to initialize properly. Please refresh the page.',
    unavailable: 'Map unavailable',
  },
  search: {
    failed: 'Error searching for veterinary clinics. Please try again.',
    emergencyFailed: 'Error searching for emergency hospitals. Please try again.',
    refused: 'Search request was denied. Please check API configuration.',
    noClinics: 'No veterinary clinics found in your area. Try searching with a different address.',
    noEmergency: 'No emergency hospitals accepting patients were found near this location.',
    fallback:
      'No emergency hospitals were found nearby. Showing regular clinics - call ahead to confirm they can help.',
  },
  geocode: {
    notFound: 'Could not find that address. Please try again.',
    failed: 'Error searching for address. Please try again.',
  },
} as const
