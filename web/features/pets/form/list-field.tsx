import { useRef, useState, type KeyboardEvent } from 'react'
import { Plus } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip, RemovableChip } from '#web/ui/form/choice.tsx'
import { TextField } from '#web/ui/form/field.tsx'
import { QUICK_ANSWERS } from './pet-form.ts'
import styles from './list-field.module.css'

const entriesOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const isQuick = (text: string): boolean => QUICK_ANSWERS.some((answer) => answer === text)

type Props = {
  readonly label: string
  readonly placeholder: string
  readonly optional?: boolean
  readonly quick?: readonly string[]
  /** The entries with commas between them, or one of the quick answers. */
  readonly text: string
  readonly onText: (text: string) => void
}

/** What is typed and not added yet counts as well. */
export function ListField({ quick = QUICK_ANSWERS, text, onText, ...frame }: Props) {
  const label = frame.label.toLowerCase()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const all = isQuick(text) ? [] : entriesOf(text)
  const entries = typed.trim() === '' ? all : all.slice(0, all.length - entriesOf(typed).length)

  const write = (kept: readonly string[], open: string): void => {
    setTyped(open)
    onText([...kept, ...entriesOf(open)].join(', '))
  }
  const type = (value: string): void => {
    const parts = value.split(',')
    const open = parts.pop() ?? ''
    write([...entries, ...entriesOf(parts.join(','))], open.trimStart())
  }
  const add = (): void => {
    write([...new Set([...entries, ...entriesOf(typed)])], '')
    field.current?.focus()
  }
  const remove = (at: number): void => {
    write(
      entries.filter((_, index) => index !== at),
      typed,
    )
    const next = list.current?.querySelectorAll('button')[at === 0 ? 1 : at - 1]
    if (next === undefined) field.current?.focus()
    else next.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && typed === '' && entries.length > 0) {
      event.preventDefault()
      write(entries.slice(0, -1), '')
    }
  }
  return (
    <div>
      <div className={styles.line}>
        <TextField
          {...frame}
          ref={field}
          value={typed}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="secondary" disabled={typed.trim() === ''} onClick={add}>
          <Plus aria-hidden="true" />
          Add
        </Button>
      </div>
      {entries.length === 0 ? null : (
        <ul ref={list} className={styles.chips} aria-label={`Added to ${label}`}>
          {entries.map((entry, at) => (
            <li key={entry}>
              <RemovableChip label={entry} onClick={() => remove(at)} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.chips} role="group" aria-label={`Quick answers for ${label}`}>
        {quick.map((answer) => (
          <Chip
            key={answer}
            pressed={text === answer}
            onClick={() => {
              setTyped('')
              onText(text === answer ? '' : answer)
            }}
          >
            {answer}
          </Chip>
        ))}
      </div>
    </div>
  )
}
