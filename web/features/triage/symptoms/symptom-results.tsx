import { Fragment } from 'react'
import { ArrowRight, Check, NotebookPen } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceCard, ChoiceGroup } from '#web/ui/form/choice.tsx'
import { Sign } from '#web/ui/signs/sign.tsx'
import { Help } from '../help.tsx'
import { searchSymptoms, type Found } from './search/search-symptoms.ts'
import type { Alarm } from './symptom-picker.tsx'
import styles from './symptom-results.module.css'

export type ResultProps = {
  readonly query: string
  readonly selected: readonly string[]
  readonly onToggle: (value: string) => void
  readonly alarm: Alarm | null
  readonly isNoted: (words: string) => boolean
  readonly onNote: (words: string) => void
  readonly onMet: (() => void) | null
  readonly onNotListed: (words: string) => void
}

export function SymptomResults(props: ResultProps) {
  const { query, selected, onToggle, alarm, isNoted, onNote, onMet, onNotListed } = props
  const found = searchSymptoms(query)
  const { symptoms, askedNext } = found
  const words = query.trim()
  return (
    <div className={styles.results}>
      <p className="vh" role="status">
        {countOf(found)}
      </p>
      {askedNext.map(({ label, isMet }) => (
        <div key={label} className={styles.next}>
          <Sign level="er_urgent" size={28} />
          <div>
            <p className={styles.label}>{label}</p>
            <p className="small">We ask about this on the next page. If it is happening now, do not wait.</p>
            <div className={styles.ways}>
              <Help />
              {isMet === true && onMet !== null ? (
                <Button size="sm" variant="secondary" onClick={onMet}>
                  Say what it was
                </Button>
              ) : null}
            </div>
          </div>
        </div>
      ))}
      {symptoms.length > 0 ? (
        <ChoiceGroup legend="Symptoms found">
          {symptoms.map(({ value, label, description }) => (
            <Fragment key={value}>
              <ChoiceCard
                type="checkbox"
                label={label}
                hint={description}
                checked={selected.includes(value)}
                onChange={() => onToggle(value)}
              />
              {alarm?.of === value && selected.includes(value) ? alarm.words : null}
            </Fragment>
          ))}
        </ChoiceGroup>
      ) : askedNext.length > 0 ? null : (
        <h2 className={styles.none}>{`No symptom found for “${words}”`}</h2>
      )}
      <div className={styles.note}>
        {selected.length === 0 ? (
          <Button variant="secondary" onClick={() => onNotListed(words)}>
            {symptoms.length > 0 ? 'None of these: go on' : 'Go on to the danger signs'}
            <ArrowRight aria-hidden="true" />
          </Button>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            flush="start"
            disabled={isNoted(words)}
            onClick={() => onNote(words)}
          >
            {isNoted(words) ? <Check aria-hidden="true" /> : <NotebookPen aria-hidden="true" />}
            {isNoted(words) ? 'Kept with your notes' : 'Keep my words as a note'}
          </Button>
        )}
        {selected.length === 0 ? (
          <p className="small muted">{`We keep “${words}” with your notes.`}</p>
        ) : null}
      </div>
    </div>
  )
}

function countOf({ symptoms, askedNext }: Found): string {
  if (symptoms.length === 0 && askedNext.length === 0) return 'No symptom found'
  return symptoms.length === 1 ? '1 symptom found' : `${symptoms.length} symptoms found`
}
