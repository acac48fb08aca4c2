/** One thing we say of ourselves, and how far we can show it today. `docs/claims.md` names what is still needed. */
export type Claim = {
  /** The words of the claim, as pages use them. */
  readonly says: string
  /** A few words beside the claim. */
  readonly note: string
  /** The longer answer, for the page of evidence. */
  readonly today: string
}

/** Claims whose evidence is still outstanding. */
export const CLAIMS = {
  vetReviewed: {
    says: 'Vet-reviewed AI',
    note: 'The review by licensed vets is still to come.',
    today:
      'Not done yet. The rules are written from published vet guidance, and each rule names its source. Licensed vets still have to review them. Pawlight stays a closed beta until they have.',
  },
  anyHour: {
    says: 'Here 24/7',
    note: 'Software answers, so the hour makes no difference.',
    today:
      'Software gives the answers, so night and day are the same. No vet reads along. We have not yet counted over many months how seldom it is down.',
  },
  underTwoMinutes: {
    says: 'Results in under two minutes',
    note: 'Under two minutes is our goal. We have not timed it with owners yet.',
    today:
      'This is our goal for most results, and 1-3 minutes for all. It depends on how many questions fit what you see. We have not timed it with real owners yet.',
  },
  realVets: {
    says: 'Real veterinarians in the loop',
    note: 'Today that is the vet near you. No vet reads along here.',
    today:
      'When your pet needs a vet, Pawlight shows you the way to one, and makes a report you can hand over. No vet reads along while you use it.',
  },
} as const satisfies Record<string, Claim>

export type ClaimId = keyof typeof CLAIMS

/** Where the page of evidence tells how far each claim is shown. */
export const CLAIMS_PATH = '/evidence#claims'
