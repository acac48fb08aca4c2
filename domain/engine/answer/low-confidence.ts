export const LOW_CONFIDENCE_BELOW = 0.7
