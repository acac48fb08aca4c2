import { describe, expect, test } from 'vitest'
import { answersOfHours } from './hours-told.ts'

describe('hours by clock and calendar', () => {
  test.each([
    ['in labor, contractions since 9, it is noon now', 'labor_progress', 'strong_straining_over_30_min'],
    ['she has been pushing since 3, now 5:30, no puppy', 'labor_progress', 'strong_straining_over_30_min'],
    ['first kitten at 2 pm. it is 6 pm now and no more kittens', 'labor_progress', 'over_2h_between'],
    ['puppy came five hours ago, none since', 'labor_progress', 'over_2h_between'],
    ['no pee since yesterday morning', 'urine_output', 'none_12h'],
    ['did not pee for 26 hours', 'urine_output', 'none_24h'],
    ['no pee 24h', 'urine_output', 'none_24h'],
    ['no pee in the last 14 h', 'urine_output', 'none_12h'],
    ['no pee since yesterday, threw up 3h ago', 'urine_output', 'none_12h'],
    ['has not eaten since thursday', 'eating', 'none_24_to_48h'],
    ['he has not eaten for three days', 'eating', 'none_over_48h'],
  ])('"%s" answers %s with %s', (note, question, value) =>
    expect(answersOfHours(note)).toContainEqual([question, value]),
  )

  test.each([
    'he peed 3 hours ago',
    'no pee in the house for two days',
    'he ate at 6 and is fine',
    'not eating since an hour',
    'last litter she pushed for two hours with no puppy',
  ])('"%s" answers nothing', (note) => expect(answersOfHours(note)).toEqual([]))
})
