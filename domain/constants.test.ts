import { expect, test } from 'vitest'
import { CLINIC_PLANS, LIMITS, PET_OWNER_PLANS, POLICY_FACTS } from './constants.ts'

test('the plans cost and hold what the price list says [R-CONST-003] [R-CONST-004]', () => {
  expect(PET_OWNER_PLANS).toEqual({
    payPerScreen: { once: 4.99 },
    core: { monthly: 14.99, yearly: 149 },
    plus: { monthly: 24.99, yearly: 249 },
    yearlySavingPercent: 16,
    freeTrialDays: 7,
  })
  expect(CLINIC_PLANS).toEqual({
    essential: { monthly: 299, vets: { from: 1, to: 2 }, assessmentsAMonth: 200 },
    professional: { monthly: 499, vets: { from: 3, to: 5 }, assessmentsAMonth: 1000 },
    enterprise: { monthly: null, vets: null, assessmentsAMonth: null },
    liveWithinWeeks: 2,
    liveWithinInWords: 'two weeks',
    demoUnderMinutes: 30,
  })
})

test('accounts: six digits, 350 ms, passwords of 8 and 6 and at most 128, names of 2 [R-CONST-001]', () => {
  expect(LIMITS.accounts).toEqual({
    inviteCodeDigits: 6,
    passwordMax: 128,
    signUpPasswordMin: 8,
    resetPasswordMin: 6,
    waitlistNameMin: 2,
  })
  expect(LIMITS.timers.inviteCheck).toBe(350)
})

test('pets, screens and support keep their figures [R-CONST-003]', () => {
  expect(LIMITS.pets).toEqual({
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
  })
  expect(LIMITS.browser).toEqual({
    scrollPositions: 20,
    analyticsQueue: 100,
    analyticsSession: 1_800_000,
    widths: { sm: 640, md: 768, lg: 1024, xl: 1280 },
  })
  expect(LIMITS.support).toEqual({ replyBusinessDays: 3, replyInWords: 'three business days' })
  expect(LIMITS.timers).toEqual({
    inviteCheck: 350,
    mailAgain: 30_000,
    bootOverlay: 1000,
    loadingText: 3000,
    bootWatchdog: 15_000,
    authStart: 100,
    authReady: 3000,
    resetRedirect: 3000,
    deleteConfirm: 3000,
    editSuccess: 4000,
    profileSuccess: 3000,
    heroWord: 3000,
  })
})

test('the flow, its results and the record keep their figures [R-CONST-003]', () => {
  expect(LIMITS.media).toEqual({ fileBytes: 10_485_760 })
  expect(LIMITS.notes).toEqual({ characters: 2000, autosave: 500 })
  expect(LIMITS.jobs).toEqual({
    pollFirst: 2000,
    pollFactor: 1.2,
    pollLongest: 10_000,
    longest: 300_000,
    retries: 3,
    retryDelay: 5000,
    retryJitter: 0.3,
    resumeRetries: 0,
    requestTimeout: 30_000,
  })
  expect(LIMITS.loading).toEqual({ messageTurn: 3000, dots: 400 })
  expect(LIMITS.otc).toEqual({
    recommendations: 3,
    products: 3,
    warnings: 2,
    links: 2,
    bestMatchScore: 80,
  })
  expect(LIMITS.results).toEqual({
    conditionsShown: 3,
    lowConfidenceBelow: 0.7,
    persistHours: 48,
    vetVisitHours: { from: 24, to: 48 },
  })
  expect(LIMITS.workspace).toEqual({ loadTimeout: 10_000, page: 10 })
})

test('the vet finder and the calls to the backend keep their figures [R-CONST-003]', () => {
  expect(LIMITS.vetFinder).toEqual({
    radiusMeters: { regular: 10_000, emergency: 40_000 },
    resultsWithoutService: 10,
    earthRadiusMiles: 3959,
    wholeMilesFrom: 10,
    milesDecimals: 1,
    alwaysOpenShare: 0.6,
    mapZoom: 12,
    mapScript: { retries: 5, retryAfter: 500, wait: 10_000 },
  })
  expect(LIMITS.backend).toEqual({
    fetchTimeout: 30_000,
    retry: { retries: 3, firstDelay: 1000, factor: 2, longestDelay: 10_000, jitter: 1000 },
    health: { every: 60_000, timeout: 5000, failures: 10 },
    realtimeEventsPerSecond: 2,
  })
})

test('the policies promise what they promised [R-CONST-003] [R-CONST-004]', () => {
  expect(POLICY_FACTS).toEqual({
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
  })
})
