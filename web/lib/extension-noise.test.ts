/* oxlint-disable no-console -- the console is what is tested */
import { afterEach, expect, test, vi } from 'vitest'
import { isExtensionNoise, muteExtensionNoise } from '#web/lib/extension-noise.ts'

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

test.each([
  'A listener indicated an asynchronous response by returning true, but the message channel closed',
  'Extension context invalidated.',
  'The message port closed before a response was received.',
])('"%s" is none of ours [R-START-011]', (message) => {
  expect(isExtensionNoise(new Error(message))).toBe(true)
})

test('errors of our own pass through [R-START-011]', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stops.push(muteExtensionNoise())
  console.error('Extension context invalidated.')
  console.error('the pet could not be drawn')
  expect(reported.mock.calls).toEqual([['the pet could not be drawn']])
})

test('extension errors do not reach global handlers [R-START-011]', () => {
  stops.push(muteExtensionNoise())
  const heard: string[] = []
  const listen = (event: ErrorEvent) => heard.push(event.message)
  window.addEventListener('error', listen)
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'Extension context invalidated.', cancelable: true }),
  )
  window.dispatchEvent(new ErrorEvent('error', { message: 'ours', cancelable: true }))
  window.removeEventListener('error', listen)
  expect(heard).toEqual(['ours'])
})
