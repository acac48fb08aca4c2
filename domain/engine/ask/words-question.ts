/** Asks about an owner's own words. What looks over is not over: it never asks only about this moment. */
export const wordsQuestion = (quote: string, petName: string, meaning: string): string =>
  `You wrote: “${quote}”. Is this true for ${petName.trim()}, now or earlier: ${meaning}?`
