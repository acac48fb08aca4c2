import { useState, type ReactNode } from 'react'
import { MapPin } from 'lucide-react'
import { ADDRESS_MAX } from '#contract/map.ts'
import { readSignal } from '#web/lib/reads.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { MapCallFailed, type FoundAddress, type MapClient } from './map-client.ts'
import { MESSAGES, sentenceOf } from './messages.ts'
import styles from './address-search.module.css'

type Props = {
  readonly client: MapClient
  /** Search was pressed with something to look for. */
  readonly onSearch: () => void
  readonly onFound: (found: FoundAddress) => void
}

/** The box for an address or ZIP code. */
export function AddressSearch({ client, onSearch, onFound }: Props) {
  const [text, setText] = useState('')
  const [error, setError] = useState<ReactNode>(null)
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setBusy] = useState(false)

  const refuse = (said: ReactNode): void => {
    setError(said)
    setRefusals((before) => before + 1)
  }
  const search = async (): Promise<void> => {
    const address = text.trim()
    if (isBusy) return
    if (address === '') return refuse(MESSAGES.needsAddress)
    setError(null)
    setBusy(true)
    onSearch()
    try {
      const found = await client.geocode(address, readSignal())
      if (found === null) refuse(MESSAGES.geocode.notFound)
      else onFound(found)
    } catch (error) {
      refuse(<FailedLookup error={error} />)
    } finally {
      setBusy(false)
    }
  }

  return (
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
