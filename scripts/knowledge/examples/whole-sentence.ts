const END = /[.!?\n]+(?=\s|$)|\n/g
/** A full stop after one of these, or after a single letter, ends no sentence. */
const SHORT = /(?:^|[\s.(])(?:[a-z]|vs|dr|mr|mrs|ms|st|approx|lbs?|oz|hrs?|mins?|temp)$/i

const endsIn = (text: string): readonly number[] =>
  [...text.matchAll(END)].flatMap(({ index, 0: signs }) =>
    signs === '.' && SHORT.test(text.slice(Math.max(0, index - 8), index)) ? [] : [index + signs.length],
  )

/** What a person reads as one sentence around a place of a note, where the reader may have cut it at a colon or an "a.m.". */
export function wholeSentence(note: string, start: number, end: number): string {
  const ends = endsIn(note)
  const from = ends.findLast((place) => place <= start) ?? 0
  const to = ends.find((place) => place >= end) ?? note.length
  return note.slice(from, to).trim()
}
