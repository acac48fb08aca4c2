import { useState, type ReactNode } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { MEDIA_MAX } from '#contract/assess/assess-request.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { Hint } from '#web/ui/form/field.tsx'
import { FlowLayout, StickyBar } from '#web/ui/page/flow-layout.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { Spinner } from '#web/ui/signs/spinner.tsx'
import { useEnterToAdvance } from '#web/ui/use-enter-to-advance.ts'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { GoNowRail } from '../go-now-rail.tsx'
import type { MediaFile, MediaRefusal } from '../case/media.ts'
import { FileChooser } from './file-chooser.tsx'
import { MediaTile } from './media-tile.tsx'
import { REFUSALS } from './messages.ts'
import type { Upload } from './upload-states.ts'
import { useIntake } from './use-intake.ts'
import type { Prepared } from './prepare-media.ts'
import styles from './media-step.module.css'

type Props = {
  readonly notice?: ReactNode
  readonly files: readonly MediaFile[]
  readonly uploads: ReadonlyMap<File, Upload>
  readonly storedCount: number
  readonly prepare: (file: File) => Promise<Prepared>
  readonly onAdd: (file: MediaFile) => MediaRefusal | null
  readonly onRemove: (position: number) => void
  readonly onRetry: (file: File) => void
  readonly onBringBack: () => Promise<boolean>
  readonly onBack: () => void
  readonly onContinue: () => void
  readonly onFinish: () => void
}

const HELP = `Up to ${MEDIA_MAX} files, each under 10 MB. We remove where they were taken. Only you see them, for one day.`

export function MediaStep(props: Props) {
  const { notice, files, uploads, storedCount, prepare } = props
  const { onAdd, onRemove, onRetry, onBringBack, onBack, onContinue, onFinish } = props
  const title = useTitleFocus('media')
  const { waiting, refused, take } = useIntake(prepare, onAdd)
  useEnterToAdvance(onContinue)

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
      <PageTitle ref={title} question lead="A clear photo or short video can help a vet.">
        Upload Photos or Videos (Optional)
      </PageTitle>
      {notice}
      <FileChooser help={HELP} onFiles={(chosen) => void take(chosen)} />
      {refused.length === 0 ? null : (
        <div role="alert">
          {refused.map(({ key, name, refusal }) => (
            <Hint key={key} tone="error">
              {`${name}: ${REFUSALS[refusal]}`}
            </Hint>
          ))}
        </div>
      )}
      {storedCount > 0 ? <BringBack count={storedCount} onBringBack={onBringBack} /> : null}
      {files.length + waiting.length > 0 ? (
        <ul className={styles.grid} aria-label="Chosen photos and videos">
          {files.map((media, position) => (
            <MediaTile
              key={media.previewUrl ?? media.name}
              media={media}
              upload={uploads.get(media.file)}
              onRemove={() => onRemove(position)}
              onRetry={() => onRetry(media.file)}
            />
          ))}
          {waiting.map(({ key, name }) => (
            <li key={key} className={styles.waiting}>
              <Spinner />
              {`Opening ${name}`}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.skip}>
        <Button variant="quiet" flush="start" onClick={onContinue}>
          Skip
        </Button>
        <Button variant="quiet" flush="start" onClick={onFinish}>
          Leave out the notes too
        </Button>
      </div>
      <p className="vh" role="status">
        {said(files, uploads)}
      </p>
    </FlowLayout>
  )
}

function said(files: readonly MediaFile[], uploads: ReadonlyMap<File, Upload>): string {
  if (files.length === 0) return ''
  const failed = files.filter(({ file }) => uploads.get(file)?.state === 'failed').length
  const added = files.length === 1 ? '1 file added' : `${files.length} files added`
  return failed === 0 ? added : `${added}, ${failed} not saved yet`
}

type BringBackProps = { readonly count: number; readonly onBringBack: () => Promise<boolean> }

function BringBack({ count, onBringBack }: BringBackProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const bring = async (): Promise<void> => {
    setState('busy')
    setState((await onBringBack()) ? 'idle' : 'failed')
  }
  return (
    <Callout tone="info" className={styles.back}>
      <p>
        {count === 1
          ? 'You added 1 photo or video before. It is not part of your answers right now.'
          : `You added ${count} photos or videos before. They are not part of your answers right now.`}
      </p>
      {state === 'failed' ? <Hint tone="error">That did not work. Please try again.</Hint> : null}
      <Button
        variant="secondary"
        size="sm"
        busy={state === 'busy'}
        busyText="Opening..."
        onClick={() => void bring()}
      >
        {count === 1 ? 'Bring it back' : 'Bring them back'}
      </Button>
    </Callout>
  )
}
