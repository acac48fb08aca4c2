import { useState } from 'react'
import { FileDown, Printer, Stethoscope } from 'lucide-react'
import { log } from '#web/lib/log.ts'
import { shortDayAndTime } from '#web/lib/said-time.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { Dialog } from '#web/ui/notices/dialog.tsx'
import type { Report } from '../report/report.ts'
import { handoffOf, type Handoff } from './handoff.ts'
import { usePhotos, type Photo } from './use-photos.ts'
import { FactList } from '../paper/fact-list.tsx'
import styles from './handoff-dialog.module.css'

const NO_PHOTOS: readonly Blob[] = []

type Props = {
  readonly report: Report
  readonly photos?: readonly Blob[] | undefined
  readonly ownerId?: string | null | undefined
}

export function HandoffButton({ report, photos: own = NO_PHOTOS, ownerId = null }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const handoff = handoffOf(report)
  const { photos, state: loading } = usePhotos({ sessionId: report.sessionId, own, ownerId, isOpen })

  const save = async (): Promise<void> => {
    setState('busy')
    try {
      const { handoffPdf } = await import('./handoff-pdf.ts')
      const pictures = await Promise.all(
        photos.map(async ({ file }) => ({ bytes: await file.arrayBuffer(), type: file.type })),
      )
      saveFile(await handoffPdf(handoff, pictures, shortDayAndTime(new Date())), `${fileName(handoff)}.pdf`)
      setState('idle')
    } catch (error) {
      log.warn('handoff.pdf-failed', error)
      setState('failed')
    }
  }

  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Stethoscope aria-hidden="true" />
        Summary for the vet
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={handoff.title}
        footer={
          <div className={styles.buttons}>
            <Button busy={state === 'busy'} busyText="Saving..." onClick={() => void save()}>
              <FileDown aria-hidden="true" />
              Save as PDF
            </Button>
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              Print
            </Button>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              Close
            </Button>
          </div>
        }
      >
        {state === 'failed' ? (
          <Callout tone="error" role="alert" title="The file could not be made.">
            Use Print instead, and choose “Save as PDF” there.
          </Callout>
        ) : null}
        {loading === 'failed' ? (
          <Callout tone="note" role="status" className="no-print">
            The photos could not be loaded. Show them on your phone.
          </Callout>
        ) : null}
        {loading === 'loading' ? <p role="status">Loading photos...</p> : null}
        <HandoffSheet handoff={handoff} photos={photos} />
      </Dialog>
    </>
  )
}

function HandoffSheet({ handoff, photos }: { handoff: Handoff; photos: readonly Photo[] }) {
  return (
    <div className={styles.sheet}>
      <p className={styles.standing}>{handoff.standing}</p>
      {handoff.parts.map(({ letter, title, lines }) => (
        <section key={letter}>
          <h3>
            <span className={styles.letter} aria-hidden="true">
              {letter}
            </span>
            {title}
          </h3>
          <FactList className={styles.pairs} facts={lines.map(({ label, text }) => [label, text])} />
        </section>
      ))}
      {handoff.notes === '' ? null : (
        <section>
          <h3>In the owner’s own words</h3>
          <p>{handoff.notes}</p>
        </section>
      )}
      {handoff.answers.length === 0 ? null : (
        <section>
          <h3>Answers</h3>
          <div className={styles.answers}>
            <FactList
              className={styles.pairs}
              facts={handoff.answers.map(({ question, answer }) => [question, answer])}
            />
          </div>
        </section>
      )}
      {photos.length === 0 ? null : (
        <section>
          <h3>Photos from the owner</h3>
          <ul className={styles.photos}>
            {photos.map(({ url }, index) => (
              <li key={url}>
                <img src={url} alt={`What the owner saw, ${index + 1} of ${photos.length}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const fileName = ({ title }: Handoff): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
