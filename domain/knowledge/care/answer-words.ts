export type SoonerWords = {
  readonly opening: string
  readonly closing: string
  readonly timeframe: string
  readonly nextCheckIn: string
  readonly until: string
}

export type FollowUpSchedule = {
  readonly nextCheckIn: string
  readonly monitoringFrequency: string
  readonly veterinaryVisit: {
    readonly recommended: boolean
    readonly timeframe: string
    readonly reason: string
  }
}
