import { useState } from 'react'
import { Download } from 'lucide-react'
import { log } from '#web/lib/log.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { assessmentsCsv, ownDataJson, readOwnData } from './own-data.ts'
import styles from './export-data.module.css'

type Format = 'csv' | 'json'

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
        <Button
          variant="secondary"
          size="sm"
          busy={busy === 'csv'}
          busyText="Saving..."
          onClick={() => void save('csv')}
        >
          <Download aria-hidden="true" />
          Assessments (CSV)
        </Button>
        <Button
          variant="secondary"
          size="sm"
          busy={busy === 'json'}
          busyText="Saving..."
          onClick={() => void save('json')}
        >
          <Download aria-hidden="true" />
          Everything (JSON)
        </Button>
      </div>
      {failed ? (
        <Callout tone="error" role="alert" title="Your data could not be read.">
          Nothing is lost. Please try again in a moment.
        </Callout>
      ) : null}
    </section>
  )
}
