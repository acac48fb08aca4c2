import { syllable } from 'syllable'

/** Numbers and abbreviations without letters are no words; only . ! ? end a sentence. */
const countsOf = (text: string): { sentences: number; words: number; syllables: number } => {
  const sentences = text.split(/[.!?]+(?:\s|$)/).filter((sentence) => /[a-z]/i.test(sentence))
  const words = text.match(/[a-z][a-z'’]*/gi) ?? []
  return {
    sentences: sentences.length,
    words: words.length,
    syllables: words.reduce((sum, word) => sum + syllable(word), 0),
  }
}

/**
 * The Flesch-Kincaid grade, the American school year that reads a text with ease:
 * 0.39 x words per sentence + 11.8 x syllables per word - 15.59.
 */
export function fleschKincaidGrade(text: string): number {
  const { sentences, words, syllables } = countsOf(text)
  if (sentences === 0 || words === 0) return 0
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}
