import { COMMON_WORDS } from './common-words.ts'
import { alternativesIn, closingOf, piecesOf, quantifierIn, withoutLooks } from './expression-parts.ts'
import { waysOf } from './ways-written-out.ts'

/**
 * Words of which a text must hold at least one, as beginnings; a space at the end stands for the end of the word, so
 * that "no " is the word itself and "no" begins "nose" too.
 */
export type OneOf = ReadonlySet<string>

/**
 * For each way in which an expression can match, the words without which it cannot, rarest first: of each group the
 * text must hold at least one. Knows letters, groups of alternatives and what may repeat or be missing; everything
 * else is taken to need nothing.
 */
export const wordsNeeded = (expression: string): readonly (readonly OneOf[])[] =>
  alternativesIn(expression)
    .flatMap(waysOf)
    .map((way) => neededFor(way, true))

function neededFor(way: string, isLast: boolean): readonly OneOf[] {
  const pieces = piecesOf(way)
  return pieces
    .map((piece, place) => openingsOf(piece, isLast || place < pieces.length - 1))
    .filter((openings) => openings !== null)
    .toSorted((a, b) => commonness(a) - commonness(b))
}

function openingsOf(piece: string, isLast: boolean): OneOf | null {
  const bare = withoutLooks(piece)
  return bare.startsWith('(?:') ? openingsOfGroup(bare, isLast) : openingsOfLetters(bare, isLast)
}

function openingsOfLetters(piece: string, isLast: boolean): OneOf | null {
  if (/^(?:\\d|\[[0-9-]+\])(?![?*]|\{0)/.test(piece)) return DIGITS
  const letters = lettersIn(piece)
  if (letters === '') return null
  const rest = piece.slice(letters.length)
  // "fur ?ball" is written as one word or as two; there are no hyphens between words.
  const joint = JOINT.exec(rest)?.[0]
  if (joint !== undefined) return new Set([`${letters} `, letters + lettersIn(rest.slice(joint.length))])
  return new Set([endsWord(rest, isLast) ? `${letters} ` : letters])
}

const DIGITS: OneOf = new Set('0123456789')

const JOINT = /^(?: \?(?:-\? ?\?)?|-\?(?: \?)?)(?=[a-z0-9])/

function lettersIn(piece: string): string {
  const letters = /^[a-z0-9]*/.exec(piece)?.[0] ?? ''
  return /^[?*{]/.test(piece.slice(letters.length)) ? letters.slice(0, -1) : letters
}

function openingsOfGroup(piece: string, isLast: boolean): OneOf | null {
  const end = closingOf(piece)
  const rest = piece.slice(end + 1)
  const quantifier = quantifierIn(rest)
  const after = rest.slice(quantifier.length)
  const joint = JOINT.exec(after)?.[0]
  const next = joint === undefined ? '' : lettersIn(after.slice(joint.length))
  const isWhole = next !== '' || (quantifier === '' && endsWord(rest, isLast))
  const found = new Set<string>()
  for (const alternative of alternativesIn(piece.slice('(?:'.length, end))) {
    // "(?:the|my)? ?gum" needs a word that begins with "gum", "thegum" or "mygum", whatever stands before.
    const isBeside = next !== '' && quantifier === '?' && /^[a-z0-9]+$/.test(alternative)
    const [rarest] = neededFor(alternative, isWhole)
    if (rarest === undefined) return null
    for (const word of rarest) {
      if (!isBeside) found.add(word)
      if (next !== '' && word.endsWith(' ')) found.add(word.trimEnd() + next)
    }
  }
  if (quantifier === '' || quantifier.startsWith('+')) return found
  const following = next === '' ? openingsOf(after, isLast) : [next]
  return following === null ? null : new Set([...found, ...following])
}

function endsWord(rest: string, isLast: boolean): boolean {
  const bare = withoutLooks(rest)
  if (bare === '') return isLast
  // "m ?& ?ms": no word goes on with a mark.
  if (/^(?:(?: \??)?[&%]|-(?![?*{]))/.test(bare)) return true
  if (!bare.startsWith('(?:')) return false
  const end = closingOf(bare)
  if (!alternativesIn(bare.slice('(?:'.length, end)).every((way) => /^ (?![?*{])/.test(way))) return false
  const after = bare.slice(end + 1)
  return endsWord(after.slice(quantifierIn(after).length), isLast)
}

function commonness(words: OneOf): number {
  let sum = 0
  for (const word of words) sum += COMMON_WORDS.has(word.trimEnd()) ? 100 : word.length < 3 ? 30 : 1
  return sum
}
