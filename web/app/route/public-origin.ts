import { create } from 'zustand'
import { BUILD_ORIGIN } from '#contract/routes.ts'
import { loadConfig } from '#web/lib/config.ts'

/** The address that the served page gives as its own; the browser must begin with the same one. */
function servedOrigin(): string {
  if (typeof document === 'undefined') return BUILD_ORIGIN
  const served = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
  return URL.canParse(served) ? new URL(served).origin : BUILD_ORIGIN
}

export const usePublicOrigin = create<{ origin: string }>(() => ({ origin: servedOrigin() }))

export async function learnPublicOrigin(): Promise<void> {
  try {
    usePublicOrigin.setState({ origin: (await loadConfig()).publicUrl })
  } catch {
    return
  }
}
