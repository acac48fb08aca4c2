import { create } from 'zustand'
import { BUILD_ORIGIN } from '#web/app/metadata.ts'
import { loadConfig } from '#web/lib/config.ts'

/** The address that canonical links begin with; the one of the build until the configuration has come. */
export const usePublicOrigin = create<{ origin: string }>(() => ({ origin: BUILD_ORIGIN }))

/** Takes the address from the configuration; without one the page keeps what it has. */
export async function learnPublicOrigin(): Promise<void> {
  try {
    usePublicOrigin.setState({ origin: (await loadConfig()).publicUrl })
  } catch {
    return
  }
}
