import { useState } from 'react'
import { ArrowRight } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/form/field.tsx'
import styles from './not-listed-form.module.css'

const WORDS_MAX = 200

export function NotListedForm({ onGoOn }: { readonly onGoOn: (words: string) => void }) {
  const [words, setWords] = useState('')
  return (
    <div className={styles.form}>
      <p>The next page asks about danger signs, seizures, poisons, injuries and birth.</p>
      <TextField
        label="What is wrong, in a few words?"
        optional
        value={words}
        maxLength={WORDS_MAX}
        autoComplete="off"
        hint="We keep your words with your notes."
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
