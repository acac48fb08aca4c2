import { useEffect, useState } from 'react'
import { log } from '#web/lib/log.ts'
import { storedMedia } from './bring-back.ts'

type Found = { readonly folder: string; readonly paths: readonly string[] }

const NONE: readonly string[] = []

export function useStoredMedia(folder: string | null): {
  readonly paths: readonly string[]
  readonly lookAgain: () => void
} {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let isGone = false
    void look(folder, (paths) => (isGone ? undefined : setFound(paths)))
    return () => {
      isGone = true
    }
  }, [folder])
  return {
    paths: found?.folder === folder ? found.paths : NONE,
    lookAgain: () => void look(folder, setFound),
  }
}

async function look(folder: string | null, onFound: (found: Found) => void): Promise<void> {
  if (folder === null) return
  try {
    onFound({ folder, paths: await storedMedia(folder) })
  } catch (error) {
    log.warn('media.not-looked-up', error)
  }
}
