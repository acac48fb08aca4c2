import { useId, useRef, useState, type ChangeEvent } from 'react'
import { Camera, Upload, Video } from 'lucide-react'
import { cx } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import styles from './file-chooser.module.css'

type Props = {
  readonly help: string
  readonly onFiles: (files: readonly File[]) => void
}

export function FileChooser({ help, onFiles }: Props) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    onFiles(files)
  }
  return (
    <>
      <div
        className={cx(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          onFiles([...event.dataTransfer.files])
        }}
      >
        <Upload aria-hidden="true" />
        <label htmlFor={id} className={styles.label}>
          Choose photos or videos
        </label>
        <input
          id={id}
          type="file"
          accept="image/*,video/*"
          multiple
          className={styles.input}
          aria-describedby={`${id}-help`}
          onChange={take}
          onKeyDown={(event) => {
            // Enter opens the choice of files here; it must not lead on to the next step as well
            if (event.key === 'Enter') event.stopPropagation()
          }}
        />
        <p id={`${id}-help`} className="small muted">
          {help}
        </p>
      </div>
      <div className={styles.cameras}>
        <CameraButton kind="image" onChange={take} />
        <CameraButton kind="video" onChange={take} />
      </div>
    </>
  )
}

const CAMERAS = {
  image: { words: 'Take a photo', label: 'Photo from the camera', icon: <Camera aria-hidden="true" /> },
  video: { words: 'Record a video', label: 'Video from the camera', icon: <Video aria-hidden="true" /> },
} as const

type CameraProps = {
  readonly kind: keyof typeof CAMERAS
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function CameraButton({ kind, onChange }: CameraProps) {
  const input = useRef<HTMLInputElement>(null)
  const { words, label, icon } = CAMERAS[kind]
  return (
    <>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {icon}
        {words}
      </Button>
      <input
        ref={input}
        className={styles.unseen}
        type="file"
        tabIndex={-1}
        accept={`${kind}/*`}
        capture="environment"
        aria-label={label}
        onChange={onChange}
      />
    </>
  )
}
