import { describe, expect, test } from 'vitest'
import { wordsNeeded } from './words-needed.ts'

const listsOf = (expression: string): readonly string[][][] =>
  wordsNeeded(expression).map((way) => way.map((words) => [...words].toSorted()))

describe('the words without which an expression cannot match', () => {
  test.each([
    ['seizures?', [[['seizure']]]],
    ['gag\\w*', [[['gag']]]],
    ['colou?r', [[['color ']], [['colour ']]]],
    ['mou?ldy|compost', [[['moldy ']], [['mouldy ']], [['compost ']]]],
    ['no ?doz', [[['no '], ['doz ']], [['nodoz ']]]],
    ['co ?(?:codamol|proxamol)', [[['co '], ['codamol ', 'proxamol ']], [['cocodamol ']], [['coproxamol ']]]],
    [
      '(?:his brain|zombie|on drugs) (?:now|again)',
      [
        [['brain '], ['again ', 'now '], ['his ']],
        [['again ', 'now '], ['drugs '], ['on ']],
        [['again ', 'now '], ['zombie ']],
      ],
    ],
    ['gums are pale', [[['gums '], ['pale '], ['are ']]]],
    ['(?:two|three) fits', [[['fits '], ['three ', 'two ']]]],
    ['(?:very )?pale', [[['pale ']]]],
    ['(?:\\w+ )?fits?', [[['fit']]]],
    ['(?:his |the )gums', [[['gums '], ['his ', 'the ']]]],
    ['(?:un|non)productive', [[['non', 'un']]]],
    [
      '(?:in another world|own world)',
      [
        [['another '], ['in '], ['world ']],
        [['own '], ['world ']],
      ],
    ],
    ['bloat|twisted stomach', [[['bloat ']], [['twisted '], ['stomach ']]]],
    ['belly(?: \\w+){0,3} (?:hard|tight)(?!\\w)', [[['belly '], ['hard ', 'tight ']]]],
    ['(?<!(?:bone|blood) ?meal )fertili[sz]ers?', [[['fertili']]]],
    ['fur ?balls?', [[['fur '], ['ball']], [['furball']]]],
    ['a?cat', [[['acat ']], [['cat ']]]],
    ['\\w+ gums', [[['gums ']]]],
    ['[ab]lue', [[]]],
    ['\\d+ ?mg', [[['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']]]],
    ['(?:ham|prime rib) ?-? ?bones?', [[['ham ', 'hambone']], [['prime '], ['rib ', 'ribbone']]]],
    ['(?:the|nicotine)? ?gum', [[['gum', 'nicotinegum', 'thegum']]]],
    ['(?:\\d+|two) fits', [[['fits '], ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'two ']]]],
    ['(?:sugar ?free|my)? ?gum', [[['gum', 'mygum', 'sugar ', 'sugarfree', 'sugargum']]]],
    ['(?:the|a)* ?gum', [[['a ', 'agum', 'gum', 'the ', 'thegum']]]],
    ['m ?& ?ms?', [[['m ']]]],
    ['d-?con', [[['d ', 'dcon']]]],
    ['[5-9] fits', [[['fits '], ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']]]],
    ['ab{2}c', [[['a']]]],
    ['(?:a|) b', [[['b ']]]],
  ])('%s', (expression, words) => {
    const sorted = (ways: readonly (readonly (readonly string[])[])[]) =>
      ways
        .map((way) =>
          way
            .map((list) => list.join('/'))
            .toSorted()
            .join(' & '),
        )
        .toSorted()
    expect(sorted(listsOf(expression))).toEqual(sorted(words))
  })

  test('the rarest words come first', () => {
    expect(listsOf('he is (?:retching|heaving)')).toEqual([[['heaving ', 'retching '], ['he '], ['is ']]])
  })
})
