import type { ReactNode } from 'react'
import { levelName } from '#web/ui/severity.tsx'
import { cx } from '#web/ui/class-names.ts'
import type { Report } from './report.ts'
import paper from './paper.module.css'
import styles from './report.module.css'

type Trace = NonNullable<Report['trace']>

/** Why this level, what would change it, and what nobody could tell. */
export function ReportReasons({ report }: { report: Report }) {
  const { trace, rationale, level } = report
  if (trace === null) return rationale === '' ? null : <Part title="Why this level">{rationale}</Part>
  const standing = trace.rules.filter((rule) => rule.setAsideBy === null)
  const reasons = [
    ...standing.map((rule) => rule.because),
    ...trace.doses.map((dose) => dose.working),
    ...trace.patterns.map((pattern) => pattern.because),
  ]
  const more = level === 'er_urgent' ? '' : unsaid(rationale, [...reasons, ...trace.unknown])
  return (
    <>
      {more === '' && reasons.length === 0 && trace.readFromNotes.length + trace.asked.length === 0 ? null : (
        <Part title="Why this level">
          {more === '' ? null : <p>{more}</p>}
          <Bullets items={reasons} />
          <NotesRead trace={trace} />
          <Asked trace={trace} />
        </Part>
      )}
      {trace.whatWouldChange.length === 0 ? null : (
        <Part title="What would change this">
          <Bullets
            items={trace.whatWouldChange.map((change) =>
              change.sentence.endsWith('.')
                ? change.sentence
                : `${change.sentence} (${levelName(change.level)})`,
            )}
          />
        </Part>
      )}
      {trace.unknown.length === 0 ? null : (
        <Part title="What we did not know">
          <Bullets items={trace.unknown} areShort />
        </Part>
      )}
    </>
  )
}

/** What a paragraph says beyond the points of the report, each of which may be several sentences. */
function unsaid(paragraph: string, points: readonly string[]): string {
  const longestFirst = points.toSorted((one, other) => other.length - one.length)
  return longestFirst
    .reduce((rest, point) => rest.replace(point, ''), paragraph)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function NotesRead({ trace }: { trace: Trace }) {
  if (trace.readFromNotes.length === 0) return null
  return (
    <>
      <p className={styles.sub}>From your own words we read:</p>
      <Bullets items={trace.readFromNotes.map(({ quote, finding }) => `“${quote}”: ${finding}`)} areShort />
    </>
  )
}

function Asked({ trace }: { trace: Trace }) {
  if (trace.asked.length === 0) return null
  return (
    <>
      <p className={styles.sub}>We asked you:</p>
      <Bullets items={trace.asked.map(({ text, answers }) => `${text} ${answers.join('; ')}.`)} areShort />
    </>
  )
}

/** A part of the report under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={cx(styles.part, paper.part)}>
      <h2>{title}</h2>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </section>
  )
}

type BulletsProps = {
  readonly items: readonly string[]
  /** On paper they follow each other in the line. */
  readonly areShort?: boolean
}

/** A list with dots; nothing for an empty one. */
export function Bullets({ items, areShort = false }: BulletsProps) {
  if (items.length === 0) return null
  return (
    <ul className={cx(styles.bullets, paper.bullets, areShort && paper.inLine)}>
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
