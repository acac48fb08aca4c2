import { isUrgency } from '#domain/logic/urgency.ts'
import { sinceToday } from '#web/lib/said-time.ts'
import { dateOf } from '#web/lib/rows/stored-time.ts'
import { Badge, UrgencyBadge } from '#web/ui/signs/badge.tsx'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { lowerFirst } from '#domain/first-letter.ts'
import type { LastResult } from './api/list-last-results.ts'
import styles from './owners-desk.module.css'

type Props = { readonly petName: string; readonly result: LastResult; readonly now: Date }

export function LastResultLine({ petName, result, now }: Props) {
  const { id, assessment_urgency: stored, created_at: createdAt, lookAgain } = result
  const date = dateOf(createdAt)
  return (
    <div className={styles.last}>
      <div>
        <p className={styles.level}>
          <span className="vh">Last result: </span>
          {isUrgency(stored) ? (
            <UrgencyBadge level={stored} />
          ) : (
            <Badge tone="note">Could not be read, call a vet</Badge>
          )}
        </p>
        {date === null ? null : (
          <p className="small muted">
            <time dateTime={date.toISOString()}>{sinceToday(date, now)}</time>
          </p>
        )}
        {lookAgain === null ? null : (
          <p className="small">{`We said to look again ${lowerFirst(lookAgain)}.`}</p>
        )}
      </div>
      <LinkButton
        variant="quiet"
        size="sm"
        flush="end"
        to={`/assessment?session=${id}`}
        aria-label={`View last result of ${petName}`}
      >
        View
      </LinkButton>
    </div>
  )
}
