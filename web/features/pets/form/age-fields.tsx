import { useState } from 'react'
import { SelectField, TextField } from '#web/ui/form/field.tsx'
import styles from './pet-fields.module.css'

type Unit = 'years' | 'months'

/** Longer than any life; a number beyond it would be no date any more. */
const MOST_MONTHS = 1200

function monthsOf(text: string, unit: Unit): number | null {
  const count = Number(text.replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(count) || count < 0) return null
  return Math.min(Math.round(unit === 'years' ? count * 12 : count), MOST_MONTHS)
}

export function AgeFields({ onAge }: { readonly onAge: (months: number | null) => void }) {
  const [text, setText] = useState('')
  const [unit, setUnit] = useState<Unit>('years')
  return (
    <div className={`${styles.pair} ${styles.age}`}>
      <TextField
        label="About how old?"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onAge(monthsOf(event.target.value, unit))
        }}
      />
      <SelectField
        label="Unit"
        value={unit}
        onChange={(event) => {
          const next = event.target.value === 'months' ? 'months' : 'years'
          setUnit(next)
          onAge(monthsOf(text, next))
        }}
      >
        <option value="years">years</option>
        <option value="months">months</option>
      </SelectField>
    </div>
  )
}
