import type { Line } from './entry.ts'

/** A line with the mark that says where it belongs, such as “2b”, so that depth is seen without indentation. */
export type Row = { readonly mark: string; readonly says: string; readonly rows: readonly Row[] }

/** Lines that are joined by “and” or “or” are numbered: 1, 2, and below them 2a, 2b, 2b1; others have no mark. */
export const outlined = (lines: readonly Line[]): readonly Row[] => lines.map((line) => rowOf(line, '', ''))

function rowOf(line: Line, place: string, joint: string): Row {
  const mark = [place, joint].filter((part) => part !== '').join(' ')
  const inside = (text: string): string =>
    joint === '' ? text : text.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
  if (typeof line === 'string') return { mark, says: inside(line), rows: [] }
  const { says, of, joined } = line
  return {
    mark,
    says: inside(says),
    rows: of.map((one, at) =>
      joined === undefined || of.length === 1
        ? rowOf(one, '', '')
        : rowOf(one, `${place}${nextMark(place, at)}`, at === 0 ? '' : joined),
    ),
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

function nextMark(place: string, at: number): string {
  if (place === '' || /[a-z]$/.test(place)) return `${at + 1}`
  return at < LETTERS.length ? LETTERS.charAt(at) : `-${at + 1}`
}
