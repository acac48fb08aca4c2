/**
 * Beginnings of words, kept letter by letter. Whoever reads a word along them leaves it as soon as no beginning goes on
 * with its next letter, which for most words of an owner is the third or fourth. A space at the end of a beginning
 * stands for the end of the word.
 */
export type Beginnings = {
  /** From a place along a letter to the next: places that are only passed on the way have steps and no number. */
  readonly steps: Steps
  /** By place: the number of the beginning that is over there, from 1 on; 0 where none is. */
  readonly numbers: Uint16Array
  /** One more than the highest number. */
  readonly count: number
}

/** Collects beginnings before they are read along. */
export type BeginningsInTheMaking = {
  /** The number of this beginning, which is kept from now on. */
  readonly add: (beginning: string) => number
  readonly done: () => Beginnings
}

/** All steps in one small table, found by place and letter; a full row for every place would not fit near the processor. */
type Steps = { readonly from: Uint32Array; readonly to: Uint16Array; readonly mask: number }

const START = 0
const NOWHERE = 0
/** The letter that stands for the end of a word. */
const END = 63
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_'
/** By code: the number of a letter; 0 for what is in no word. */
const LETTER = new Uint8Array(128)
for (let place = 0; place < LETTERS.length; place += 1) LETTER[LETTERS.charCodeAt(place)] = place + 1

/** A letter of what `\w` means in lower-case text; 0 for everything else. */
const letterOf = (code: number): number => (code < 128 ? (LETTER[code] ?? 0) : 0)

const stepOf = (place: number, letter: number): number => place * 64 + letter

const slotOf = (step: number): number => Math.imul(step, 0x9e3779b1) >>> 12

/** Starts with no beginning at all. */
export function makeBeginnings(): BeginningsInTheMaking {
  const known = new Map<number, number>()
  const numbers: number[] = [0]
  let count = 1
  return {
    add: (beginning) => {
      let at = START
      for (let place = 0; place < beginning.length; place += 1) {
        const step = stepOf(at, letterIn(beginning, place))
        at = known.get(step) ?? numbers.push(0) - 1
        known.set(step, at)
      }
      if (at !== START && numbers[at] === 0) {
        numbers[at] = count
        count += 1
      }
      return numbers[at] ?? 0
    },
    done: () => ({ steps: tableOf(known), numbers: Uint16Array.from(numbers), count }),
  }
}

function letterIn(beginning: string, place: number): number {
  if (beginning[place] === ' ' && place === beginning.length - 1) return END
  const letter = letterOf(beginning.charCodeAt(place))
  if (letter === 0) throw new Error(`No word of a text begins with “${beginning}”.`)
  return letter
}

/** A table of twice as many slots as steps; one that finds its slot taken goes into the next free one. */
function tableOf(known: ReadonlyMap<number, number>): Steps {
  const slots = 2 ** Math.ceil(Math.log2(known.size * 2 + 2))
  const mask = slots - 1
  const from = new Uint32Array(slots)
  const to = new Uint16Array(slots)
  for (const [step, next] of known) {
    let slot = slotOf(step) & mask
    while (from[slot] !== 0) slot = (slot + 1) & mask
    from[slot] = step
    to[slot] = next
  }
  return { from, to, mask }
}

function nextPlace({ from, to, mask }: Steps, place: number, letter: number): number {
  const step = stepOf(place, letter)
  for (let slot = slotOf(step) & mask; ; slot = (slot + 1) & mask) {
    const found = from[slot] ?? 0
    if (found === step) return to[slot] ?? NOWHERE
    if (found === 0) return NOWHERE
  }
}

/** Every beginning that a word of this lower-case text has, told as often as it stands there. */
export function forEachBeginning(
  { steps, numbers }: Beginnings,
  text: string,
  tell: (beginning: number) => void,
): void {
  const { length } = text
  for (let place = 0; place < length; place += 1) {
    let at = START
    let letter = letterOf(text.charCodeAt(place))
    // Along the beginnings, as far as they go.
    while (letter !== 0) {
      at = nextPlace(steps, at, letter)
      if (at === NOWHERE) break
      const number = numbers[at] ?? 0
      if (number !== 0) tell(number)
      place += 1
      letter = place < length ? letterOf(text.charCodeAt(place)) : 0
    }
    if (letter === 0 && at !== START) {
      const whole = numbers[nextPlace(steps, at, END)] ?? 0
      if (whole !== 0) tell(whole)
    }
    // To the next word.
    while (letter !== 0) {
      place += 1
      letter = place < length ? letterOf(text.charCodeAt(place)) : 0
    }
  }
}
