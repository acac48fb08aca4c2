import { expect, test } from 'vitest'
import { clausesOf, isSaid, phraseOf } from './said.ts'

test.each([
  ['small words may stand in between, and plurals', 'He licks his front paws all day', 'licks paw', true],
  ['small words may stand in between, and plurals', 'there is a hot spot on the hip', 'hot spot', true],
  ['small words may stand in between, and plurals', 'two hot spots', 'hot spot', true],
  ['a star stands for any ending', 'coat sheds everywhere', 'shed*', true],
  ['a star stands for any ending', 'the shed door was open', 'shedding', false],
  ['what is denied does not count', 'no fleas that I can see', 'flea*', false],
  ['what is denied does not count', 'she does not have any fleas', 'flea*', false],
  ['what is denied does not count', "hasn't been near lilies", 'lilies', false],
  ['what is denied does not count', 'no vomiting, but fleas everywhere', 'flea*', true],
  ['what lies years back does not count', 'had bloat two years ago', 'bloat', false],
  ['what lies years back does not count', 'Last year he ate a sock', 'sock', false],
  ['what lies years back does not count', 'Last year he was fine. Today he ate a sock', 'sock', true],
  ['the order of words matters', 'food slides right back up', 'slides back up', true],
  ['the order of words matters', 'up the hill and back it slides', 'slides back up', false],
  ['others may not crowd in', 'slides down the very long green garden hill back home', 'slides back', false],
  ['nothing is found in an empty note', '', 'flea', false],
  ['nothing is found by an empty phrase', 'flea', '', false],
])('%s: "%s" says "%s": %s', (_why, text, phrase, says) => {
  expect(isSaid(clausesOf([text]), phraseOf(phrase))).toBe(says)
})
