import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from '#web/ui/class-names.ts'
import { dayBy, isoOf, monthBy, monthOf, weeksOf, yearsUntil } from './calendar-month.ts'
import { EARLIEST_YEAR } from './date-text.ts'
import styles from './calendar.module.css'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

type Props = {
  readonly value: string | null
  readonly onChoose: (iso: string) => void
}

/** Made where a calendar opens: each keeps a slow phone busy for a while, and a page that is drawn has no time for it. */
function makeWords() {
  const named = new Intl.DateTimeFormat('en-US', { month: 'long' })
  return {
    months: Array.from({ length: 12 }, (_, month) => named.format(new Date(2024, month, 1))),
    long: new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }),
  }
}

export function Calendar({ value, onChoose }: Props) {
  const [{ months, long }] = useState(makeWords)
  const [now] = useState(() => new Date())
  const today = isoOf({ year: now.getFullYear(), month: now.getMonth() }, now.getDate())
  const years = yearsUntil(now)
  const oldest = isoOf({ year: years.at(-1) ?? EARLIEST_YEAR, month: 0 }, 1)
  const [active, setActive] = useState(value !== null && value >= oldest ? value : today)
  const [seen, setSeen] = useState(value)
  // A day typed meanwhile is shown as well; the focus stays where it is.
  if (value !== seen) {
    setSeen(value)
    if (value !== null) setActive(value < oldest ? today : value)
  }
  const grid = useRef<HTMLTableElement>(null)
  const byKey = useRef(false)
  const shown = monthOf(active)

  useEffect(() => {
    if (!byKey.current) return
    byKey.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })

  const within = (iso: string): string => (iso > today ? today : iso < oldest ? oldest : iso)
  const show = (year: number, month: number): void => setActive(within(isoOf({ year, month }, 1)))
  const turn = (step: number): void => {
    const { year, month } = monthBy(shown, step)
    show(year, month)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    byKey.current = true
    setActive(within(dayBy(active, step)))
  }
  return (
    <div className={styles.calendar} role="group" aria-label="Calendar">
      <div className={styles.head}>
        <button type="button" className={styles.turn} aria-label="Previous month" onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <select
          aria-label="Month"
          className={styles.select}
          value={shown.month}
          onChange={(event) => show(shown.year, Number(event.target.value))}
        >
          {months.map((name, month) => (
            <option key={name} value={month}>
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label="Year"
          className={styles.select}
          value={shown.year}
          onChange={(event) => show(Number(event.target.value), shown.month)}
        >
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
        <button type="button" className={styles.turn} aria-label="Next month" onClick={() => turn(1)}>
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      <table ref={grid} className={styles.grid}>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week, row) => (
            // Weeks have no name of their own; their place in the month is what they are.
            <tr key={`week-${row + 1}`}>
              {week.map((day, column) => {
                const iso = day === null ? null : isoOf(shown, day)
                return (
                  <td key={WEEKDAYS[column]}>
                    {iso === null ? null : (
                      <button
                        type="button"
                        className={cx(styles.day, iso === value && styles.chosen)}
                        aria-label={long.format(new Date(shown.year, shown.month, day ?? 1))}
                        aria-pressed={iso === value}
                        disabled={iso > today}
                        tabIndex={iso === active ? 0 : -1}
                        onKeyDown={onKeyDown}
                        onClick={() => {
                          setActive(iso)
                          onChoose(iso)
                        }}
                      >
                        {day}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
