import type { ReactNode } from 'react'
import { Calendar, CircleDot, Clock, OctagonAlert } from 'lucide-react'
import { cx } from '#web/ui/class-names.ts'
import { type UrgencyLevel, levelName } from '#web/ui/signs/level-name.ts'
import { Sign } from '#web/ui/signs/sign.tsx'
import styles from '#web/ui/signs/badge.module.css'

export type BadgeTone = 'plain' | 'ok' | 'note' | 'emergency' | 'vet' | 'home' | 'info' | 'line'

export type BadgeProps = {
  tone?: BadgeTone | undefined
  icon?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'plain', icon, className, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, tone !== 'plain' && styles[tone], className)}>
      {icon}
      {children}
    </span>
  )
}

export type BadgeListProps = {
  label: string
  words: readonly string[]
  /** How many are shown; of the others only how many there are. */
  shown: number
  className?: string | undefined
}

export function BadgeList({ label, words, shown, className }: BadgeListProps) {
  const more = words.length - shown
  return (
    <ul className={className} aria-label={label}>
      {words.slice(0, shown).map((word) => (
        <li key={word}>
          <Badge>{word}</Badge>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Badge tone="line">{`+${more} more`}</Badge>
        </li>
      ) : null}
    </ul>
  )
}

export type Priority = 'Immediate' | 'Within 24 hours' | 'Within a week' | 'As needed'

const PRIORITIES: Record<Priority, { tone: BadgeTone; icon: ReactNode }> = {
  Immediate: { tone: 'emergency', icon: <OctagonAlert aria-hidden="true" /> },
  'Within 24 hours': { tone: 'plain', icon: <Clock aria-hidden="true" /> },
  'Within a week': { tone: 'note', icon: <Calendar aria-hidden="true" /> },
  'As needed': { tone: 'ok', icon: <CircleDot aria-hidden="true" /> },
}

export function PriorityBadge({ priority }: { priority: Priority }) {
  return <Badge {...PRIORITIES[priority]}>{priority}</Badge>
}

export type Likelihood = 'high' | 'medium' | 'low'

const LIKELIHOODS: Record<Likelihood, { tone: BadgeTone; words: string; dots: number }> = {
  high: { tone: 'emergency', words: 'High likelihood', dots: 3 },
  medium: { tone: 'note', words: 'Medium likelihood', dots: 2 },
  low: { tone: 'ok', words: 'Low likelihood', dots: 1 },
}

export function LikelihoodBadge({ likelihood }: { likelihood: Likelihood }) {
  const { tone, words, dots } = LIKELIHOODS[likelihood]
  return (
    <Badge
      tone={tone}
      icon={
        <span className={styles.dots} aria-hidden="true">
          {[1, 2, 3].map((dot) => (
            <i key={dot} className={cx(dot <= dots && styles.filled)} />
          ))}
        </span>
      }
    >
      {words}
    </Badge>
  )
}

const URGENCY_TONES: Record<UrgencyLevel, BadgeTone> = {
  er_urgent: 'emergency',
  normal_vet: 'vet',
  monitor_at_home: 'home',
}

export function UrgencyBadge({ level, children }: { level: UrgencyLevel; children?: ReactNode }) {
  return (
    <Badge tone={URGENCY_TONES[level]} icon={<Sign level={level} size={18} />}>
      {children ?? levelName(level)}
    </Badge>
  )
}
