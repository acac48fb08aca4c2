import type { ReactNode, Ref } from 'react'
import { cx } from '#web/ui/class-names.ts'
import styles from '#web/ui/severity.module.css'

export type UrgencyLevel = 'er_urgent' | 'normal_vet' | 'monitor_at_home'

const WORDS: Record<UrgencyLevel, { name: string; step: number; className: string | undefined }> = {
  er_urgent: { name: 'Emergency', step: 3, className: styles.er },
  normal_vet: { name: 'Vet visit', step: 2, className: styles.vet },
  monitor_at_home: { name: 'Monitor at home', step: 1, className: styles.home },
}

const SCALE = ['monitor_at_home', 'normal_vet', 'er_urgent'] as const

/** The level in one or two words. */
export const levelName = (level: UrgencyLevel): string => WORDS[level].name

const OCTAGON =
  'M15.500 3h17a3 3 0 0 1 2.100.9l9.500 9.500a3 3 0 0 1 .9 2.100v17a3 3 0 0 1-.9 2.100l-9.500 9.500a3 3 0 0 1-2.100.9h-17a3 3 0 0 1-2.100-.9l-9.500-9.500a3 3 0 0 1-.9-2.100v-17a3 3 0 0 1 .9-2.100l9.500-9.500a3 3 0 0 1 2.100-.9z'
const HOUSE =
  'M22 4.200a3.200 3.200 0 0 1 4 0l16 13a4 4 0 0 1 1.500 3.100V40a4 4 0 0 1-4 4h-31a4 4 0 0 1-4-4V20.300A4 4 0 0 1 6 17.200z'
const EYE =
  'M11.500 28.500c3-5 7.500-7.500 12.500-7.500s9.500 2.500 12.500 7.500c-3 5-7.500 7.500-12.500 7.500s-9.500-2.500-12.500-7.500z'

export type SignProps = {
  level: UrgencyLevel
  size?: number | undefined
  /** On a fill of its own colour, inside a banner: the sign takes the colour of the words. */
  onFill?: boolean | undefined
  className?: string | undefined
}

/** The level's sign: octagon, diamond or house. Decoration beside the words, never instead of them. */
export function Sign({ level, size = 40, onFill = false, className }: SignProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {drawn(level, onFill)}
    </svg>
  )
}

function drawn(level: UrgencyLevel, onFill: boolean): ReactNode {
  switch (level) {
    case 'er_urgent': {
      const ink = onFill ? 'var(--er-fill)' : 'var(--er-on)'
      return (
        <>
          <path d={OCTAGON} fill={onFill ? 'var(--er-on)' : 'var(--sign-er)'} />
          <path d="M24 12.5v14" stroke={ink} strokeWidth="5" strokeLinecap="round" />
          <circle cx="24" cy="35" r="3.1" fill={ink} />
        </>
      )
    }
    case 'normal_vet': {
      const ink = onFill ? 'var(--vet-fill)' : 'var(--vet-on)'
      return (
        <>
          <rect
            x="8"
            y="8"
            width="32"
            height="32"
            rx="5"
            transform="rotate(45 24 24)"
            fill={onFill ? 'var(--vet-on)' : 'var(--sign-vet)'}
            stroke={onFill ? 'none' : 'var(--vet-line)'}
            strokeWidth="2"
          />
          <path d="M24 15.5v17M15.5 24h17" stroke={ink} strokeWidth="5" strokeLinecap="round" />
        </>
      )
    }
    case 'monitor_at_home': {
      const body = onFill ? 'var(--home-on)' : 'var(--sign-home)'
      return (
        <>
          <path d={HOUSE} fill={body} stroke={onFill ? 'none' : 'var(--home-line)'} strokeWidth="2" />
          <path d={EYE} fill={onFill ? 'var(--home-fill)' : 'var(--on-sign-home)'} />
          <circle cx="24" cy="28.5" r="4.6" fill={body} />
        </>
      )
    }
  }
}

/** "Emergency · Level 3 of 3" */
export function LevelLine({ level }: { level: UrgencyLevel }) {
  const { name, step } = WORDS[level]
  return <p className={styles.level}>{`${name} · Level ${step} of 3`}</p>
}

/** The three-step scale with this level's place on it. */
export function SeverityScale({ level }: { level: UrgencyLevel }) {
  return (
    <ol className={styles.scale} aria-label="Where this stands on our scale">
      {SCALE.map((each) => (
        <li key={each} className={cx(each === level && styles.on)} aria-current={each === level || undefined}>
          <i className={styles.bar} aria-hidden="true" />
          <span>{WORDS[each].name}</span>
        </li>
      ))}
    </ol>
  )
}

/** Five dots, filled by twentieths of a hundred; the words beside them say the number. */
export function ConfidenceDots({ percent }: { percent: number }) {
  const filled = Math.round(percent / 20)
  return (
    <p className={styles.confidence}>
      <span>{`Confidence ${Math.round(percent)}%`}</span>
      <span className={styles.dots} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((dot) => (
          <i key={dot} className={cx(dot <= filled && styles.filled)} />
        ))}
      </span>
    </p>
  )
}

export type SeverityBannerProps = {
  level: UrgencyLevel
  title: ReactNode
  subtitle?: ReactNode
  /** Buttons: the first thing to do. */
  actions?: ReactNode
  /** Up to three numbered steps. */
  steps?: readonly ReactNode[] | undefined
  confidence?: number | undefined
  /** A card beside the words, such as the closest clinic. */
  aside?: ReactNode
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** The answer: sign, level, title, what to do first, three steps, the scale and how sure we are. */
export function SeverityBanner({
  level,
  title,
  subtitle,
  actions,
  steps = [],
  confidence,
  aside,
  titleRef,
}: SeverityBannerProps) {
  return (
    <section className={cx(styles.banner, WORDS[level].className)} aria-label="Result">
      <div className={cx('wrap', styles.inner)}>
        <div className={styles.head}>
          <Sign level={level} size={56} onFill />
          <div>
            <LevelLine level={level} />
            <h1 ref={titleRef} tabIndex={-1}>
              {title}
            </h1>
          </div>
          {subtitle === undefined ? null : <p className={cx(styles.full, styles.subtitle)}>{subtitle}</p>}
          {actions === undefined ? null : <div className={cx(styles.full, styles.actions)}>{actions}</div>}
        </div>
        <div className={styles.side}>
          {aside}
          {steps.length === 0 ? null : <NumberedSteps steps={steps} />}
          <SeverityScale level={level} />
          {confidence === undefined ? null : <ConfidenceDots percent={confidence} />}
        </div>
      </div>
    </section>
  )
}

/** What to do, in order. */
export function NumberedSteps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // The order is the identity: steps are written once and never rearranged.
        <li key={`step-${index + 1}`}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}

/** The class that colours any box as the level does, for cards and list rows. */
export const levelClass = (level: UrgencyLevel): string | undefined => WORDS[level].className
