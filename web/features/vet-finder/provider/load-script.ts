import type { PublicConfig } from '#contract/config.ts'
import type { ProviderTrouble } from '../provider-trouble.ts'
import { googleMaps, type GoogleMaps } from './google-maps.ts'

export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed'
  readonly trouble: ProviderTrouble

  constructor(trouble: ProviderTrouble) {
    super(`the script of the provider: ${trouble}`)
    this.trouble = trouble
  }
}

export type ScriptSettings = NonNullable<PublicConfig['maps']>

const RETRIES = 5
const RETRY_AFTER_MS = 500
/** How long the script is waited for, and then its answer. */
export const WAIT_MS = 10_000
const ID = 'maps-provider-script'
const isLoaded = new WeakSet<Element>()

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const addressOf = ({ scriptUrl, apiKey }: ScriptSettings): string => {
  const url = new URL(scriptUrl)
  url.search = new URLSearchParams({
    key: apiKey,
    libraries: 'places',
    language: 'en',
    region: 'US',
  }).toString()
  return url.href
}

function append(settings: ScriptSettings): HTMLScriptElement {
  const script = document.createElement('script')
  script.id = ID
  script.async = true
  script.src = addressOf(settings)
  document.head.append(script)
  return script
}

function outcomeOf(script: Element): Promise<'loaded' | 'failed' | 'late'> {
  if (isLoaded.has(script)) return Promise.resolve('loaded')
  const { promise, resolve } = Promise.withResolvers<'loaded' | 'failed' | 'late'>()
  const timer = setTimeout(() => resolve('late'), WAIT_MS)
  script.addEventListener(
    'load',
    () => {
      isLoaded.add(script)
      resolve('loaded')
    },
    { once: true },
  )
  script.addEventListener('error', () => resolve('failed'), { once: true })
  return promise.finally(() => clearTimeout(timer))
}

async function load(settings: ScriptSettings): Promise<GoogleMaps> {
  for (let attempt = 0; ; attempt += 1) {
    const ready = googleMaps()
    if (ready !== null) return ready
    const script = document.getElementById(ID) ?? append(settings)
    const outcome = await outcomeOf(script)
    const loaded = googleMaps()
    if (loaded !== null) return loaded
    if (outcome !== 'loaded') script.remove()
    // Whoever waited the whole time has waited long enough.
    if (outcome === 'late') throw new ProviderFailed('load')
    if (attempt === RETRIES) {
      script.remove()
      throw new ProviderFailed(outcome === 'loaded' ? 'initialize' : 'load')
    }
    await pause(RETRY_AFTER_MS)
  }
}

let pending: Promise<GoogleMaps> | null = null

/**
 * The provider's script, loaded once and only when this is called. A script that fails, or is not complete when it has
 * loaded, is tried again five times, half a second apart; one that is already on its way is waited for ten seconds.
 * Rejects with `ProviderFailed`; the next call begins anew.
 */
export function loadScript(settings: ScriptSettings): Promise<GoogleMaps> {
  pending ??= load(settings).finally(() => {
    pending = null
  })
  return pending
}
