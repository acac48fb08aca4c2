import { useEffect, useState } from 'react'
import { log } from '#web/lib/log.ts'
import type { Report } from '../report/report.ts'
import { isPrintable, loadPhotos, PHOTOS_SHOWN } from './load-photos.ts'

export type Photo = { readonly file: Blob; readonly url: string }

type Wanted = {
  readonly sessionId: Report['sessionId']
  readonly own: readonly Blob[]
  readonly ownerId: string | null
  readonly isOpen: boolean
}

export function usePhotos({ sessionId, own, ownerId, isOpen }: Wanted): {
  readonly photos: readonly Photo[]
  readonly state: 'idle' | 'loading' | 'failed'
} {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  useEffect(() => {
    if (!isOpen) return undefined
    let isWanted = true
    let shown: readonly Photo[] = []
    const show = (files: readonly Blob[]): void => {
      shown = files.slice(0, PHOTOS_SHOWN).map((file) => ({ file, url: URL.createObjectURL(file) }))
      setPhotos(shown)
    }
    const fetchStored = async (id: string): Promise<void> => {
      setState('loading')
      try {
        const files = await loadPhotos(id, sessionId)
        if (!isWanted) return
        show(files)
        setState('idle')
      } catch (error) {
        log.warn('handoff.photos-not-loaded', error)
        if (isWanted) setState('failed')
      }
    }
    const here = own.filter(isPrintable)
    if (here.length > 0 || ownerId === null) show(here)
    else void fetchStored(ownerId)
    return () => {
      isWanted = false
      for (const { url } of shown) URL.revokeObjectURL(url)
      setPhotos([])
      setState('idle')
    }
  }, [isOpen, own, ownerId, sessionId])

  return { photos, state }
}
