import type { ReactNode, Ref } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { levelName, type UrgencyLevel } from '#web/ui/signs/level-name.ts'
import { NumberedSteps } from '#web/ui/signs/numbered-steps.tsx'
import { Sign } from '#web/ui/signs/sign.tsx'
import styles from '#web/ui/signs/severity.module.css'

const LOOKS: Record<UrgencyLevel, { step: number; className: string | undefined }> = {
  er_urgent: { step: 3, className: styles.er },
  normal_vet: { step: 2, className: styles.vet },
  monitor_at_home: { step: 1, className: styles.home },
}

const SCALE = ['monitor_at_home', 'normal_vet', 'er_urgent'] as const

export function LevelLine({ level }: { level: UrgencyLevel }) {
  return <p className={styles.level}>{`${levelName(level)} · Level ${LOOKS[level].step} of 3`}</p>
}

export function SeverityScale({ level }: { level: UrgencyLevel }) {
  return (
    <ol className={styles.scale} aria-label="Where this stands on our scale">
      {SCALE.map((each) => (
        <li key={each} className={cx(each === level && styles.on)} aria-current={each === level || undefined}>
          <i className={styles.bar} aria-hidden="true" />
          <span>{levelName(each)}</span>
        </li>
      ))}
    </ol>
  )
}

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
  actions?: ReactNode
  steps?: readonly ReactNode[] | undefined
  confidence?: number | undefined
  aside?: ReactNode
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

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
    <section className={cx(styles.banner, LOOKS[level].className)} aria-label="Result">
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

export const levelClass = (level: UrgencyLevel): string | undefined => LOOKS[level].className
