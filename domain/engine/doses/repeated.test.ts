import { describe, expect, test } from 'vitest'
import { repeatedIn } from './repeated.ts'
import { toldOfNow } from './told-now.ts'

describe('how often something was given', () => {
  test.each([
    ['one tablet', 1, false],
    ['one tablet twice a day for four days', 8, true],
    ['81 mg every day for a week', 7, true],
    ['half a tablet every 12 hours for 3 days', 6, true],
    ['a pill morning and night for the past two weeks', 28, true],
    ['200 mg three times a day', 3, true],
    ['a tablet four days in a row', 4, true],
    ['one this morning and one last night', 1, true],
    ['gave another dose', 1, true],
    ['he eats some every day', 2, true],
    ['two hours ago', 1, false],
  ])('%s', (text, times, isRepeated) => expect(repeatedIn(text)).toMatchObject({ times, isRepeated }))
})

describe('what is told of now', () => {
  test.each([
    ['Two years ago he ate 8 oz of dark chocolate. Today he sneezes.', ' Today he sneezes.'],
    ['Last Christmas she got into the raisins.', ''],
    ['When he was a puppy he ate a pen.', ''],
    ['He ate chocolate two hours ago.', 'He ate chocolate two hours ago.'],
    ['He did it last year and just did it again.', 'He did it last year and just did it again.'],
  ])('%s', (text, left) => expect(toldOfNow(text)).toBe(left))
})
