import { PROFILE_MESSAGES } from './profile.ts'

export const PET_MESSAGES = {
  notSignedIn: 'Not authenticated',
  duplicate: 'You already have a pet with this name',
  saveFailed: 'Failed to save pet profile. Please try again.',
  loadFailed: 'An error occurred while loading. Please try again.',
  deleteFailed: 'Failed to delete pet. Please try again.',
} as const

export const EDIT_PET_MESSAGES = {
  missingId: 'Missing pet identifier.',
  notFound: 'We could not find that pet profile. It may have been removed.',
  loadFailed: 'Something went wrong while loading the pet profile. Please try again.',
  saveFailed: "We couldn't save your changes just now. Please try again.",
  saved: PROFILE_MESSAGES.saved,
} as const

export const WORKSPACE_MESSAGES = {
  slow: 'Loading took too long. Some data may not be available.',
  failed: 'Some data could not be loaded.',
} as const
