import { useState } from 'react'
import { Download } from 'lucide-react'
import { log } from '#web/lib/log.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { assessmentsCsv, ownDataJson, readOwnData } from './own-data.ts'
import styles from './export-data.module.css'

const FORMATS = [
  ['csv', 'Assessments (CSV)'],
  ['json', 'Everything (JSON)'],
] as const
type Format = (typeof FORMATS)[number][0]

export function ExportData({ ownerId }: { ownerId: string }) {
  const [busy, setBusy] = useState<Format | null>(null)
  const [failed, setFailed] = useState(false)

  const save = async (format: Format): Promise<void> => {
    setBusy(format)
    setFailed(false)
    try {
      const data = await readOwnData(ownerId, new Date())
      const day = data.exportedAt.slice(0, 10)
      const file =
        format === 'csv'
          ? new Blob([await assessmentsCsv(data)], { type: 'text/csv;charset=utf-8' })
          : new Blob([ownDataJson(data)], { type: 'application/json' })
      saveFile(file, `pawlight-${format === 'csv' ? 'assessments' : 'my-data'}-${day}.${format}`)
    } catch (error) {
      log.warn('export.failed', error)
      setFailed(true)
    }
    setBusy(null)
  }

  return (
    <section className={styles.export} aria-labelledby="export-title">
      <h2 id="export-title">Download your data</h2>
      <div className={styles.buttons}>
        {FORMATS.map(([format, label]) => (
          <Button
            key={format}
            variant="secondary"
            size="sm"
            busy={busy === format}
            busyText="Saving..."
            onClick={() => void save(format)}
          >
            <Download aria-hidden="true" />
            {label}
          </Button>
        ))}
      </div>
      {failed ? (
        <Callout tone="error" role="alert" title="Your data could not be read.">
          Nothing is lost. Please try again in a moment.
        </Callout>
      ) : null}
    </section>
  )
}
