import type { ClaimId } from '#web/content/claims.ts'

export const CLAIMS_TODAY: Record<ClaimId, string> = {
  vetReviewed:
    'Not done yet. The rules are written from published vet guidance, and each rule names its source. Licensed vets still have to review them. Pawlight stays a closed beta until they have.',
  anyHour:
    'Software gives the answers, so night and day are the same. No vet reads your answers. We have not yet counted over many months how seldom it is down.',
  underTwoMinutes:
    'This is our goal for most results, and 1-3 minutes for all. It depends on how many questions fit what you see. We have not timed it with real owners yet.',
  realVets:
    'When your pet needs a vet, Pawlight shows you the way to one, and makes a report you can hand over. No vet reads your answers while you use it.',
}
