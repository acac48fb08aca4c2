import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadGazetteer } from './gazetteer.ts'
import { lookUpAddress } from './look-up-address.ts'

const gazetteer = await loadGazetteer()
const found = (address: string): string | null => lookUpAddress(address, gazetteer)?.formattedAddress ?? null

describe('an address with a ZIP code', () => {
  test.each([
    ['94103', 'San Francisco, CA 94103'],
    [' 94103-1234 ', 'San Francisco, CA 94103'],
    ['94103, CA', 'San Francisco, CA 94103'],
    ['00501', 'Holtsville, NY 00501'],
    ['1600 Pennsylvania Avenue NW, Washington, DC 20500, USA', 'Washington, DC 20500'],
    ['12345 Main St Apt 5\nPortland OR 97201', 'Portland, OR 97201'],
    ['04101 Portland', 'Portland, ME 04101'],
    ['97201 Portland, Oregon', 'Portland, OR 97201'],
  ])('%j is %s', (address, town) => {
    expect(found(address)).toBe(town)
    expect(lookUpAddress(address, gazetteer)?.source).toBe('zip')
  })

  test('lies where the code lies', () => {
    const place = lookUpAddress('94103', gazetteer)
    expect(place?.lat).toBeCloseTo(37.77, 1)
    expect(place?.lng).toBeCloseTo(-122.41, 1)
  })

  test('that is not known is left to its town, or not found', () => {
    expect(found('Springfield, IL 99999')).toBe('Springfield, IL')
    expect(found('99999')).toBeNull()
    expect(found('1234')).toBeNull()
    expect(found('941035')).toBeNull()
  })
})

describe('a town', () => {
  test.each([
    ['Portland, OR', 'Portland, OR'],
    ['portland oregon', 'Portland, OR'],
    ['PORTLAND   or', 'Portland, OR'],
    ['Portland, ME', 'Portland, ME'],
    ['Portland', 'Portland, OR'],
    ['Washington', 'Washington, DC'],
    ['Washington, D.C.', 'Washington, DC'],
    ['New York', 'New York City, NY'],
    ['new york, new york', 'New York City, NY'],
    ['NYC', 'New York City, NY'],
    ['Port Washington', 'Port Washington, NY'],
    ['Saint Louis, Missouri', 'St. Louis, MO'],
    ['Ft. Worth', 'Fort Worth, TX'],
    ['canon city co', 'Cañon City, CO'],
    ['Coeur d’Alene, ID', "Coeur d'Alene, ID"],
    ['San Juan, Puerto Rico', 'San Juan, PR'],
    ['Kansas City, KS, United States', 'Kansas City, KS'],
  ])('%j is %s', (address, town) => {
    expect(found(address)).toBe(town)
    expect(lookUpAddress(address, gazetteer)?.source).toBe('city')
  })

  test('whose name several have comes with all of the largest, each with its state and a ZIP code of its own', () => {
    const answer = lookUpAddress('springfield', gazetteer)
    expect(answer?.formattedAddress).toBe('Springfield, MO')
    const choices = answer?.choices ?? []
    expect(choices).toHaveLength(8)
    expect(choices[0]).toMatchObject({ lat: answer?.lat, lng: answer?.lng })
    for (const { formattedAddress } of choices) {
      expect(formattedAddress).toMatch(/^Springfield, [A-Z]{2} \d{5}$/)
      expect(found(formattedAddress.slice(-5))).toBe(formattedAddress)
    }
    expect(new Set(choices.map(({ formattedAddress }) => formattedAddress.slice(0, 15))).size).toBe(8)
  })

  test.each(['Springfield, IL', 'springfield illinois', 'NYC', '62701'])(
    'that is clear, %j, asks nothing',
    (address) => {
      expect(lookUpAddress(address, gazetteer)).not.toHaveProperty('choices')
    },
  )

  test.each([
    ['12345 Main St, Portland, OR', 'Portland, OR'],
    ['123 Lake Park Dr Orlando FL', 'Orlando, FL'],
    ['1600 Pennsylvania Ave Washington DC', 'Washington, DC'],
    ['123 Main St, Boston', 'Boston, MA'],
  ])('behind a street, %j, is %s', (address, town) => {
    expect(found(address)).toBe(town)
  })

  test.each([
    'Miami, OR',
    'Fakeville, Washington',
    'Oregon',
    'West Virginia',
    'asdfgh',
    '..',
    ',',
    '12',
    'OR',
  ])('that is none, %j, is not guessed at', (address) => {
    expect(found(address)).toBeNull()
  })
})

test('whatever is typed is a place of the US or nothing', () => {
  const words = fc.constantFrom('Portland', 'OR', ',', '94103', '12', 'St.', 'New', 'York', 'Washington', 'é')
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(words, { maxLength: 20 }).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(typed, (address) => {
      const place = lookUpAddress(address, gazetteer)
      expect(place === null || /^.+, [A-Z]{2}(?: \d{5})?$/.test(place.formattedAddress)).toBe(true)
      expect(place === null || (Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180)).toBe(true)
    }),
    { numRuns: 100 },
  )
})
