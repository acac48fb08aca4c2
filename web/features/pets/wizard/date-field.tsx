import { useId, useState } from 'react'
import { CalendarDays } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Calendar } from './calendar.tsx'
import { dateText, storedDate, typedDate } from './date-text.ts'
import styles from './date-field.module.css'

type Props = {
  readonly label: string
  readonly value: string | null
  readonly error?: string | null
  readonly onChange: (value: string | null) => void
}

/** A date typed as MM/DD/YYYY, the slashes come by themselves; or chosen from a calendar that shows the same day. */
export function DateField({ label, value, error, onChange }: Props) {
  const [text, setText] = useState(() => dateText(value))
  const [isOpen, setIsOpen] = useState(false)
  const calendarId = useId()
  const isWhole = text.length === 10
  const fault = error ?? (isWhole && value === null ? 'Please check this date. Use MM/DD/YYYY.' : null)
  return (
    <div>
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        placeholder="MM/DD/YYYY"
        value={text}
        error={fault}
        hint="Month, day and year. For example, 04/28/2019."
        onChange={(event) => {
          const next = typedDate(text, event.target.value)
          setText(next)
          onChange(storedDate(next, new Date()))
        }}
      />
      <Button
        variant="quiet"
        size="sm"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={calendarId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CalendarDays aria-hidden="true" />
        {isOpen ? 'Hide calendar' : 'Choose from a calendar'}
      </Button>
      <div id={calendarId}>
        {isOpen ? (
          <Calendar
            value={value}
            onChoose={(iso) => {
              setText(dateText(iso))
              onChange(iso)
            }}
          />
        ) : null}
      </div>
    </div>
  )
}
