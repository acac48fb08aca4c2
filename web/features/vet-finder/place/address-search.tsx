import { useEffect, useRef, useState, type ReactNode } from 'react'
import { MapPin } from 'lucide-react'
import { ADDRESS_MAX } from '#contract/map/map.ts'
import { MapCallFailed, type FoundAddress, type MapClient } from '#web/closest-vet/calls/map-client.ts'
import { sentenceOf } from '#web/closest-vet/calls/map-failure-words.ts'
import { readSignal } from '#web/lib/calls/reads.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { MESSAGES } from '../messages.ts'
import styles from './address-search.module.css'

type Props = {
  readonly client: MapClient
  readonly onSearch: () => void
  readonly onFound: (found: FoundAddress) => void
  readonly onLost: () => void
}

/** A name that several towns have is asked about, never guessed. */
export function AddressSearch({ client, onSearch, onFound, onLost }: Props) {
  const [text, setText] = useState('')
  const [error, setError] = useState<ReactNode>(null)
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [choices, setChoices] = useState<readonly FoundAddress[]>([])

  const refuse = (said: ReactNode): void => {
    setError(said)
    setRefusals((before) => before + 1)
  }
  const search = async (): Promise<void> => {
    const address = text.trim()
    if (isBusy) return
    setChoices([])
    if (address === '') return refuse(MESSAGES.needsAddress)
    setError(null)
    setBusy(true)
    onSearch()
    try {
      const found = await client.geocode(address, readSignal())
      if (found !== null && found.choices.length === 0) return onFound(found)
      onLost()
      if (found === null) refuse(MESSAGES.geocode.notFound)
      else setChoices(found.choices)
    } catch (error) {
      onLost()
      refuse(<FailedLookup error={error} />)
    } finally {
      setBusy(false)
    }
  }
  const choose = (chosen: FoundAddress): void => {
    setText(chosen.text)
    setChoices([])
    onFound(chosen)
  }

  return (
    <>
      <Form
        role="search"
        aria-label="Vet finder"
        className={styles.search}
        refusals={refusals}
        onSubmit={() => void search()}
      >
        <TextField
          label="Address or zip code"
          name="address"
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={ADDRESS_MAX}
          start={<MapPin aria-hidden="true" />}
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="secondary" className={styles.button} busy={isBusy}>
          Search
        </Button>
      </Form>
      {choices.length === 0 ? null : <WhichOne name={text.trim()} choices={choices} onChoose={choose} />}
    </>
  )
}

type WhichOneProps = {
  readonly name: string
  readonly choices: readonly FoundAddress[]
  readonly onChoose: (chosen: FoundAddress) => void
}

function WhichOne({ name, choices, onChoose }: WhichOneProps) {
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <div className={styles.which}>
      <p ref={question} tabIndex={-1} className={styles.question}>
        {`Which ${name} do you mean?`}
      </p>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.text}>
            <Button variant="secondary" size="sm" onClick={() => onChoose(choice)}>
              {choice.text}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.other}>Not here? Add the state, or type your ZIP code.</p>
    </div>
  )
}

function FailedLookup({ error }: { error: unknown }) {
  const said = error instanceof MapCallFailed ? sentenceOf(error) : null
  const isEnough = error instanceof MapCallFailed && ['auth', 'rate_limit'].includes(error.kind)
  return (
    <>
      {isEnough ? null : <span>{MESSAGES.geocode.failed} </span>}
      {said === null ? null : <span>{said}</span>}
    </>
  )
}
