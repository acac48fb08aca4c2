/**
 * Beginnings of words, kept letter by letter. Whoever reads a word along them leaves it as soon as no beginning goes on
 * with its next letter, which for most words of an owner is the third or fourth. A space at the end of a beginning
 * stands for the end of the word.
 */
export type Beginnings = {
  readonly steps: Steps
  readonly numbers: Uint16Array
  readonly count: number
}

export type BeginningsInTheMaking = {
  readonly add: (beginning: string) => number
  readonly done: () => Generator<void, Beginnings>
}

/**
 * All steps in one small table: from a slot a letter leads as many slots beyond its base as the letter's number, if that
 * slot says that it is reached from here. A full row for every slot would not fit near the processor.
 */
type Steps = { readonly base: Uint16Array; readonly reachedFrom: Uint16Array }

const START = 0
const NOWHERE = 0
const END = 63
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_'
const LETTER = new Uint8Array(128)
for (let place = 0; place < LETTERS.length; place += 1) LETTER[LETTERS.charCodeAt(place)] = place + 1

const letterOf = (code: number): number => (code < 128 ? (LETTER[code] ?? 0) : 0)

const MOST_LETTERS = 64

type Letter = { readonly letter: number; readonly next: number }

export function makeBeginnings(): BeginningsInTheMaking {
  const goingOn: Letter[][] = [[]]
  const numbers: number[] = [0]
  let count = 1
  const reached = (at: number, letter: number): number => {
    const letters = (goingOn[at] ??= [])
    const known = letters.find((one) => one.letter === letter)
    if (known !== undefined) return known.next
    const next = numbers.push(0) - 1
    letters.push({ letter, next })
    return next
  }
  return {
    add: (beginning) => {
      let at = START
      for (let place = 0; place < beginning.length; place += 1) at = reached(at, letterIn(beginning, place))
      if (at !== START && numbers[at] === 0) {
        numbers[at] = count
        count += 1
      }
      return numbers[at] ?? 0
    },
    *done() {
      return { ...(yield* laidOut(goingOn, numbers)), count }
    },
  }
}

function letterIn(beginning: string, place: number): number {
  if (beginning[place] === ' ' && place === beginning.length - 1) return END
  const letter = letterOf(beginning.charCodeAt(place))
  if (letter === 0) throw new Error(`No word of a text begins with “${beginning}”.`)
  return letter
}

const AT_ONCE = 500
const NOBODY = 65_535

function* laidOut(
  goingOn: readonly (readonly Letter[])[],
  numbers: readonly number[],
): Generator<void, Pick<Beginnings, 'steps' | 'numbers'>> {
  const base: number[] = [0]
  const reachedFrom: number[] = [NOBODY]
  const numberAt: number[] = [0]
  const slots = [{ place: START, slot: START }]
  let firstFree = 1
  for (const [number, { place, slot }] of slots.entries()) {
    if (number % AT_ONCE === 0) yield
    const letters = goingOn[place] ?? []
    while (reachedFrom[firstFree] !== undefined) firstFree += 1
    let start = Math.max(firstFree - (letters[0]?.letter ?? 0), 0)
    while (letters.some(({ letter }) => reachedFrom[start + letter] !== undefined)) start += 1
    base[slot] = start
    for (const { letter, next } of letters) {
      reachedFrom[start + letter] = slot
      numberAt[start + letter] = numbers[next] ?? 0
      slots.push({ place: next, slot: start + letter })
    }
  }
  const length = reachedFrom.length + MOST_LETTERS
  if (length > NOBODY) throw new Error('There are more beginnings of words than slots.')
  yield
  return {
    steps: { base: filled(length, base, 0), reachedFrom: filled(length, reachedFrom, NOBODY) },
    numbers: filled(length, numberAt, 0),
  }
}

function filled(length: number, list: readonly number[], none: number): Uint16Array {
  const all = new Uint16Array(length).fill(none)
  list.forEach((number, slot) => {
    all[slot] = number
  })
  return all
}

function nextPlace({ base, reachedFrom }: Steps, slot: number, letter: number): number {
  const next = (base[slot] ?? 0) + letter
  return reachedFrom[next] === slot ? next : NOWHERE
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
