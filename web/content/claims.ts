type Claim = {
  readonly says: string
  readonly note: string
}

/** What we say of ourselves and cannot fully show yet; `docs/claims.md` names the evidence each still needs. */
export const CLAIMS = {
  vetReviewed: {
    says: 'Vet-reviewed AI',
    note: 'The review by licensed vets is still to come.',
  },
  anyHour: {
    says: 'Here 24/7',
    note: 'Software answers, so the hour makes no difference.',
  },
  underTwoMinutes: {
    says: 'Results in under two minutes',
    note: 'Under two minutes is our goal. We have not timed it with owners yet.',
  },
  realVets: {
    says: 'Real veterinarians in the loop',
    note: 'Today that means the vet near you. No vet reads your answers here.',
  },
} as const satisfies Record<string, Claim>

export type ClaimId = keyof typeof CLAIMS

export const CLAIMS_PATH = '/evidence#claims'
