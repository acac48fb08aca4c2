/** Finds any of these words, each an expression, in capitals or not. */
export const anyOfWords = (...list: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${list.join('|')})\\b`, 'i')
