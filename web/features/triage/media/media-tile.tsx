import { useState } from 'react'
import { Check, RotateCw, Video, X } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import type { MediaFile } from '../case/media.ts'
import type { Upload } from './upload-states.ts'
import styles from './media-tile.module.css'

type Props = {
  readonly media: MediaFile
  readonly upload: Upload | undefined
  readonly onRemove: () => void
  readonly onRetry: () => void
}

export function MediaTile({ media, upload, onRemove, onRetry }: Props) {
  return (
    <li className={styles.tile}>
      <span className={styles.frame}>
        <Thumbnail media={media} />
        {upload?.state === 'sending' ? <Ring name={media.name} share={upload.share} /> : null}
      </span>
      <span className={styles.name}>{media.name}</span>
      <State upload={upload} />
      {upload?.state === 'failed' ? (
        <Button
          variant="secondary"
          size="sm"
          className={styles.retry}
          aria-label={`Try again to save ${media.name}`}
          onClick={onRetry}
        >
          <RotateCw aria-hidden="true" />
          Try again
        </Button>
      ) : null}
      <button type="button" className={styles.remove} aria-label={`Remove ${media.name}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </li>
  )
}

function State({ upload }: { readonly upload: Upload | undefined }) {
  switch (upload?.state) {
    case 'sending':
      return <span className={styles.state}>Saving...</span>
    case 'stored':
      return (
        <span className={styles.state}>
          <Check aria-hidden="true" />
          Saved
        </span>
      )
    case 'failed':
      return <span className={styles.failed}>Not saved yet. We will still send it with your answers.</span>
    default:
      return null
  }
}

const RADIUS = 20
const ROUND = 2 * Math.PI * RADIUS

function Ring({ name, share }: { readonly name: string; readonly share: number }) {
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 48 48"
      role="progressbar"
      aria-label={`Saving ${name}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <circle className={styles.disc} cx="24" cy="24" r="24" />
      <circle className={styles.rail} cx="24" cy="24" r={RADIUS} />
      <circle
        className={styles.done}
        cx="24"
        cy="24"
        r={RADIUS}
        strokeDasharray={`${share * ROUND} ${ROUND}`}
        transform="rotate(-90 24 24)"
      />
    </svg>
  )
}

const lengthOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

function Thumbnail({ media }: { readonly media: MediaFile }) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  if (media.previewUrl === null || isBroken) {
    return (
      <span className={styles.placeholder}>
        <Video aria-hidden="true" />
      </span>
    )
  }
  if (!media.type.startsWith('video/'))
    return <img className={styles.picture} src={media.previewUrl} alt="" />
  return (
    <>
      <video
        className={styles.picture}
        // the first picture that is not black on most phones stands for the whole
        src={`${media.previewUrl}#t=0.1`}
        preload="metadata"
        muted
        playsInline
        tabIndex={-1}
        aria-hidden="true"
        onLoadedMetadata={({ currentTarget: { duration } }) =>
          setSeconds(Number.isFinite(duration) ? duration : null)
        }
        onError={() => setIsBroken(true)}
      />
      <span className={styles.length}>
        <Video aria-hidden="true" />
        {seconds === null ? 'Video' : lengthOf(seconds)}
      </span>
    </>
  )
}
