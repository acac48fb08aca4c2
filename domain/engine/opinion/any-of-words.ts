export const anyOfWords = (...list: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${list.join('|')})\\b`, 'i')
