import { useState } from 'react'
import { ChevronUp } from 'lucide-react'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { RemovableChip } from '#web/ui/form/choice.tsx'
import styles from './chosen-symptoms.module.css'

type Props = {
  readonly selected: readonly string[]
  readonly onToggle: (value: string) => void
}

const labelOf = (value: string): string => symptomsByValue.get(value)?.label ?? value

export function ChosenSymptoms({ selected, onToggle }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (selected.length === 0) return null
  return (
    <div className={styles.chosen}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls="chosen-symptoms"
        onClick={() => setIsOpen(!isOpen)}
      >
        <b>{`${selected.length} selected`}</b>
        <span className={styles.names}>{selected.map(labelOf).join(', ')}</span>
        <ChevronUp aria-hidden="true" />
      </button>
      <ul
        id="chosen-symptoms"
        className={styles.chips}
        data-open={isOpen || undefined}
        aria-label="Selected symptoms"
      >
        {selected.map((value) => (
          <li key={value}>
            <RemovableChip label={labelOf(value)} onClick={() => onToggle(value)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
