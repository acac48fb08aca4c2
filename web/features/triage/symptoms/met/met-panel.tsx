import { useState } from 'react'
import { ArrowRight } from 'lucide-react'
import { THINGS } from '#domain/knowledge/things-question.ts'
import { answerValues } from '#domain/engine/flow/answer-values.ts'
import { flowPetOf } from '#domain/engine/flow/flow-pet.ts'
import type { IntakePet } from '#domain/logic/intake.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/form/choice.tsx'
import { TextField } from '#web/ui/form/field.tsx'
import type { FollowUpAnswers } from '../../follow-up-answers.ts'
import { loadThings } from '../../follow-up/things/thing-names.ts'
import { ThingPicker } from '../../follow-up/things/thing-picker.tsx'
import type { Met } from '../../red-flag/red-flag.ts'
import { A_LICK, NOT_KNOWN, answersWith, type ToldMet } from './told-met.ts'
import { WhatItMeans } from './what-it-means.tsx'
import styles from './met.module.css'

const WHEN = ['Within the last 2 hours', '2 to 12 hours ago', 'More than 12 hours ago']
const HOW_MUCH_MAX = 160

type Props = {
  readonly pet: IntakePet
  readonly petName: string
  readonly symptoms: readonly string[]
  readonly answers: FollowUpAnswers
  readonly onAnswers: (answers: Record<string, string | string[]>) => void
  readonly weigh: (answers: FollowUpAnswers) => readonly Met[] | null
  readonly onGoOn: () => void
}

export function MetPanel({ pet, petName, symptoms, answers, onAnswers, weigh, onGoOn }: Props) {
  const [told, setTold] = useState<ToldMet>(() => ({
    things: answerValues(answers[THINGS]),
    kinds: [],
    names: [],
    howMuch: answerValues(answers['exposure_details']).join(' '),
    when: null,
    weight: null,
  }))
  const [pounds, setPounds] = useState('')
  const keep = (next: ToldMet, before: Pick<ToldMet, 'kinds'>): void => {
    setTold(next)
    onAnswers(answersWith(next, before, flowPetOf(pet, new Date()), symptoms, answers))
  }
  const tell = (change: Partial<ToldMet>): void => {
    keep({ ...told, ...change }, told)
  }
  const choose = async (things: readonly string[]): Promise<void> => {
    const table = await loadThings(pet.species)
    if (table === null) return
    const kindsOf = (ids: readonly string[]): readonly string[] => ids.map((id) => table.kindOf(id))
    const next = { ...told, things, kinds: kindsOf(things), names: things.map((id) => table.nameOf(id)) }
    keep(next, { kinds: kindsOf(told.things) })
  }
  const isTold = told.things.length > 0 || told.howMuch.trim() !== ''
  const chip = (words: string, isOn: boolean, onTap: () => void) => (
    <Chip key={words} pressed={isOn} onClick={onTap}>
      {words}
    </Chip>
  )
  return (
    <div className={styles.panel}>
      <ThingPicker species={pet.species} chosen={told.things} onChosen={(ids) => void choose(ids)} />
      <div className={styles.part}>
        <TextField
          label="How much? If you have the package, what does it say?"
          hint="Such as: 30 g. 2 squares. 3 tablets of 200 mg."
          autoComplete="off"
          maxLength={HOW_MUCH_MAX}
          value={told.howMuch}
          onChange={(event) => tell({ howMuch: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <div className={styles.chips}>
          {[A_LICK, NOT_KNOWN].map((words) =>
            chip(words, told.howMuch === words, () => tell({ howMuch: told.howMuch === words ? '' : words })),
          )}
        </div>
      </div>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>When?</legend>
        <div className={styles.chips}>
          {WHEN.map((words) =>
            chip(words, told.when === words, () => tell({ when: told.when === words ? null : words })),
          )}
        </div>
      </fieldset>
      {pet.weight.value === null ? (
        <TextField
          label={`What does ${petName} weigh, in ${pet.weight.unit === 'kg' ? 'kilograms' : 'pounds'}?`}
          hint="A guess is better than nothing. Guess low."
          inputMode="decimal"
          autoComplete="off"
          value={pounds}
          onChange={(event) => {
            const words = event.target.value
            setPounds(words)
            const weight = Number(words) > 0 ? `${petName} weighs ${words} ${pet.weight.unit}` : null
            tell({ weight })
          }}
        />
      ) : (
        <p className="small muted">{`${petName} weighs ${pet.weight.value} ${pet.weight.unit}, as the profile says.`}</p>
      )}
      <WhatItMeans petName={petName} met={isTold ? (weigh(answers) ?? []) : null} />
      {isTold ? (
        <Button onClick={onGoOn}>
          Go on to the danger signs
          <ArrowRight aria-hidden="true" />
        </Button>
      ) : null}
    </div>
  )
}
