import { symptomLabel } from '#domain/knowledge/symptoms.ts'
import { isUrgency, rankOf, type Urgency } from '#domain/logic/urgency.ts'
import { dayAndTime } from '#web/lib/said-time.ts'
import { dateOf } from '#web/lib/rows/stored-time.ts'
import { Badge, UrgencyBadge } from '#web/ui/signs/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { Dialog } from '#web/ui/notices/dialog.tsx'
import { Sign } from '#web/ui/signs/sign.tsx'
import { Skeleton } from '#web/ui/signs/skeleton.tsx'
import { lowerFirst } from '#domain/first-letter.ts'
import type { SessionEntry } from './api/list-sessions.ts'
import { useSessions } from './use-sessions.ts'
import styles from './pet-timeline.module.css'

type Pet = { readonly id: string; readonly name: string }
type Props = {
  readonly ownerId: string | null
  readonly pet: Pet | null
  readonly onStart: (petId: string) => void
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

export function PetTimeline({ ownerId, pet, onStart, onOpen, onClose }: Props) {
  return (
    <Dialog open={pet !== null} onClose={onClose} title={pet === null ? '' : `Timeline of ${pet.name}`}>
      {pet === null ? null : (
        <div className={styles.timeline}>
          <Timeline key={pet.id} ownerId={ownerId} pet={pet} onStart={onStart} onOpen={onOpen} />
        </div>
      )}
    </Dialog>
  )
}

type TimelineProps = Pick<Props, 'ownerId' | 'onStart' | 'onOpen'> & { readonly pet: Pet }

function Timeline({ ownerId, pet, onStart, onOpen }: TimelineProps) {
  const sessions = useSessions(ownerId, { search: '', petId: pet.id, order: 'newest' })
  const { entries, hasMore, showMore, isPending, isError, refetch } = sessions
  if (isPending) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading">
        <Skeleton shape="block" />
      </div>
    )
  }
  if (isError && entries.length === 0) {
    return (
      <Callout tone="note" role="alert" title="The timeline cannot be shown right now">
        <p>{`The assessments of ${pet.name} are still saved.`}</p>
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          Try Again
        </Button>
      </Callout>
    )
  }
  if (entries.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{`No assessments of ${pet.name} yet. When you finish one, you will find it here.`}</p>
        <Button onClick={() => onStart(pet.id)}>Something is wrong</Button>
      </div>
    )
  }
  return (
    <>
      <ol className={styles.entries}>
        {entries.map((entry, at) => (
          <Entry key={entry.id} entry={entry} trend={trendOf(entry, entries[at + 1])} onOpen={onOpen} />
        ))}
      </ol>
      {hasMore ? (
        <Button variant="secondary" onClick={showMore}>
          Show more
        </Button>
      ) : null}
    </>
  )
}

const levelOf = ({ assessment_urgency: stored }: SessionEntry): Urgency | null =>
  isUrgency(stored) ? stored : null

const complaintOf = (symptoms: readonly string[]): string =>
  symptoms
    .map((symptom, at) => (at === 0 ? symptomLabel(symptom) : lowerFirst(symptomLabel(symptom))))
    .join(', ') || 'Not recorded'

function trendOf(entry: SessionEntry, before: SessionEntry | undefined): string | null {
  if (before === undefined || !entry.symptoms.some((symptom) => before.symptoms.includes(symptom)))
    return null
  const [level, last] = [levelOf(entry), levelOf(before)]
  if (level === null || last === null) return null
  const change = rankOf(level) - rankOf(last)
  if (change === 0) return 'As urgent as the time before'
  return change > 0 ? 'More urgent than the time before' : 'Less urgent than the time before'
}

type EntryProps = Pick<Props, 'onOpen'> & { readonly entry: SessionEntry; readonly trend: string | null }

function Entry({ entry, trend, onOpen }: EntryProps) {
  const { id, symptoms, created_at } = entry
  const level = levelOf(entry)
  const date = dateOf(created_at)
  const when = date === null ? 'Date not known' : dayAndTime(date)
  const complaint = complaintOf(symptoms)
  return (
    <li>
      <span className={styles.mark}>{level === null ? null : <Sign level={level} size={32} />}</span>
      <div className={styles.words}>
        <h3>{date === null ? when : <time dateTime={date.toISOString()}>{when}</time>}</h3>
        {level === null ? (
          <Badge tone="note">Could not be read, call a vet</Badge>
        ) : (
          <UrgencyBadge level={level} />
        )}
        <p>{complaint}</p>
        {trend === null ? null : <p>{trend}</p>}
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`View record of ${when}: ${complaint}`}
        onClick={() => onOpen(id)}
      >
        View record
      </Button>
    </li>
  )
}
