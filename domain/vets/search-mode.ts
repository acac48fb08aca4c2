export const SEARCH_MODES = ['regular', 'emergency'] as const
export type SearchMode = (typeof SEARCH_MODES)[number]

export const RADIUS_METERS = { regular: 10_000, emergency: 40_000 } as const

export const RADIUS_RANGE = { smallest: 1_000, largest: 50_000 } as const

/** How far to search, in metres: as asked within the allowed range, else what the mode needs. */
export const searchRadius = (mode: SearchMode, asked?: number): number =>
  Math.min(Math.max(asked ?? RADIUS_METERS[mode], RADIUS_RANGE.smallest), RADIUS_RANGE.largest)
