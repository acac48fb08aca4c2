export const SCREEN_MESSAGES = {
  failureTitle: 'Something went wrong',
  failureText: 'An unexpected error occurred. Please try refreshing the page.',
  refresh: 'Refresh Page',
  notFoundTitle: 'Page not found',
  unknown: 'Unknown error',
} as const
