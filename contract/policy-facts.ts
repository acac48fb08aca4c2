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
