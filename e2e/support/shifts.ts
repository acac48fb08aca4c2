import { expect, type Page } from '@playwright/test'

/** What moved without anybody's doing, and by how much of the screen. */
export type Shift = { readonly path: string; readonly by: number; readonly what: readonly string[] }

/** Below this nobody sees it: a line that is half a pixel higher. */
const SEEN = 0.001

/** Slow 4G, as phones have it at the edge of a town. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

export class Watcher {
  readonly #page: Page
  readonly #open = new Set<unknown>()

  private constructor(page: Page) {
    this.#page = page
    page.on('request', (request) => this.#open.add(request))
    page.on('requestfinished', (request) => this.#open.delete(request))
    page.on('requestfailed', (request) => this.#open.delete(request))
  }

  static async of(page: Page): Promise<Watcher> {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await devtools.send('Network.emulateNetworkConditions', SLOW)
    await page.addInitScript(watchShifts)
    return new Watcher(page)
  }

  async visit(path: string): Promise<readonly Shift[]> {
    await this.#page.goto(path)
    await this.settle()
    // A pointer that moves wakes a page, and unlike a tap it excuses nothing.
    await this.#page.mouse.move(5, 300)
    await this.#page.mouse.move(6, 301)
    await this.#page.waitForFunction(isAwake)
    await this.settle()
    return this.shifts()
  }

  async settle(): Promise<void> {
    const page = this.#page
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(async () => {
      expect(await page.locator('[aria-busy=true]:visible').count()).toBe(0)
      expect(this.#open.size).toBe(0)
      expect(await page.evaluate(hasAllItShows)).toBe(true)
      expect(this.#open.size).toBe(0)
    }).toPass()
  }

  async shifts(): Promise<readonly Shift[]> {
    const path = new URL(this.#page.url()).pathname
    const found = await this.#page.evaluate(takeShifts)
    return found.filter(({ by }) => by >= SEEN).map((shift) => ({ path, ...shift }))
  }
}

function watchShifts(): void {
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
  const nameOf = ({ node, previousRect, currentRect }: Source): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null)
    const words = element?.textContent?.trim().slice(0, 30) ?? ''
    const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    return `${element?.tagName ?? '?'} "${words}" ${at(previousRect)} -> ${at(currentRect)}`
  }
  const found: { by: number; what: string[] }[] = []
  Object.assign(window, { shiftsFound: found })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value, sources } = Object(entry)
      if (!hadRecentInput) found.push({ by: value, what: sources.map(nameOf) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const isAwake = (): boolean => performance.getEntriesByName('pawlight:awake').length > 0

const hasAllItShows = async (): Promise<boolean> => {
  await document.fonts.ready
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return (
    document.readyState === 'complete' &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  )
}

const takeShifts = (): { by: number; what: string[] }[] => Object(window).shiftsFound
