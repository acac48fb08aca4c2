import { useState } from 'react'
import { LocateFixed } from 'lucide-react'
import { VET_FINDER_MESSAGES } from '#contract/messages/vet-finder.ts'
import { ROUGH_POINT_YARDS } from '#domain/vets/rough-point.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import type { ClosestVet } from './closest-vet.ts'
import styles from './closest-vet-card.module.css'

const ZIP = /^\d{5}(?:-\d{4})?$/

type Props = {
  readonly state: ClosestVet
  readonly isFirst: boolean
  readonly onAsked: () => void
}

export function PlaceForm({ state, isFirst, onAsked }: Props) {
  const { asking, trouble, askDevice, askAddress } = state
  const [text, setText] = useState('')
  const [isZip, setIsZip] = useState(true)
  const [refusals, setRefusals] = useState(0)
  const isUnknown = trouble?.what === 'zip' && asking === null
  const error = !isZip
    ? 'Type the 5 digits of your ZIP code.'
    : isUnknown
      ? VET_FINDER_MESSAGES.geocode.notFound
      : undefined

  const submit = (): void => {
    const zip = text.trim()
    setIsZip(ZIP.test(zip))
    if (!ZIP.test(zip)) return setRefusals((before) => before + 1)
    onAsked()
    void askAddress(zip)
  }
  return (
    <div className={styles.place}>
      <Button
        block
        className={isFirst ? styles.locate : undefined}
        variant={isFirst ? 'primary' : 'secondary'}
        busy={asking === 'device'}
        onClick={() => {
          onAsked()
          void askDevice()
        }}
      >
        <LocateFixed aria-hidden="true" />
        Use my location
      </Button>
      <p className={styles.small}>{`Only a rough place is sent, to about ${ROUGH_POINT_YARDS} yards.`}</p>
      <Form aria-label="Closest emergency vet" className={styles.zip} refusals={refusals} onSubmit={submit}>
        <TextField
          label="Or your ZIP code"
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={10}
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="secondary" busy={asking === 'address' || asking === 'clinics'}>
          Show number
        </Button>
      </Form>
    </div>
  )
}
