import type { PublicConfig } from '#contract/config.ts'
import { FETCH_TIMEOUT_MS } from '#web/lib/fetch-timeout.ts'

let pending: Promise<PublicConfig> | null = null

const isText = (value: unknown): value is string => typeof value === 'string'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Written by hand because every public page needs it, and the schema library is heavier than the page itself; a test
 * holds it to the schema.
 */
export function isPublicConfig(value: unknown): value is PublicConfig {
  if (!isRecord(value)) return false
  const { supabase, betaRoutes, languageModel } = value
  return (
    ['publicUrl', 'publicHost', 'assessmentBaseUrl', 'mapBaseUrl', 'apiBaseUrl', 'tagEndpoint'].every((key) =>
      isText(value[key]),
    ) &&
    ['debugPage', 'devMailbox'].every((key) => typeof value[key] === 'boolean') &&
    Array.isArray(betaRoutes) &&
    betaRoutes.every(isText) &&
    (languageModel === undefined ||
      (isRecord(languageModel) &&
        isText(languageModel['readBy']) &&
        typeof languageModel['seesPhotos'] === 'boolean')) &&
    (supabase === null ||
      (isRecord(supabase) && isText(supabase['url']) && isText(supabase['publishableKey'])))
  )
}

const readInline = (): unknown => {
  const text = document.getElementById('pawlight-config')?.textContent
  return text ? JSON.parse(text) : null
}

async function askService(): Promise<unknown> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`config.json answered ${response.status}`)
  return response.json()
}

async function fetchConfig(): Promise<PublicConfig> {
  const config = readInline() ?? (await askService())
  if (!isPublicConfig(config)) throw new Error('config.json has an unknown shape')
  return config
}

export function loadConfig(): Promise<PublicConfig> {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}

/** This page's own host where the configuration cannot be had. */
export const publicHost = (): Promise<string> =>
  loadConfig().then(
    ({ publicHost }) => publicHost,
    () => window.location.hostname,
  )

export function provideConfig(config: PublicConfig | null): void {
  pending = config === null ? null : Promise.resolve(config)
}
