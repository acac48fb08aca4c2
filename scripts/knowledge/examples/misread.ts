import { readMisread } from '#cases/readings/misread.ts'

const asKey = (finding: string, words: string): string => `${finding} ${words}`

const sentencesByReading: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(readMisread(), ({ finding, words }) => asKey(finding, words))].map(([key, found]) => [
    key,
    found.map(({ sentence }) => sentence),
  ]),
)

/** Whether somebody found that the finding, by its id in the book, counts by these words of the note wrongly. */
export const isMisread = (finding: string, words: string, note: string): boolean =>
  sentencesByReading.get(asKey(finding, words))?.some((sentence) => note.includes(sentence)) === true
