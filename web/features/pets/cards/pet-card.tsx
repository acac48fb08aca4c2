import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { History, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { saysNone } from '#domain/pets/stated.ts'
import { BadgeList } from '#web/ui/signs/badge.tsx'
import { Button, LinkButton } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { intakePetOf } from '../form/convert-pet.ts'
import { ageLabel, breedOrSpecies, missingIn, weightLabel } from '../labels.ts'
import { PetPhoto } from '../photo/pet-photo.tsx'
import type { PetRow } from '../pet-row.ts'
import styles from './pet-card.module.css'

const CONFIRM_MS = 3_000
const CONDITIONS_SHOWN = 3
const GENDERS = { male: 'Male', female: 'Female' } as const

type Props = {
  readonly pet: PetRow
  readonly now: Date
  readonly isArmed: boolean
  readonly isRemoving: boolean
  readonly onStart: () => void
  readonly onTimeline: () => void
  readonly onArm: () => void
  readonly onDisarm: () => void
  readonly onRemove: () => void
}

export function PetCard({ pet, now, isArmed, isRemoving, onStart, onTimeline, ...removal }: Props) {
  const { onArm, onDisarm, onRemove } = removal
  const facts = [
    pet.gender === null ? null : GENDERS[pet.gender],
    ageLabel(pet.birthday, now),
    weightLabel(intakePetOf(pet).weight),
  ].filter((fact) => fact !== null)
  const missing = missingIn(intakePetOf(pet))
  const conditions = saysNone(pet.medical_conditions) ? ['None reported'] : pet.medical_conditions
  return (
    <Card as="article" className={styles.card} aria-label={pet.name}>
      <div className={styles.head}>
        <span className={styles.avatar}>
          <PetPhoto pet={pet} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>{pet.name}</h2>
          <p className="small muted">{breedOrSpecies(pet)}</p>
          <p className="small muted">{facts.join(' · ')}</p>
        </div>
      </div>
      {conditions.length === 0 ? null : (
        <BadgeList
          className={styles.conditions}
          label="Medical conditions"
          words={conditions}
          shown={CONDITIONS_SHOWN}
        />
      )}
      {missing.length === 0 ? null : (
        <p className="small">
          {`Still missing: ${missing.join(', ')}. `}
          <Link className="tlink tlink-inline" to={`/pet-profile/edit/${pet.id}`}>
            {`Finish ${pet.name}’s profile`}
          </Link>
        </p>
      )}
      <Button block aria-label={`Something is wrong with ${pet.name}`} onClick={onStart}>
        Something is wrong
      </Button>
      <Button
        block
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`Timeline of ${pet.name}`}
        onClick={onTimeline}
      >
        <History aria-hidden="true" />
        Timeline
      </Button>
      {isArmed ? (
        <ConfirmRemoval name={pet.name} isRemoving={isRemoving} onDisarm={onDisarm} onRemove={onRemove} />
      ) : (
        <div className={styles.ways}>
          <LinkButton
            variant="quiet"
            size="sm"
            to={`/pet-profile/edit/${pet.id}`}
            aria-label={`Edit ${pet.name}`}
          >
            <Pencil aria-hidden="true" />
            Edit
          </LinkButton>
          <Button variant="quiet" size="sm" aria-label={`Remove ${pet.name}`} onClick={onArm}>
            <Trash2 aria-hidden="true" />
            Remove
          </Button>
        </div>
      )}
    </Card>
  )
}

type ConfirmProps = {
  readonly name: string
  readonly isRemoving: boolean
  readonly onDisarm: () => void
  readonly onRemove: () => void
}

function ConfirmRemoval({ name, isRemoving, onDisarm, onRemove }: ConfirmProps) {
  const [isHeld, setIsHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('button')?.focus()
  }, [])
  useEffect(() => {
    if (isHeld || isRemoving) return undefined
    const timer = setTimeout(onDisarm, CONFIRM_MS)
    return () => clearTimeout(timer)
  }, [isHeld, isRemoving, onDisarm])
  const holding = {
    onFocus: (event: FocusEvent) => setIsHeld(event.target.matches(':focus-visible')),
    onBlur: () => setIsHeld(false),
  }
  return (
    <div ref={box} className={styles.ways} role="group" aria-label={`Remove ${name}?`}>
      <Button
        variant="danger"
        size="sm"
        busy={isRemoving}
        busyText="Removing..."
        {...holding}
        onClick={onRemove}
      >
        Confirm delete
      </Button>
      <Button variant="secondary" size="sm" {...holding} onClick={onDisarm}>
        Cancel
      </Button>
    </div>
  )
}
