import { useId, useState, type DragEvent, type ReactNode } from 'react'
import { ArrowLeft, ArrowRight, Upload, Video, X } from 'lucide-react'
import { cx } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/field.tsx'
import { FlowLayout, StickyBar } from '#web/ui/flow-layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { useEnterToAdvance } from '#web/ui/use-enter-to-advance.ts'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { GoNowRail } from '../go-now-rail.tsx'
import { refusalOf, type MediaFile } from '../media.ts'
import { REFUSALS } from './messages.ts'
import styles from './media-step.module.css'

type Props = {
  /** Said below the title. */
  readonly notice?: ReactNode
  readonly files: readonly MediaFile[]
  readonly onAdd: (file: MediaFile) => void
  readonly onRemove: (position: number) => void
  readonly onBack: () => void
  readonly onContinue: () => void
}

/** Photos and videos, if the owner likes: they stay in memory and leave only with the assessment. */
export function MediaStep({ notice, files, onAdd, onRemove, onBack, onContinue }: Props) {
  const title = useTitleFocus('media')
  const inputId = useId()
  const [errors, setErrors] = useState<readonly string[]>([])
  const [isOver, setIsOver] = useState(false)
  useEnterToAdvance(onContinue)

  const take = (offered: Iterable<File>): void => {
    const refused: string[] = []
    const present = [...files]
    for (const file of offered) {
      const refusal = refusalOf(file, present)
      if (refusal !== null) {
        refused.push(`${file.name}: ${REFUSALS[refusal]}`)
        continue
      }
      const { name, size, type } = file
      const previewUrl = type.startsWith('image/') ? URL.createObjectURL(file) : null
      const media = { name, size, type, file, previewUrl }
      present.push(media)
      onAdd(media)
    }
    setErrors(refused)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <FlowLayout
      rail={<GoNowRail />}
      bar={
        <StickyBar>
          <Button variant="secondary" onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
            Back
          </Button>
          <Button onClick={onContinue}>
            Continue
            <ArrowRight aria-hidden="true" />
          </Button>
        </StickyBar>
      }
    >
      <PageTitle
        ref={title}
        question
        lead="A clear photo or short video of the problem can help a vet. You can go on without one."
      >
        Upload Photos or Videos (Optional)
      </PageTitle>
      {notice}
      <div
        className={cx(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Upload aria-hidden="true" />
        <label htmlFor={inputId} className={styles.label}>
          Choose photos or videos
        </label>
        <input
          id={inputId}
          type="file"
          accept="image/*,video/*"
          multiple
          className={styles.input}
          aria-describedby={`${inputId}-help`}
          onChange={(event) => {
            take(event.target.files ?? [])
            event.target.value = ''
          }}
        />
        <p id={`${inputId}-help`} className="small muted">
          Or drop them here. Up to 6 files, each under 10 MB. They are kept on this device until you ask for
          the assessment, and are lost if you reload this page.
        </p>
      </div>
      {errors.length === 0 ? null : (
        <div role="alert">
          {errors.map((error) => (
            <Hint key={error} tone="error">
              {error}
            </Hint>
          ))}
        </div>
      )}
      {files.length > 0 ? (
        <ul className={styles.grid} aria-label="Chosen photos and videos">
          {files.map((media, position) => (
            <li key={`${media.name}-${media.size}-${media.file.lastModified}`} className={styles.tile}>
              <Thumbnail media={media} />
              <span className={styles.name}>{media.name}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${media.name}`}
                onClick={() => {
                  if (media.previewUrl !== null) URL.revokeObjectURL(media.previewUrl)
                  onRemove(position)
                }}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.skip}>
        <Button variant="quiet" onClick={onContinue}>
          Skip
        </Button>
      </div>
      <p className="vh" role="status">
        {files.length === 1 ? '1 file added' : `${files.length} files added`}
      </p>
    </FlowLayout>
  )
}

function Thumbnail({ media }: { media: MediaFile }) {
  return media.previewUrl === null ? (
    <span className={styles.placeholder}>
      <Video aria-hidden="true" />
    </span>
  ) : (
    <img className={styles.picture} src={media.previewUrl} alt="" />
  )
}
