export class NotationFault extends Error {}

/** As an expression; undefined where nothing has the name. */
export type Named = (name: string) => string | undefined

const LITERAL = /[a-z0-9,%&']/
const NAME = /(?!N+(?![A-Z0-9_]))[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*/y
export const namesIn = (phrase: string): readonly string[] => phrase.match(new RegExp(NAME, 'g')) ?? []

const GAP = /(\.\.|~)(,?)(?:(\d+)-)?(\d+|\*)(\??)/y
/** Anything within a statement, so many letters of it at most. */
const LETTERS = /\.\.\.(\d+)/y
const GAP_BEGINS = /(?:\.\.|~),?(?:\d|\*)/y
const CHARACTERS = /\{([^{}]+)\}/y
const CONDITION =
  /<(if not|if|not before|before|not behind|behind|not after|after|not later|later|nowhere|somewhere|end)(?: |(?=>))/y
const ENDS_PART = new Set(['', ' ', '_', '|', ')', ']', '>'])
const BEGINS_PART = new Set(['', ' ', '_', '|', '(', '[', '<'])

const SIGNS: Readonly<Record<string, string>> = {
  '-': ' ?',
  _: ' ',
  '/': '\\b',
  '^': '^',
  $: '$',
  N: '\\d',
  S: '\\s',
  W: '\\w',
}

const TIMES: Readonly<Record<string, string>> = { '0-*': '*', '1-*': '+', '0-1': '?' }

const ANY_WORD = '\\w+'
const WORD_OR_COMMA = '[\\w,]+'
const NO_DENIAL = '{w}'

function oneOf(characters: string): string {
  const [, listed = '', more = ''] = /^(.+?)(\+?)$/.exec(characters) ?? []
  return (listed.length === 1 ? listed.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&') : `[${listed}]`) + more
}

/** Throws `NotationFault`. */
export class PhraseReader {
  readonly #text: string
  readonly #named: Named
  #at = 0

  constructor(text: string, named: Named) {
    this.#text = text
    this.#named = named
  }

  alternatives(): string[] {
    const read = [this.#sequence()]
    while (this.#next() === '|') {
      this.#at += 1
      read.push(this.#sequence())
    }
    return read
  }

  mustBeAtEnd(): void {
    if (this.#at < this.#text.length) this.#fail(`“${this.#next()}” closes nothing`)
  }

  #sequence(): string {
    let made = ''
    let space = ''
    const begins = this.#at
    while (!'|)]>'.includes(this.#next()) || this.#next() === '') {
      const sign = this.#next()
      if (sign === '') break
      if (sign === ' ') {
        this.#at += 1
        space = ' '
        continue
      }
      const gap = this.#match(GAP)
      if (gap !== undefined) {
        made += this.#gap(gap, space)
        space = ''
      } else if (sign === '[') {
        const [before, optional] = this.#optional(space)
        made += before + optional
        space = ''
      } else {
        made += space + this.#one(begins)
        space = ''
      }
    }
    return made + space
  }

  /** Words that may stand between: "..3", "~3", "..,3", "..3(and|or)". */
  #gap([, sign, comma, from = '0', to = '', few = '']: RegExpExecArray, space: string): string {
    const times = TIMES[`${from}-${to}`] ?? `{${from},${to}}`
    if (sign === '~') return space === '' ? this.#fail('before “~” stands a space') : NO_DENIAL + times + few
    const listed = this.#next() === '(' ? this.#group() : undefined
    const word = listed ?? (comma === ',' ? WORD_OR_COMMA : ANY_WORD)
    if (space !== '') return `(?: ${word})${times}${few}`
    this.#takeSpace()
    return `(?:${word} )${times}${few}`
  }

  #optional(space: string): readonly [string, string] {
    this.#at += 1
    const ways = this.alternatives()
    this.#take(']')
    if (space !== '' && !this.#isBeforeWord(this.#at))
      return ['', `(?:${ways.map((way) => ` ${way}`).join('|')})?`]
    this.#takeSpace()
    return [space, `(?:${ways.map((way) => `${way} `).join('|')})?`]
  }

  /** Whether a space and a word follow that must be there; other words in square brackets are passed over. */
  #isBeforeWord(place: number): boolean {
    if (this.#text[place] !== ' ') return false
    GAP_BEGINS.lastIndex = place + 1
    if (GAP_BEGINS.test(this.#text)) return false
    return this.#text[place + 1] === '[' ? this.#isBeforeWord(this.#afterBracket(place + 1)) : true
  }

  #afterBracket(opening: number): number {
    let depth = 0
    for (let place = opening; place < this.#text.length; place += 1) {
      if (this.#text[place] === '[') depth += 1
      if (this.#text[place] === ']') depth -= 1
      if (depth === 0) return place + 1
    }
    return this.#text.length
  }

  #one(begins: number): string {
    const condition = this.#match(CONDITION)
    if (condition !== undefined) return this.#condition(condition[1] ?? '')
    const characters = this.#match(CHARACTERS)?.[1]
    if (characters !== undefined) return oneOf(characters) + this.#maybe()
    const name = this.#match(NAME)?.[0]
    if (name !== undefined)
      return (this.#named(name) ?? this.#fail(`nothing is called ${name}`)) + this.#maybe()
    if (this.#next() === '(') return this.#group() + this.#maybe()
    const sign = this.#next()
    const letters = this.#match(LETTERS)?.[1]
    if (letters !== undefined) return `[^.!?]{0,${letters}}`
    if (this.#text.startsWith('...', this.#at)) {
      this.#at += 3
      return '.*'
    }
    const before = this.#text[this.#at - 1] ?? ''
    const isAtBeginning = this.#at === begins || BEGINS_PART.has(before)
    this.#at += 1
    if (sign === '*') return isAtBeginning && ENDS_PART.has(this.#next()) ? ANY_WORD : '\\w*'
    if (sign === '+') return before === 'N' ? '+' : ANY_WORD
    if (sign === '.') return '(?: |$)'
    const made = LITERAL.test(sign) ? sign : SIGNS[sign]
    return (made ?? this.#fail(`“${sign}” means nothing here`)) + this.#maybe()
  }

  #group(): string {
    this.#take('(')
    const ways = this.alternatives()
    this.#take(')')
    return `(?:${ways.join('|')})`
  }

  #condition(kind: string): string {
    const ways = kind === 'end' ? [] : this.alternatives()
    this.#take('>')
    const beside = (put: (way: string) => string): string =>
      ways.map((way) => (way === '$' ? way : put(way))).join('|')
    const further = `.*${ways.length > 1 ? `(?:${ways.join('|')})` : (ways[0] ?? '')}`
    const made: Readonly<Record<string, () => string>> = {
      end: () => '(?= |$)',
      if: () => `(?=${ways.join('|')})`,
      'if not': () => `(?!${ways.join('|')})`,
      before: () => `(?=${beside((way) => ` ${way}`)})`,
      'not before': () => `(?!${beside((way) => ` ${way}`)})`,
      behind: () => `(?<=${ways.join('|')})`,
      'not behind': () => `(?<!${ways.join('|')})`,
      after: () => `(?<=${beside((way) => `${way} `)})`,
      'not after': () => `(?<!${beside((way) => `${way} `)})`,
      later: () => `(?=${further})`,
      somewhere: () => `(?=${further})`,
      'not later': () => `(?!${further})`,
      nowhere: () => `(?!${further})`,
    }
    return made[kind]?.() ?? this.#fail(`nothing is called “${kind}”`)
  }

  #maybe(): string {
    if (this.#next() !== '?') return ''
    this.#at += 1
    return '?'
  }

  #next(): string {
    return this.#text[this.#at] ?? ''
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#text)
    if (match === null) return undefined
    this.#at = pattern.lastIndex
    return match
  }

  #take(sign: string): void {
    if (this.#next() !== sign) this.#fail(`“${sign}” is missing`)
    this.#at += 1
  }

  #takeSpace(): void {
    if (this.#next() !== ' ') this.#fail('a word that may be missing needs a space on one side')
    this.#at += 1
  }

  #fail(why: string): never {
    const shown = this.#text.slice(Math.max(0, this.#at - 20), this.#at + 20)
    throw new NotationFault(`${why}: “${shown}”`)
  }
}
