import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadScript, ProviderFailed } from './load-script.ts'

const SETTINGS = { apiKey: 'a key', scriptUrl: 'http://127.0.0.1:9/maps/api/js' }
const ID = 'maps-provider-script'

/** Scripts are put into the page and never fetched; the test says what becomes of them. */
const holdScripts = () => {
  const append = document.head.append.bind(document.head)
  const asked: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) throw new Error('not a script')
    asked.push(node.src)
    node.type = 'text/plain'
    append(node)
  })
  return asked
}
const script = () => document.getElementById(ID)
const happens = async (what: 'load' | 'error') => {
  script()?.dispatchEvent(new Event(what))
  await vi.advanceTimersByTimeAsync(0)
}
const complete = () =>
  vi.stubGlobal('google', { maps: { Geocoder: vi.fn(), places: { Place: { searchNearby: vi.fn() } } } })
const outcomeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'ready',
    (error: unknown) => (error instanceof ProviderFailed ? error.trouble : 'other'),
  )

describe('the script of the provider', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    script()?.remove()
  })

  test('is loaded once, with its key, for whoever asks meanwhile [R-VET-024]', async () => {
    const asked = holdScripts()
    const first = loadScript(SETTINGS)
    const second = loadScript(SETTINGS)
    await vi.advanceTimersByTimeAsync(0)
    complete()
    await happens('load')
    expect(await first).toBe(await second)
    expect(asked).toEqual(['http://127.0.0.1:9/maps/api/js?key=a+key&libraries=places&language=en&region=US'])
    await loadScript(SETTINGS)
    expect(asked).toHaveLength(1)
  })

  test('that fails is tried again 5 times at 500 ms, and then given up [R-VET-043] [R-VET-032]', async () => {
    const asked = holdScripts()
    const outcome = outcomeOf(loadScript(SETTINGS))
    await vi.advanceTimersByTimeAsync(0)
    for (let retry = 1; retry <= 5; retry += 1) {
      await happens('error')
      await vi.advanceTimersByTimeAsync(499)
      expect(asked).toHaveLength(retry)
      await vi.advanceTimersByTimeAsync(1)
      expect(asked).toHaveLength(retry + 1)
    }
    await happens('error')
    expect(await outcome).toBe('load')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(6)
    expect(script()).toBeNull()
  })

  test('that works at the last try is used [R-VET-043]', async () => {
    holdScripts()
    const outcome = outcomeOf(loadScript(SETTINGS))
    await vi.advanceTimersByTimeAsync(0)
    for (let retry = 1; retry <= 5; retry += 1) {
      await happens('error')
      await vi.advanceTimersByTimeAsync(500)
    }
    complete()
    await happens('load')
    expect(await outcome).toBe('ready')
  })

  test('that loads and is not complete is looked at 5 times more, at 500 ms [R-VET-043] [R-VET-034] [R-CONST-003]', async () => {
    const asked = holdScripts()
    let outcome: string | null = null
    void outcomeOf(loadScript(SETTINGS)).then((said) => (outcome = said))
    await vi.advanceTimersByTimeAsync(0)
    await happens('load')
    await vi.advanceTimersByTimeAsync(2499)
    expect(outcome).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toBe('initialize')
    expect(asked).toHaveLength(1)
  })

  test('that completes a little later is used [R-VET-043]', async () => {
    holdScripts()
    const outcome = outcomeOf(loadScript(SETTINGS))
    await vi.advanceTimersByTimeAsync(0)
    await happens('load')
    await vi.advanceTimersByTimeAsync(1200)
    complete()
    await vi.advanceTimersByTimeAsync(300)
    expect(await outcome).toBe('ready')
  })

  const existing = () => {
    const element = document.createElement('script')
    element.id = ID
    element.type = 'text/plain'
    document.body.append(element)
  }

  test('that is already in the page is waited for, and no second one put there [R-VET-043]', async () => {
    existing()
    const asked = holdScripts()
    const outcome = outcomeOf(loadScript(SETTINGS))
    await vi.advanceTimersByTimeAsync(9_999)
    complete()
    await happens('load')
    expect(await outcome).toBe('ready')
    expect(asked).toEqual([])
  })

  test('that is already in the page is waited for 10 s and no longer [R-VET-043] [R-VET-032]', async () => {
    existing()
    const asked = holdScripts()
    let outcome: string | null = null
    void outcomeOf(loadScript(SETTINGS)).then((said) => (outcome = said))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(outcome).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toBe('load')
    expect(asked).toEqual([])
  })
})
