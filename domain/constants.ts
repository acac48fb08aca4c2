const SECOND = 1000
const MINUTE = 60 * SECOND
const MEBIBYTE = 1024 * 1024

/** What pet owners can buy, in US dollars. */
export const PET_OWNER_PLANS = {
  payPerScreen: { once: 4.99 },
  core: { monthly: 14.99, yearly: 149 },
  plus: { monthly: 24.99, yearly: 249 },
  yearlySavingPercent: 16,
  freeTrialDays: 7,
} as const

/** What clinics can buy, in US dollars; null: as agreed, or without a limit. */
export const CLINIC_PLANS = {
  essential: { monthly: 299, vets: { from: 1, to: 2 }, assessmentsAMonth: 200 },
  professional: { monthly: 499, vets: { from: 3, to: 5 }, assessmentsAMonth: 1000 },
  enterprise: { monthly: null, vets: null, assessmentsAMonth: null },
  liveWithinWeeks: 2,
  liveWithinInWords: 'two weeks',
  demoUnderMinutes: 30,
} as const

/** How much, how long and how often; times in milliseconds, sizes in bytes, lengths in characters. */
export const LIMITS = {
  accounts: {
    inviteCodeDigits: 6,
    signUpPasswordMin: 8,
    resetPasswordMin: 6,
    passwordMax: 128,
    waitlistNameMin: 2,
  },
  pets: {
    birthYearMin: 1900,
    calendarYears: 30,
    weightStep: 0.1,
    weightUnit: 'lbs',
    wizardQuestions: 12,
    conditionsShown: 3,
    ageInMonthsUnderMonths: 12,
    ageWithMonthsUnderYears: 5,
    weightDecimals: { lb: 0, kg: 1 },
    daysPerYear: 365.25,
  },
  timers: {
    inviteCheck: 350,
    mailAgain: 30 * SECOND,
    bootOverlay: 1 * SECOND,
    loadingText: 3 * SECOND,
    bootWatchdog: 15 * SECOND,
    authStart: 100,
    authReady: 3 * SECOND,
    resetRedirect: 3 * SECOND,
    deleteConfirm: 3 * SECOND,
    editSuccess: 4 * SECOND,
    profileSuccess: 3 * SECOND,
    heroWord: 3 * SECOND,
  },
  browser: {
    scrollPositions: 20,
    analyticsQueue: 100,
    analyticsSession: 30 * MINUTE,
    /** The first width, in pixels, of each size above xs. */
    widths: { sm: 640, md: 768, lg: 1024, xl: 1280 },
  },
  support: { replyBusinessDays: 3, replyInWords: 'three business days' },
  media: { fileBytes: 10 * MEBIBYTE },
  notes: { characters: 2000, autosave: 500 },
  jobs: {
    pollFirst: 2 * SECOND,
    pollFactor: 1.2,
    pollLongest: 10 * SECOND,
    longest: 5 * MINUTE,
    retries: 3,
    retryDelay: 5 * SECOND,
    retryJitter: 0.3,
    resumeRetries: 0,
    requestTimeout: 30 * SECOND,
  },
  loading: { messageTurn: 3 * SECOND, dots: 400 },
  vetFinder: {
    radiusMeters: { regular: 10_000, emergency: 40_000 },
    resultsWithoutService: 10,
    earthRadiusMiles: 3959,
    wholeMilesFrom: 10,
    milesDecimals: 1,
    alwaysOpenShare: 0.6,
    mapZoom: 12,
    mapScript: { retries: 5, retryAfter: 500, wait: 10 * SECOND },
  },
  otc: {
    recommendations: 3,
    products: 3,
    warnings: 2,
    links: 2,
    bestMatchScore: 80,
  },
  results: {
    conditionsShown: 3,
    lowConfidenceBelow: 0.7,
    persistHours: 48,
    vetVisitHours: { from: 24, to: 48 },
  },
  workspace: { loadTimeout: 10 * SECOND, page: 10 },
  backend: {
    fetchTimeout: 30 * SECOND,
    retry: {
      retries: 3,
      firstDelay: 1 * SECOND,
      factor: 2,
      longestDelay: 10 * SECOND,
      jitter: 1 * SECOND,
    },
    health: { every: 60 * SECOND, timeout: 5 * SECOND, failures: 10 },
    realtimeEventsPerSecond: 2,
  },
} as const

/** What the policies promise; every legal page takes its figures from here. */
export const POLICY_FACTS = {
  ageMin: 18,
  liability: { monthsOfFees: 12, dollars: 100 },
  retention: {
    accountYearsAfterClosure: 3,
    assessmentDaysAfterVerifiedDeletion: 90,
    analyticsMonths: 12,
    communicationsMonths: 24,
    paymentYears: 7,
    securityLogsMonths: 24,
  },
  deletion: { targetDays: 30, backupsPurgedDays: 90 },
  privacyAnswerDays: 45,
  optOutDays: 15,
  cookies: { preferenceBusinessDays: 10, advertisingDays: 90, necessaryMonths: 12 },
  accessibilityReplyBusinessDays: 2,
  appealDays: 14,
  priceChangeNoticeDays: 30,
  refunds: {
    annualWithinDays: 14,
    reportWithinDays: 7,
    arriveBusinessDays: { from: 5, to: 10 },
  },
} as const
