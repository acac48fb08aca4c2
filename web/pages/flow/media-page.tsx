import { useEffect } from 'react'
import { mediaFolder } from '#contract/database/storage.ts'
import { EmergencyReminder } from '#web/features/triage/emergency-reminder.tsx'
import { faultOfPlace, type MediaFile, type MediaRefusal } from '#web/features/triage/case/media.ts'
import { bringBack } from '#web/features/triage/media/bring-back.ts'
import { MediaStep } from '#web/features/triage/media/media-step.tsx'
import { prepareMedia } from '#web/features/triage/media/prepare-media.ts'
import { retryAll, retryUpload, startUpload, takeBack } from '#web/features/triage/media/uploads.ts'
import { useUploads } from '#web/features/triage/media/upload-states.ts'
import { useStoredMedia } from '#web/features/triage/media/use-stored-media.ts'
import { useTriage } from '#web/features/triage/case/triage-store.ts'
import { useFlowStep } from '#web/features/triage/case/use-flow-step.ts'
import { log } from '#web/lib/log.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useEngineAhead } from './use-engine-ahead.ts'

const NONE: readonly string[] = []

export default function MediaPage() {
  const flow = useFlowStep('media')
  useEngineAhead()
  const answers = useTriage((state) => state.followUpAnswers)
  const files = useTriage((state) => state.mediaFiles)
  const sessionId = useTriage((state) => state.currentSessionId)
  const uploads = useUploads((state) => state.uploads)
  const userId = useSession((state) => state.user?.id ?? null)
  const folder = userId === null ? null : mediaFolder(userId, sessionId)
  const stored = useStoredMedia(folder)
  const known = new Set([...uploads.values()].map((upload) => (upload.state === 'stored' ? upload.path : '')))
  // What is sent from here is in sight; only what a reload left behind is offered again.
  const isAnyInSight = files.some(({ file }) => uploads.has(file))
  const outOfSight = isAnyInSight ? NONE : stored.paths.filter((path) => !known.has(path))

  useEffect(() => {
    window.addEventListener('online', retryAll)
    return () => window.removeEventListener('online', retryAll)
  }, [])

  const add = (media: MediaFile): MediaRefusal | null => {
    const { mediaFiles, addMedia, currentSessionId } = useTriage.getState()
    // Made ready too late: another case has begun.
    if (currentSessionId !== sessionId) return null
    const refusal = faultOfPlace(media, mediaFiles)
    if (refusal !== null) return refusal
    addMedia(media, sessionId)
    if (folder !== null) void startUpload(media.file, folder)
    return null
  }
  const remove = (position: number): void => {
    const { mediaFiles, removeMedia } = useTriage.getState()
    const media = mediaFiles[position]
    if (media === undefined) return
    if (media.previewUrl !== null) URL.revokeObjectURL(media.previewUrl)
    void takeBack(media.file).then(stored.lookAgain)
    removeMedia(position)
  }
  const bring = async (): Promise<boolean> => {
    try {
      for (const media of await bringBack(outOfSight)) useTriage.getState().addMedia(media, sessionId)
      return true
    } catch (error) {
      log.warn('media.not-brought-back', error)
      return false
    }
  }
  return (
    <MediaStep
      notice={<EmergencyReminder answers={answers} />}
      files={files}
      uploads={uploads}
      storedCount={outOfSight.length}
      prepare={prepareMedia}
      onAdd={add}
      onRemove={remove}
      onRetry={(file) => void retryUpload(file)}
      onBringBack={bring}
      onBack={flow.back}
      onContinue={flow.next}
      onFinish={() => flow.skipTo('assessment')}
    />
  )
}
