/** How long things take on purpose, in milliseconds. */
export const TIMERS = {
  bootOverlay: 1000,
  loadingText: 3000,
  bootWatchdog: 15_000,
  authReady: 3000,
  authStart: 100,
  authRetry: 5000,
  resetRedirect: 3000,
  deleteConfirm: 3000,
  editSuccess: 4000,
  profileSuccess: 3000,
  heroWord: 3000,
  inviteCheck: 350,
} as const
