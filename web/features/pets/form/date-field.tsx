import { useId, useState } from 'react'
import { CalendarDays, Clock } from 'lucide-react'
import { birthdayForAge } from '#domain/pets/age.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/form/field.tsx'
import { ageInWords } from '../labels.ts'
import { AgeFields } from './age-fields.tsx'
import { Calendar } from './calendar.tsx'
import { dateFault, dateText, storedDate, typedDate } from './date-text.ts'
import styles from './date-field.module.css'

type Props = {
  readonly label: string
  readonly petName: string
  readonly value: string | null
  readonly error?: string | null
  readonly onChange: (value: string | null) => void
}

type Way = 'calendar' | 'age'

export function DateField({ label, petName, value, error, onChange }: Props) {
  const [text, setText] = useState(() => dateText(value))
  const [way, setWay] = useState<Way | null>(null)
  const [now] = useState(() => new Date())
  const panelId = useId()
  const reason = dateFault(text, now)
  const age = ageInWords(value, now)
  const tell = (iso: string | null): void => {
    setText(dateText(iso))
    onChange(iso)
  }
  const toggle = (wanted: Way) => ({
    variant: 'quiet' as const,
    size: 'sm' as const,
    flush: 'start' as const,
    'aria-expanded': way === wanted,
    'aria-controls': panelId,
    onClick: () => setWay(way === wanted ? null : wanted),
  })
  return (
    <div>
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        placeholder="MM/DD/YYYY"
        value={text}
        error={reason ?? error}
        liveHint
        hint={
          age === null ? 'Month, day and year. For example, 04/28/2019.' : `That makes ${petName} ${age}.`
        }
        onChange={(event) => {
          const next = typedDate(text, event.target.value)
          setText(next)
          onChange(storedDate(next, new Date()))
        }}
      />
      <div className={styles.ways}>
        <Button {...toggle('calendar')}>
          <CalendarDays aria-hidden="true" />
          {way === 'calendar' ? 'Hide calendar' : 'Choose from a calendar'}
        </Button>
        <Button {...toggle('age')}>
          <Clock aria-hidden="true" />
          {way === 'age' ? 'Hide the age' : 'I only know the age'}
        </Button>
      </div>
      <div id={panelId}>
        {way === 'calendar' ? <Calendar value={value} onChoose={tell} /> : null}
        {way === 'age' ? (
          <AgeFields onAge={(months) => tell(months === null ? null : birthdayForAge(months, now))} />
        ) : null}
      </div>
    </div>
  )
}
