import { afterEach, expect, test, vi } from 'vitest'
import { mapSearch } from './device-map.ts'

const onDevice = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
afterEach(() => vi.restoreAllMocks())

test('an iPhone opens its own map, with the search and nothing else', () => {
  onDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
  expect(mapSearch('emergency vet')).toBe('https://maps.apple.com/?q=emergency+vet')
})

test('any other device opens the map it has', () => {
  onDevice('Mozilla/5.0 (Linux; Android 15; Pixel 9)')
  expect(mapSearch('vet')).toBe('https://www.google.com/maps/search/?api=1&query=vet')
})
