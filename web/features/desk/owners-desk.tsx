import { useState, type ReactNode } from 'react'
import { LampScene } from '#web/ui/drawings/lamp-scene.tsx'
import { Button, LinkButton } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import type { LastResult } from './api/list-last-results.ts'
import { Desk, PetComing } from './desk-coming.tsx'
import { LastResultLine } from './last-result-line.tsx'
import styles from './owners-desk.module.css'

export type DeskPet = { readonly id: string; readonly name: string; readonly picture: ReactNode }

export type OpenCase = {
  readonly pet: DeskPet
  readonly what: string
  readonly sum: string
  readonly reminder: ReactNode
  readonly onGoOn: () => void
  readonly onStartNew: () => void
}

type Props = {
  readonly pets: readonly DeskPet[] | null
  /** Asks for the pets again; null unless they could not be had. */
  readonly onRetry: (() => void) | null
  readonly lastResults: ReadonlyMap<string, LastResult>
  readonly openCase: OpenCase | null
  readonly onWrong: (petId: string) => void
}

export function OwnersDesk({ pets, onRetry, lastResults, openCase, onWrong }: Props) {
  const [now] = useState(() => new Date())
  const isWaiting = pets === null && onRetry === null
  const others = (pets ?? []).filter(({ id }) => id !== openCase?.pet.id)
  const cardOf = ({ id, name, picture }: DeskPet, wrong: ReactNode): ReactNode => {
    const result = lastResults.get(id)
    return (
      <Card as="li" key={id} className={styles.card}>
        <div className={styles.head}>
          <span className={styles.picture}>{picture}</span>
          <h2 className={styles.name}>{name}</h2>
        </div>
        {wrong}
        {result === undefined ? null : <LastResultLine petName={name} result={result} now={now} />}
      </Card>
    )
  }
  return (
    <Desk>
      <ul className={styles.cards}>
        {openCase === null ? null : cardOf(openCase.pet, <LeftOpen {...openCase} />)}
        {others.map((pet) =>
          cardOf(
            pet,
            <Button block aria-label={`Something is wrong with ${pet.name}`} onClick={() => onWrong(pet.id)}>
              Something is wrong
            </Button>,
          ),
        )}
        {isWaiting ? <PetComing /> : null}
      </ul>
      {onRetry === null ? null : (
        <div role="alert" className={styles.failed}>
          <p>Your pets cannot be shown right now. You can still start an assessment.</p>
          <Button variant="night" size="sm" onClick={onRetry}>
            Try Again
          </Button>
        </div>
      )}
      {pets?.length === 0 ? <p className={styles.lead}>No pets yet. The first assessment adds one.</p> : null}
      {/* Below the pets, so not before they stand: a way that moves off is missed. */}
      {isWaiting ? null : <Ways isFirst={pets?.length === 0 || onRetry !== null} />}
      {/* As large as the pets leave room for, so not before they are counted. */}
      {isWaiting ? null : <LampScene className={styles.scene} />}
    </Desk>
  )
}

const Ways = ({ isFirst }: { isFirst: boolean }) => (
  <div className={styles.ways}>
    <LinkButton variant={isFirst ? 'lamp' : 'night'} to="/pet-profile">
      Start a health assessment
    </LinkButton>
    <LinkButton variant="night" to="/history">
      View past assessments
    </LinkButton>
  </div>
)

function LeftOpen({ what, sum, pet, reminder, onGoOn, onStartNew }: OpenCase) {
  return (
    <div className={styles.open}>
      <h3>{`Go on with ${what}, or start new?`}</h3>
      {sum === '' ? null : <p className="small muted">{sum}</p>}
      {reminder}
      <div className={styles.choice}>
        <Button aria-label={`Go on with ${what}`} onClick={onGoOn}>
          Go on
        </Button>
        <Button variant="secondary" aria-label={`Start new for ${pet.name}`} onClick={onStartNew}>
          Start new
        </Button>
      </div>
    </div>
  )
}
