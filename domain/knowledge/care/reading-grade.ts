/** Syllables as they are heard: groups of vowels, without the silent e. */
function syllables(word: string): number {
  const bare = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (bare.length <= 3) return 1
  const spoken = bare.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

/** The Flesch-Kincaid grade of a text: the American school year that reads it with ease. */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?;:]+(?:\s|$)/).filter((sentence) => /[a-z]/i.test(sentence))
  const words = text.match(/[a-z][a-z'’-]*/gi) ?? []
  if (sentences.length === 0 || words.length === 0) return 0
  const perWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length
  return 0.39 * (words.length / sentences.length) + 11.8 * perWord - 15.59
}
