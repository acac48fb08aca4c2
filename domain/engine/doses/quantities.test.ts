import { describe, expect, test } from 'vitest'
import { quantitiesIn, withDigits, writtenWeightKg } from './quantities.ts'

const total = (text: string, unit: string): number =>
  quantitiesIn(text)
    .filter((quantity) => quantity.unit === unit)
    .reduce((sum, { value }) => sum + value, 0)

describe('amounts in an owner’s words', () => {
  test.each([
    ['10 oz of dark chocolate', 'g', 283.5],
    ['half an ounce', 'g', 14.2],
    ['1 1/2 ounces', 'g', 42.5],
    ['1½ oz', 'g', 42.5],
    ['a 12 oz bag', 'g', 340.2],
    ['the whole bag of 12 oz', 'g', 340.2],
    ['half of a 3.5 oz bar', 'g', 49.6],
    ['two 5oz bars', 'g', 283.5],
    ['3 x 100 g bars', 'g', 300],
    ['a 1 lb bag', 'g', 453.6],
    ['100-150 grams', 'g', 150],
    ['2 to 3 ounces', 'g', 85.1],
    ['two 200 mg ibuprofen', 'mg', 400],
    ['three of the red 500mg pills', 'mg', 1500],
    ['1,000 mg', 'mg', 1000],
    ['two 200mg ones this morning and one last night', 'mg', 600],
    ['10 gummies, 10 mg each', 'mg', 100],
    ['four squares', 'square', 4],
    ['half a bar', 'bar', 0.5],
    ['a dozen raisins', 'piece', 12],
    ['a couple of grapes', 'piece', 2],
    ['five or six grapes', 'piece', 6],
    ['two tablets', 'tablet', 2],
    ['half a cup', 'cup', 0.5],
    ['ate ½ cup', 'cup', 0.5],
    ['one tablespoon', 'tsp', 3],
    ['The bottle is short 8. They are the 200 mg ones.', 'tablet', 8],
    ['The bottle is short 8. They are the 200 mg ones.', 'mg each', 200],
    ['Only 12 left of 20 in the blister pack', 'tablet', 8],
    ['6 are missing', 'tablet', 6],
    ['the 500 mg tablets', 'mg each', 500],
    ['gave him 400 mg', 'mg', 400],
    ['two of the 200 mg ones', 'mg', 400],
  ])('%s: %s', (text, unit, value) => {
    expect(total(text, unit)).toBeCloseTo(value, 1)
  })

  test('times, ages and the pet’s own weight are no amounts', () => {
    expect(quantitiesIn('about 2 hours ago, maybe 3')).toEqual([])
    expect(quantitiesIn('she weighs 12 pounds and is 3 years old')).toEqual([])
    expect(quantitiesIn('my 40 lb dog')).toEqual([])
    expect(total('2 hours ago he ate 10 oz', 'g')).toBeCloseTo(283.5, 1)
  })

  test('a handful is no number', () => {
    expect(quantitiesIn('a handful of grapes')).toEqual([])
  })

  test('number words become digits, and ranges their high end', () => {
    expect(withDigits('Two or three')).toBe('3')
    expect(withDigits('half a dozen')).toBe('6')
  })

  test('a body weight is read from the text', () => {
    expect(writtenWeightKg('He weighs 12 pounds')).toBeCloseTo(5.44, 2)
    expect(writtenWeightKg("she's 20 kg")).toBe(20)
    expect(writtenWeightKg('a 40 lb dog')).toBeCloseTo(18.1, 1)
    expect(writtenWeightKg('ate 2 pounds of chocolate')).toBeNull()
    expect(writtenWeightKg('')).toBeNull()
  })
})
