/**
 * Beginnings of words, kept letter by letter. Whoever reads a word along them leaves it as soon as no beginning goes on
 * with its next letter, which for most words of an owner is the third or fourth. A beginning is known by a number from
 * 1 on; a space at its end stands for the end of the word.
 */
export type Beginnings = {
  /** For every beginning a row of the beginnings that are one letter longer; 0 where there is none. */
  readonly next: Uint16Array
  readonly count: number
}

/** Collects beginnings before they are read along. */
export type BeginningsInTheMaking = {
  /** The number of this beginning, which is kept from now on. */
  readonly add: (beginning: string) => number
  readonly done: () => Beginnings
}

const ROOT = 0
const END = 0
/** By the code of a letter: its place in a row; 0 for what is in no word. */
const PLACES = new Uint8Array(128)
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_'
for (let place = 0; place < LETTERS.length; place += 1) PLACES[LETTERS.charCodeAt(place)] = place + 1
const ROW = LETTERS.length + 1

/** True for what `\w` means in lower-case text. */
export const isOfWord = (code: number): boolean => code < 128 && PLACES[code] !== 0

/** Starts with no beginning at all. */
export function makeBeginnings(): BeginningsInTheMaking {
  const next: number[] = emptyRow()
  return {
    add: (beginning) => {
      let at = ROOT
      for (let place = 0; place < beginning.length; place += 1) {
        const letter = placeOf(beginning, place)
        let longer = next[at * ROW + letter] ?? 0
        if (longer === 0) {
          longer = next.length / ROW
          next.push(...emptyRow())
          next[at * ROW + letter] = longer
        }
        at = longer
      }
      return at
    },
    done: () => ({ next: Uint16Array.from(next), count: next.length / ROW }),
  }
}

const emptyRow = (): number[] => Array.from({ length: ROW }, () => 0)

function placeOf(beginning: string, place: number): number {
  const code = beginning.charCodeAt(place)
  if (beginning[place] === ' ' && place === beginning.length - 1) return END
  if (!isOfWord(code)) throw new Error(`No word of a text begins with “${beginning}”.`)
  return PLACES[code] ?? 0
}

/** Every beginning that a word of this lower-case text has, told as often as it stands there. */
export function forEachBeginning(
  { next }: Beginnings,
  text: string,
  tell: (beginning: number) => void,
): void {
  const { length } = text
  for (let place = 0; place < length;) {
    let at = ROOT
    let letter = PLACES[text.charCodeAt(place)] ?? 0
    // Along the beginnings, as far as they go.
    while (letter !== 0) {
      at = next[at * ROW + letter] ?? 0
      if (at === ROOT) break
      tell(at)
      place += 1
      letter = place < length ? (PLACES[text.charCodeAt(place)] ?? 0) : 0
    }
    if (letter === 0 && at !== ROOT) {
      const whole = next[at * ROW + END] ?? 0
      if (whole !== 0) tell(whole)
    }
    // To the next word.
    while (letter !== 0) {
      place += 1
      letter = place < length ? (PLACES[text.charCodeAt(place)] ?? 0) : 0
    }
    place += 1
  }
}
