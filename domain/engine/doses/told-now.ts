import { COMES_BACK, LONG_AGO, THESE_DAYS } from '#domain/knowledge/compiled/notes/turns/amounts.ts'

const turn = /(,| but | and )/

/** The text without what only tells of long ago: whole sentences, and the part before "but is fine now". */
export const toldOfNow = (text: string): string =>
  text
    .split(/(?<=[.!?;\n])/)
    .flatMap((sentence) => {
      const words = sentence.toLowerCase()
      if (!LONG_AGO.test(words)) return [sentence]
      if (!THESE_DAYS.test(words)) return []
      const parts = sentence.split(turn)
      const others = parts.filter((part) => !LONG_AGO.test(part.toLowerCase()))
      const isBack =
        parts.some((part) => LONG_AGO.test(part.toLowerCase()) && THESE_DAYS.test(part.toLowerCase())) ||
        others.some((part) => COMES_BACK.test(part.toLowerCase()))
      return isBack ? [sentence] : [others.join('')]
    })
    .join('')
