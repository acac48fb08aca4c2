import { hear } from '#domain/engine/notes/clauses/heard.ts'
import { readSentences } from '#domain/engine/notes/clauses/sentences.ts'
import { alternativesIn, closingOf, quantifierIn } from '#domain/engine/notes/phrases/expression-parts.ts'
import { wordsOf } from '#domain/engine/notes/phrases/sign-words.ts'
import { WORDS, lexicon } from '#domain/knowledge/compiled/notes/lexicon.ts'
import { signs } from '#domain/knowledge/compiled/notes/signs.ts'
import type { Entry } from '#domain/knowledge/notes/entry.ts'
import type { Sign } from '#domain/knowledge/notes/sign.ts'

const MOST = 3
const ANY_WORD = '…'

/** By the id of an entry in the book: its first phrases as an owner may say them, each tried on the reader. */
export function saidPlainly(): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ...lexicon.map(({ id, phrases, means }) => [`told.${id}`, tried(phrases.map(plain), means)] as const),
    ...signs.map((sign) => [`sign.${sign.id}`, tried(waysOf(sign), sign.means)] as const),
  ])
}

function tried(texts: readonly string[], means: Entry['means']): readonly string[] {
  const isRead = (text: string): boolean =>
    readSentences(text.replaceAll(ANY_WORD, 'it')).some((sentence) =>
      hear(sentence).entries.some(({ of }) => of.means === means),
    )
  const shown: string[] = []
  for (const text of new Set(texts.slice(0, 12))) if (shown.length < MOST && isRead(text)) shown.push(text)
  return shown
}

const waysOf = ({ says }: Sign): readonly string[] =>
  says.map((way) =>
    way
      .split(' ')
      .filter((part) => !/^[&>!~]/.test(part))
      .flatMap((part) => wordsOf(part.split('|')[0] ?? '')[0] ?? [])
      .map((word) => word.replaceAll('*', ANY_WORD).replaceAll('_', ' '))
      .join(' '),
  )

/** The first way through an expression: what may be missing is left out. */
function plain(expression: string): string {
  const filled = expression.replaceAll(/\{(\w+)\}/g, (whole, name: string) => WORDS[name] ?? whole)
  return firstWay(filled).replaceAll(/ +/g, ' ').trim()
}

function firstWay(expression: string): string {
  let rest = alternativesIn(expression)[0] ?? ''
  let made = ''
  while (rest !== '') {
    const part = partOf(rest)
    rest = rest.slice(part.length)
    const quantifier = quantifierIn(rest)
    rest = rest.slice(quantifier.length)
    if (!/^(?:[?*]|\{0,)/.test(quantifier)) made += wayOf(part)
    else if (part === '.') made += ` ${ANY_WORD} `
    else if (part === '\\w') made += ANY_WORD
    else if (part === ' ' || part.startsWith('[ ')) made += ' '
  }
  return made
}

function partOf(rest: string): string {
  if (rest.startsWith('(')) return rest.slice(0, closingOf(rest) + 1)
  if (rest.startsWith('[')) return rest.slice(0, rest.indexOf(']', 1) + 1)
  return rest.slice(0, rest.startsWith('\\') ? 2 : 1)
}

function wayOf(part: string): string {
  if (part.startsWith('(?:')) return firstWay(part.slice('(?:'.length, -1))
  if (part.startsWith('(?')) return ''
  if (part.startsWith('[')) return part.replace(/^\[\^?(?:\\(?=.))?/, '').charAt(0)
  if (part === '\\w') return ANY_WORD
  if (part === '\\d') return '2'
  if (part === '\\b' || part === '^' || part === '$') return ''
  return part.startsWith('\\') ? part.slice(1) : part
}
