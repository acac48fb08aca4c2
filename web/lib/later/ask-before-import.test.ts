import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Preload } from './ask-before-import.ts'

const FILES = ['assets/pet-1.js', 'assets/pet-1.css', 'assets/shared-1.js']

let isOnline: boolean
let kept: Set<string>
const asked: string[] = []

/** The browser's own way: what failed once fails always. */
function browser(): Preload {
  const refused = new Set<unknown>()
  return async (load) => {
    if (!isOnline) refused.add(load)
    if (refused.has(load)) throw new TypeError('Failed to fetch dynamically imported module')
    return load()
  }
}

beforeEach(() => {
  isOnline = true
  kept = new Set()
  asked.length = 0
  vi.resetModules()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.stubGlobal(
    'fetch',
    vi.fn(async (name: string) => {
      asked.push(name)
      if (name.includes('gone')) return new Response('', { status: 404 })
      if (!isOnline && !kept.has(name)) throw new TypeError('Failed to fetch')
      return new Response('')
    }),
  )
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

const wrapped = async () => (await import('./ask-before-import.ts')).askingFirst(browser())
const load = () => Promise.resolve('a module')

describe('an import', () => {
  test('with a network asks for nothing beforehand', async () => {
    expect(await (await wrapped())(load, FILES)).toBe('a module')
    expect(asked).toEqual([])
  })

  test('without a network fails, and succeeds once it is back', async () => {
    const preload = await wrapped()
    isOnline = false
    await expect(preload(load, FILES)).rejects.toThrow('Failed to fetch')
    expect(asked).toEqual(FILES.map((file) => `/${file}`))
    isOnline = true
    expect(await preload(load, FILES)).toBe('a module')
  })

  test('without a network is left to the browser where its files are loaded or kept', async () => {
    const preload = (await import('./ask-before-import.ts')).askingFirst((get) => get())
    await preload(load, ['assets/pet-1.js', 'assets/pet-1.css'])
    isOnline = false
    kept.add('/assets/shared-1.js')
    expect(await preload(load, FILES)).toBe('a module')
    expect(asked).toEqual(['/assets/shared-1.js'])
  })

  test('after a first failure asks before each further one, and tells what only a reload can mend', async () => {
    const { askingFirst, OnlyAfterReload } = await import('./ask-before-import.ts')
    const fails = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('refused'))
    const preload = askingFirst(fails)
    await expect(preload(load, FILES)).rejects.toThrow('refused')
    expect(asked).toEqual([])
    await expect(preload(load, FILES)).rejects.toBeInstanceOf(OnlyAfterReload)
    expect(asked).toEqual(FILES.map((file) => `/${file}`))
    await expect(preload(load, ['assets/gone-1.js'])).rejects.toBeInstanceOf(OnlyAfterReload)
    isOnline = false
    await expect(preload(load, FILES)).rejects.toThrow('Failed to fetch')
    expect(fails).toHaveBeenCalledTimes(2)
  })
})
