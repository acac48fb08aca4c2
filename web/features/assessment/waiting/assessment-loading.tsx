import { useEffect, useState } from 'react'
import { openEmergencyHelp } from '#web/lib/emergency-help.ts'
import { cx } from '#web/ui/class-names.ts'
import { Callout } from '#web/ui/notices/callout.tsx'
import { Mark } from '#web/ui/drawings/mark.tsx'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { EmergencyNow } from '../result/emergency-now.tsx'
import { MESSAGES } from '../messages.ts'
import styles from './assessment-loading.module.css'

export const LOADING_MESSAGES = [
  'Analyzing pet information',
  'Evaluating symptoms',
  'Consulting veterinary database',
  'Generating assessment',
] as const
const MESSAGE_MS = 3_000
const DOT_MS = 400

type Props = {
  readonly petName: string
  readonly retries: number
  readonly isEmergency: boolean
}

export function AssessmentLoading({ petName, retries, isEmergency }: Props) {
  const title = useTitleFocus('loading')
  const message = useTicks(LOADING_MESSAGES.length, MESSAGE_MS)
  const dots = useTicks(4, DOT_MS)
  const isHidden = useHidden()
  const words = retries > 0 ? `Optimizing results (Attempt ${retries + 1})` : LOADING_MESSAGES[message]
  return (
    <div className={styles.loading}>
      <Mark className={styles.mark} />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        AI Assessment in Progress
      </h1>
      <p className={styles.words} role="status">
        {isHidden ? MESSAGES.paused : words}
        <span aria-hidden="true" className={styles.dots}>
          {isHidden ? '' : '.'.repeat(dots)}
        </span>
      </p>
      <ol className={styles.steps} aria-hidden="true">
        {LOADING_MESSAGES.map((each, index) => (
          <li key={each} className={cx(index <= message && styles.done)} />
        ))}
      </ol>
      <p className={styles.stay}>{`You can keep this page open and stay with ${petName}.`}</p>
      {isEmergency ? (
        <EmergencyNow petName={petName} />
      ) : (
        <Callout tone="emergency" title={`If ${petName} gets worse, do not wait.`} className={styles.worse}>
          <button type="button" className={styles.link} onClick={() => openEmergencyHelp()}>
            Call an emergency vet now.
          </button>
        </Callout>
      )}
    </div>
  )
}

function useTicks(count: number, ms: number): number {
  const [tick, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((now) => (now + 1) % count), ms)
    return () => clearInterval(timer)
  }, [count, ms])
  return tick
}

function useHidden(): boolean {
  const [isHidden, setIsHidden] = useState(document.visibilityState === 'hidden')
  useEffect(() => {
    const onChange = () => setIsHidden(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return isHidden
}
