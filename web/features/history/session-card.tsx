import { useState } from 'react'
import { symptomLabel } from '#domain/knowledge/symptoms.ts'
import { isUrgency } from '#domain/logic/urgency.ts'
import { Badge, BadgeList, UrgencyBadge } from '#web/ui/signs/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { sinceToday } from '#web/lib/said-time.ts'
import { dateOf } from '#web/lib/rows/stored-time.ts'
import { Sign } from '#web/ui/signs/sign.tsx'
import type { SessionEntry } from './api/list-sessions.ts'
import styles from './session-card.module.css'

const SYMPTOMS_SHOWN = 4

type Props = {
  readonly session: SessionEntry
  readonly onOpen: (id: string) => void
}

export function SessionCard({ session, onOpen }: Props) {
  const { assessment_urgency: stored, symptoms } = session
  const level = isUrgency(stored) ? stored : null
  const name = session.pet_name ?? 'Your pet'
  const date = dateOf(session.created_at)
  const [now] = useState(() => new Date())
  const when = date === null ? null : sinceToday(date, now)
  return (
    <Card as="article" className={styles.card} aria-label={`Assessment of ${name}`}>
      {level === null ? null : <Sign level={level} size={44} />}
      <div className={styles.words}>
        <div className={styles.head}>
          <h2>{name}</h2>
          {level === null ? (
            <Badge tone="note">Could not be read, call a vet</Badge>
          ) : (
            <UrgencyBadge level={level} />
          )}
        </div>
        {date === null ? null : (
          <p className="small muted">
            <time dateTime={date.toISOString()}>{when}</time>
          </p>
        )}
        <BadgeList
          className={styles.symptoms}
          label="Symptoms"
          words={symptoms.map(symptomLabel)}
          shown={SYMPTOMS_SHOWN}
        />
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`View record of ${name}${when === null ? '' : `, ${when}`}`}
        onClick={() => onOpen(session.id)}
      >
        View record
      </Button>
    </Card>
  )
}
