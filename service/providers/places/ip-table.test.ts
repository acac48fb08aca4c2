import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { milesBetween } from '#domain/vets/distance.ts'
import { loadIpTable } from './ip-table.ts'

const table = await loadIpTable()

describe('roughly where an internet address is used', () => {
  test('is a place near the known one', () => {
    // A university that has used its own network since the first days of the internet.
    const place = table.place('18.9.22.69')
    expect(place).not.toBeNull()
    expect(milesBetween(place ?? { lat: 0, lng: 0 }, { lat: 42.36, lng: -71.09 })).toBeLessThan(25)
  })

  test.each([
    '10.0.0.1',
    '127.0.0.1',
    '169.254.1.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    'fe80::1',
    '2001:db8::1',
    'unknown',
    '',
    '1.2.3',
    '1.2.3.4.5',
  ])('is nowhere for %j', (address) => {
    expect(table.place(address)).toBeNull()
  })

  test('is nowhere abroad', () => {
    // Networks of Cambridge in England and of Tokyo.
    for (const address of ['131.111.8.46', '133.11.0.1']) expect(table.place(address)).toBeNull()
  })

  test('is a point on the earth or nothing, for every address', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const place = table.place(address)
        expect(place === null || (Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
