import { useState } from 'react'
import { ArrowRight } from 'lucide-react'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { CLOSEST_SIGN } from './not-listed.ts'
import styles from './not-listed-form.module.css'

const WORDS_MAX = 200

type Props = {
  /** What the owner searched for. */
  readonly initialWords?: string
  readonly hasSymptoms: boolean
  readonly onGoOn: (words: string) => void
}

/** The way on for a problem that is not in the list; the emergency questions come next in any case. */
export function NotListedForm({ initialWords = '', hasSymptoms, onGoOn }: Props) {
  const [words, setWords] = useState(initialWords)
  const label = symptomsByValue.get(CLOSEST_SIGN)?.label ?? CLOSEST_SIGN
  return (
    <div className={styles.form}>
      <p>The next page asks about danger signs, seizures, poisons, injuries and birth.</p>
      <TextField
        label="What is wrong, in a few words?"
        optional
        value={words}
        maxLength={WORDS_MAX}
        autoComplete="off"
        hint={
          hasSymptoms
            ? 'We keep your words with your notes.'
            : `We keep your words with your notes and mark “${label}” as the closest sign. Its questions look at the whole pet.`
        }
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onGoOn(words)
        }}
      />
      <Button variant="secondary" onClick={() => onGoOn(words)}>
        Go on to the danger signs
        <ArrowRight aria-hidden="true" />
      </Button>
    </div>
  )
}
