const WORDS_BETWEEN = /(?:\(\?: \[?\\w[^)]*\)|\{w\})\{0,(\d+)\}\??/g

/** A regular expression as near as may be to the notation of phrases. */
export const inNotation = (expression: string): string =>
  expression
    .replaceAll(WORDS_BETWEEN, ' ..$1')
    .replaceAll('(?:', '(')
    .replaceAll(')*', ')?')
    .replaceAll(String.raw`\w`, '')
