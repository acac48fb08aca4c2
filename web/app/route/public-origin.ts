import { create } from 'zustand'
import { BUILD_ORIGIN } from '#contract/routes.ts'
import { loadConfig } from '#web/lib/config.ts'

/** The address that the served page gives as its own; the browser must begin with the same one. */
function servedOrigin(): string {
  if (typeof document === 'undefined') return BUILD_ORIGIN
  const served = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
  return URL.canParse(served) ? new URL(served).origin : BUILD_ORIGIN
}

/** The address that canonical links begin with; the one of the served page until the configuration has come. */
export const usePublicOrigin = create<{ origin: string }>(() => ({ origin: servedOrigin() }))

/** Takes the address from the configuration; without one the page keeps what it has. */
export async function learnPublicOrigin(): Promise<void> {
  try {
    usePublicOrigin.setState({ origin: (await loadConfig()).publicUrl })
  } catch {
    return
  }
}
