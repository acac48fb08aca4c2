import { expect, test } from 'vitest'
import { directionsUrl } from './directions.ts'

test('the way leads to the address, or to the name where there is none [R-VET-006]', () => {
  const address = '1 Main St & 2nd, Reno, NV 89501'
  const found = new URL(directionsUrl({ name: 'Reno Vet', formatted_address: address }))
  expect(found.origin).toBe('https://www.google.com')
  expect(found.pathname).toBe('/maps/dir/')
  expect(Object.fromEntries(found.searchParams)).toEqual({ api: '1', destination: address })
  for (const formatted_address of [null, ' ']) {
    const url = new URL(directionsUrl({ name: 'Reno Vet', formatted_address }))
    expect(url.searchParams.get('destination')).toBe('Reno Vet')
  }
})
