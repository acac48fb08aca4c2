import { useState } from 'react'
import { log } from '#web/lib/log.ts'
import { cx } from '#web/ui/class-names.ts'
import { Fold } from '../paper/fold.tsx'
import type { Report } from '../report/report.ts'
import paper from '../paper/paper.module.css'
import part from '../paper/part.module.css'
import styles from './report.module.css'

/** Marks what is taught everywhere: there is no page to read. */
const NO_PAGE = 'kb-k'

type Addresses = ReadonlyMap<string, string | null>

export function Origin({ report }: { report: Report }) {
  const { modelUsed, sourceCount, sourceName } = report
  const sources = report.sources.filter(({ id }) => id !== NO_PAGE)
  const [addresses, setAddresses] = useState<Addresses>(new Map())
  const find = (): void => {
    if (addresses.size > 0) return
    import('../report/source-addresses.ts').then(
      ({ sourceAddresses }) => setAddresses(sourceAddresses),
      (error: unknown) => log.warn('assessment.no-source-addresses', error),
    )
  }
  return (
    <Fold title="Where this comes from" onOpen={find}>
      <div className={styles.origin}>
        <p className="small">
          <strong>Model used:</strong> {modelUsed || 'Not recorded'}
        </p>
        <p className="small">
          <strong>Knowledge sources:</strong>{' '}
          {sourceName === '' ? 'Not recorded' : `${sourceCount} from the ${sourceName}`}
        </p>
      </div>
      {sources.length === 0 ? null : (
        <ul className={cx(part.bullets, paper.bullets, paper.inLine, styles.sources)}>
          {sources.map(({ id, title }) => (
            <li key={id}>
              <SourceTitle title={title} address={addresses.get(id) ?? null} />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  )
}

function SourceTitle({ title, address }: { title: string; address: string | null }) {
  if (address === null) return title
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {title}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  )
}
