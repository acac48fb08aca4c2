export const PROFILE_MESSAGES = {
  saved: 'Profile updated successfully.',
  saveFailed: 'Failed to update profile',
} as const
