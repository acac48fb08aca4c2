import { useEffect, useState } from 'react'
import { log } from '#web/lib/log.ts'
import { storedMedia } from './bring-back.ts'

type Found = { readonly folder: string; readonly paths: readonly string[] }

const NONE: readonly string[] = []

/** The photos and videos that lie in a folder of the owner, none until they are known; and the way to look again. */
export function useStoredMedia(folder: string | null): {
  readonly paths: readonly string[]
  readonly lookAgain: () => void
} {
  const [found, setFound] = useState<Found | null>(null)
  const [look, setLook] = useState(0)
  useEffect(() => {
    if (folder === null) return undefined
    let isCurrent = true
    storedMedia(folder).then(
      (paths) => {
        if (isCurrent) setFound({ folder, paths })
      },
      (error: unknown) => log.warn('media.not-looked-up', error),
    )
    return () => {
      isCurrent = false
    }
  }, [folder, look])
  return {
    paths: found?.folder === folder ? found.paths : NONE,
    lookAgain: () => setLook((before) => before + 1),
  }
}
