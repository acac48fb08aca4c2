/** What is said in place of the usual words where a visit cannot wait for the usual day or two. */
export type SoonerWords = {
  readonly opening: string
  readonly closing: string
  readonly timeframe: string
  readonly nextCheckIn: string
  readonly until: string
}

/** When to look again, and whether and when a vet should see the pet, in the owner's words. */
export type FollowUpSchedule = {
  readonly nextCheckIn: string
  readonly monitoringFrequency: string
  readonly veterinaryVisit: {
    readonly recommended: boolean
    readonly timeframe: string
    readonly reason: string
  }
}
