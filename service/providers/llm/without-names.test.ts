import { describe, expect, test } from 'vitest'
import { withoutNames } from '#service/providers/llm/without-names.ts'

describe('a text for the model', () => {
  test.each([
    [
      'Rex is weak. rex threw up, REX’s gums are pale',
      '[pet] is weak. [pet] threw up, [pet]’s gums are pale',
    ],
    ['mail me at jane.doe+vet@mail.example.com', 'mail me at [left out]'],
    ['call (415) 555-0100 or 415.555.0100 or +1 415 555 0100', 'call [left out] or [left out] or [left out]'],
    ['chip 985 112 003 456 789 and 985112003456789', 'chip [left out] and [left out]'],
    ['photo at https://cloud.example/a?b=c and www.me.example', 'photo at [left out] and [left out]'],
  ])('%s', (text, clean) => {
    expect(withoutNames(text, 'Rex')).toBe(clean)
  })

  test('keeps amounts, times and dates, which matter', () => {
    const text =
      'Ate 12 grapes, 1/2 of a 200 mg tablet, 2-3 oz at 10:30 on 2026-02-14 or 2/14/2026, temp 104.5'
    expect(withoutNames(text, 'Rex')).toBe(text)
  })

  test('a pet named like a finding does not take the finding away', () => {
    expect(withoutNames('Blue has blue gums', 'Blue')).toBe('[pet] has blue gums')
    expect(withoutNames('blue gums since noon', 'blue')).toBe('blue gums since noon')
  })

  test('a name is not taken out of other words, and may hold any mark', () => {
    expect(withoutNames('Al is pale', 'Al')).toBe('[pet] is pale')
    expect(withoutNames('Mr. T (the 2nd) fell', 'Mr. T (the 2nd)')).toBe('[pet] fell')
  })

  test('marks that nobody sees do not reach the model', () => {
    const hidden = 'Weak\u200b\u202e\u{E0041}\u{E0042}\u0007 today\nand\ttired'
    expect(withoutNames(hidden, 'Rex')).toBe('Weak today and tired')
  })
})
