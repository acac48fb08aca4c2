import { describe, expect, test } from 'vitest'
import { clausesOf, isSaid, phraseOf } from './said.ts'

const says = (text: string, phrase: string): boolean => isSaid(clausesOf([text]), phraseOf(phrase))

describe('words of an owner', () => {
  test('a phrase is found with small words and plurals in between', () => {
    expect(says('He licks his front paws all day', 'licks paw')).toBe(true)
    expect(says('there is a hot spot on the hip', 'hot spot')).toBe(true)
    expect(says('two hot spots', 'hot spot')).toBe(true)
  })

  test('a star stands for any ending', () => {
    expect(says('coat sheds everywhere', 'shed*')).toBe(true)
    expect(says('the shed door was open', 'shedding')).toBe(false)
  })

  test('what is denied does not count', () => {
    expect(says('no fleas that I can see', 'flea*')).toBe(false)
    expect(says('she does not have any fleas', 'flea*')).toBe(false)
    expect(says("hasn't been near lilies", 'lilies')).toBe(false)
    expect(says('no vomiting, but fleas everywhere', 'flea*')).toBe(true)
  })

  test('what lies years back does not count', () => {
    expect(says('had bloat two years ago', 'bloat')).toBe(false)
    expect(says('Last year he ate a sock', 'sock')).toBe(false)
    expect(says('Last year he was fine. Today he ate a sock', 'sock')).toBe(true)
  })

  test('the order of words matters, and other words may not crowd in', () => {
    expect(says('food slides right back up', 'slides back up')).toBe(true)
    expect(says('up the hill and back it slides', 'slides back up')).toBe(false)
    expect(says('slides down the very long green garden hill back home', 'slides back')).toBe(false)
  })

  test('nothing is found in an empty note', () => {
    expect(says('', 'flea')).toBe(false)
    expect(says('flea', '')).toBe(false)
  })
})
