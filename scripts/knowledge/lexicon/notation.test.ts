import { describe, expect, test } from 'vitest'
import { expressionOf } from './notation.ts'
import { NotationFault } from './phrase-reader.ts'

const GROUPS: Readonly<Record<string, string>> = { GUMS: '{gums}', BE: '{be}' }
const read = (phrase: string): string => expressionOf(phrase, (name) => GROUPS[name])

describe('a phrase becomes an expression', () => {
  test.each([
    ['words in a row', 'pale gums', 'pale gums'],
    ['alternatives', '(pale|white) gums', '(?:pale|white) gums'],
    ['spaces and line breaks beside bars and brackets', '( pale |\n  white ) gums', '(?:pale|white) gums'],
    ['a letter or group that may be missing', 'tumou?r(s)?', 'tumou?r(?:s)?'],
    ['words that may be missing, with the space after them', 'his [left] eye', 'his (?:left )?eye'],
    ['the same at the end, with the space before', 'opened [up|out]', 'opened(?: up| out)?'],
    ['the same before words between', 'push [it] ..2 back', 'push(?: it)?(?: \\w+){0,2} back'],
    ['several in a row that may be missing', 'is [a] [bit] pale', 'is (?:a )?(?:bit )?pale'],
    ['one word or two', 'eye-lid', 'eye ?lid'],
    [
      'any ending, any further letters, any word',
      'vomit* kitt+ his * eye',
      'vomit\\w* kitt\\w+ his \\w+ eye',
    ],
    ['a word that ends here', 'pale.', 'pale(?: |$)'],
    ['any words between', 'gums ..3 pale', 'gums(?: \\w+){0,3} pale'],
    ['words between at the beginning', '..2 pale', '(?:\\w+ ){0,2}pale'],
    ['as few as will do, and past commas', 'pee ..,8? nothing', 'pee(?: [\\w,]+){0,8}? nothing'],
    ['words between of which none denies', 'gums ~4 pale', 'gums{w}{0,4} pale'],
    ['words between of a list', 'GUMS ..5(BE|very) pale', '{gums}(?: (?:{be}|very)){0,5} pale'],
    ['at least one, or no limit', 'was ..1-* sick ..* now', 'was(?: \\w+)+ sick(?: \\w+)* now'],
    ['digits and characters', '({3-9}|NN|N+) gr{ae}y {.}{p+}', '(?:[3-9]|\\d\\d|\\d+) gr[ae]y \\.p+'],
    ['what may not come next', 'red<not before (eye|ear)>', 'red(?! (?:eye|ear))'],
    ['what comes next', 'sick<before and|$>', 'sick(?= and|$)'],
    ['what stood before', '<not after a|the>bit', '(?<!a |the )bit'],
    ['a word that is not this one', 'my <if not vet|dog>+', 'my (?!vet|dog)\\w+'],
    ['what is told later', 'twitch<later seiz|fell>', 'twitch(?=.*(?:seiz|fell))'],
    ['a whole story', '^ <nowhere /worse/> <somewhere fine> ...$', '^(?!.*\\bworse\\b)(?=.*fine).*$'],
    ['a space that must be seen', '(a_|an_)?(*_)?eye', '(?:a |an )?(?:\\w+ )?eye'],
  ])('%s', (_what, phrase, expression) => {
    expect(read(phrase)).toBe(expression)
    expect(() => new RegExp(read(phrase))).not.toThrow()
  })

  test.each([
    ['a bracket that nobody closes', '(pale|white gums', '“)” is missing'],
    ['a bracket that closes nothing', 'pale) gums', '“)” closes nothing'],
    ['a name nobody knows', 'NOSE ~4 dry', 'nothing is called NOSE'],
    ['a capital', 'Pale gums', '“P” means nothing here'],
    ['a backslash', 'pale\\b', '“\\” means nothing here'],
    ['words that may be missing without a space', 'opened[up]', 'needs a space on one side'],
    ['words between without a space', 'gums~4 pale', 'before “~” stands a space'],
    ['a condition nobody knows', 'pale <unless red>', '“<” means nothing here'],
  ])('and is refused with %s', (_what, phrase, message) => {
    expect(() => read(phrase)).toThrow(NotationFault)
    expect(() => read(phrase)).toThrow(message)
  })
})
