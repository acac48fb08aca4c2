import { useState } from 'react'
import { TextField } from '#web/ui/field.tsx'
import { dateText, storedDate, typedDate } from './date-text.ts'

type Props = {
  readonly label: string
  readonly value: string | null
  readonly error?: string | null
  readonly onChange: (value: string | null) => void
}

/** A date typed as MM/DD/YYYY; the slashes come by themselves. */
export function DateField({ label, value, error, onChange }: Props) {
  const [text, setText] = useState(() => dateText(value))
  const isWhole = text.length === 10
  const fault = error ?? (isWhole && value === null ? 'Please check this date. Use MM/DD/YYYY.' : null)
  return (
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
  )
}
