/** An answer that is less sure than this says so. */
export const LOW_CONFIDENCE_BELOW = 0.7
