import styles from '#web/ui/signs/progress.module.css'

export type ProgressProps = {
  /** Zero-based, as `last` is: the bar is full there. */
  position: number
  last: number
  noun?: string | undefined
}

export function Progress({ position, last, noun = 'Question' }: ProgressProps) {
  const share = last <= 0 ? 1 : Math.min(1, Math.max(0, position / last))
  const percent = `${(share * 100).toFixed(2)}%`
  const text = `${noun} ${position + 1} of ${last + 1}`
  return (
    <div className={styles.progress}>
      <svg
        className={styles.track}
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={text}
      >
        <rect className={styles.rail} width="100%" height="8" y="8" rx="4" />
        <rect className={styles.done} width={percent} height="8" y="8" rx="4" />
        <circle className={styles.halo} cx={percent} cy="12" r="12" />
        <circle className={styles.head} cx={percent} cy="12" r="6.5" />
      </svg>
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
    </div>
  )
}
