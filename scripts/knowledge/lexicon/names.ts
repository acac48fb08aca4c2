import { expressionOf, waysOf } from './notation.ts'
import { NotationFault } from './phrase-reader.ts'
import type { Named } from './phrase-reader.ts'
import type { WrittenPhrase, WrittenWords } from './written-lexicon.ts'

/** Phrases as they stand in the compiled module: texts in quotes, and names of what the module holds once. */
export type Sources = readonly string[]

export type Names = {
  readonly word: Named
  /** A name that is told alone, or the items of a list one by one, as the module writes them. */
  readonly alone: (name: string) => string | undefined
  readonly each: (name: string) => List | undefined
}

/** `heldAs` is the constant under which the module holds the list. */
type List = { readonly items: Sources; readonly heldAs?: string }

const quoted = (text: string): string => JSON.stringify(text)

export function namesOf({ words = {}, stories = {} }: WrittenWords, elsewhere: Names): Names {
  const making = new Set<string>()
  const word: Named = (name) => {
    const ways = Object.hasOwn(words, name) ? words[name] : undefined
    if (ways === undefined) return elsewhere.word(name)
    if (making.has(name)) throw new NotationFault(`${name} stands for itself`)
    making.add(name)
    try {
      return `(?:${[ways]
        .flat()
        .flatMap((way) => waysOf(way, word))
        .join('|')})`
    } finally {
      making.delete(name)
    }
  }
  return {
    word,
    alone: (name) =>
      Object.hasOwn(stories, name)
        ? quoted(expressionOf(stories[name]?.phrase ?? '', word))
        : elsewhere.alone(name),
    each: (name) => {
      const items = words[name]
      return items === undefined
        ? elsewhere.each(name)
        : { items: [items].flat().map((item) => quoted(expressionOf(item, word))) }
    },
  }
}

export const NO_NAMES: Names = { word: () => undefined, alone: () => undefined, each: () => undefined }

/** A written phrase, which may stand for several; throws `NotationFault`. */
export function sourcesOf(phrase: WrittenPhrase, names: Names): Sources {
  if (typeof phrase === 'string') return [names.alone(phrase) ?? quoted(expressionOf(phrase, names.word))]
  if ('expression' in phrase) return [quoted(phrase.expression)]
  if ('weights' in phrase) return lighter(phrase, names)
  const { each_of: name, except = [] } = phrase
  const list = names.each(name)
  if (list === undefined) throw new NotationFault(`nothing is called ${name}`)
  const left = except.map((item) => quoted(expressionOf(item, names.word)))
  const unknown = except.find((_item, index) => !list.items.includes(left[index] ?? ''))
  if (unknown !== undefined) throw new NotationFault(`${name} does not hold “${unknown}”`)
  if (list.heldAs === undefined) return list.items.filter((item) => !left.includes(item))
  const some = `.filter((item) => ![${left.join(', ')}].includes(item))`
  return [`...${list.heldAs}${left.length === 0 ? '' : some}`]
}

function lighter(
  { weights: [from, to], phrase }: Extract<WrittenPhrase, { weights: unknown }>,
  names: Names,
): Sources {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const before = from + index
    const least = Math.ceil(before / 2)
    const after = Array.from({ length: Math.floor(before * 0.9) - least + 1 }, (_, step) => least + step)
    const word: Named = (name) =>
      name === 'BEFORE' ? String(before) : name === 'LIGHTER' ? `(?:${after.join('|')})` : names.word(name)
    return quoted(expressionOf(phrase, word))
  })
}
