import { afterEach, expect, test, vi } from 'vitest'

const originIn = async (head: string): Promise<string> => {
  document.head.innerHTML = head
  vi.resetModules()
  const { usePublicOrigin } = await import('./public-origin.ts')
  return usePublicOrigin.getState().origin
}

afterEach(() => {
  document.head.innerHTML = ''
})

test('a page begins with the address it was served with, so that nothing of its head is drawn twice [R-META-001]', async () => {
  expect(await originIn('<link rel="canonical" href="https://vet.test/pricing">')).toBe('https://vet.test')
})

test.each(['', '<link rel="canonical" href="pricing">'])(
  'a page without an address begins with the one of the build: "%s"',
  async (head) => {
    expect(await originIn(head)).toBe('https://pawlight.example')
  },
)
