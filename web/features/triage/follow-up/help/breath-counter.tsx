import { useEffect, useReducer, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/field.tsx'
import { COUNT_MS, counted, type Count } from './count-breaths.ts'
import styles from './breath-counter.module.css'

const TICK_MS = 200

type Props = {
  /** Takes the breaths per minute. */
  readonly onCounted: (perMinute: number) => void
}

/** Counts breaths by taps for half a minute and works out the rate. */
export function BreathCounter({ onCounted }: Props) {
  const [count, happens] = useReducer(counted, { state: 'idle' })
  const button = useRef<HTMLButtonElement>(null)
  const isRunning = count.state === 'running'
  const rate = count.state === 'done' ? count.perMinute : null

  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => happens({ kind: 'tick', at: performance.now() }), TICK_MS)
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') happens({ kind: 'hidden' })
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [isRunning])

  const tell = useRef(onCounted)
  useEffect(() => {
    tell.current = onCounted
  })
  useEffect(() => {
    if (rate !== null) tell.current(rate)
  }, [rate])

  return (
    <div className={styles.counter} role="group" aria-label="Breath counter">
      {isRunning ? (
        <>
          <button
            ref={button}
            type="button"
            className={styles.tap}
            onClick={() => happens({ kind: 'breath', at: performance.now() })}
          >
            <span className={styles.number}>{count.breaths}</span>
            Tap at each breath
          </button>
          <div className={styles.under}>
            <progress
              className={styles.time}
              aria-label="Half a minute"
              value={Math.min(COUNT_MS, count.now - count.since)}
              max={COUNT_MS}
            />
            <Button variant="quiet" size="sm" onClick={() => happens({ kind: 'stop' })}>
              Stop
            </Button>
          </div>
        </>
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            happens({ kind: 'start', at: performance.now() })
            requestAnimationFrame(() => button.current?.focus())
          }}
        >
          {count.state === 'idle' ? 'Count with taps' : 'Count again'}
        </Button>
      )}
      <Hint live tone={count.state === 'done' ? 'good' : 'plain'}>
        {wordsOf(count)}
      </Hint>
    </div>
  )
}

function wordsOf(count: Count): string {
  switch (count.state) {
    case 'idle':
      return 'We keep the time. You tap once for each breath for half a minute.'
    case 'running':
      return 'Counting for half a minute.'
    case 'done':
      return `${count.perMinute} breaths per minute. We filled it in above.`
    case 'none-counted':
      return 'No breath was counted. If you see no breathing, call an emergency vet now.'
    case 'interrupted':
      return 'The count stopped because the page was hidden. Please count again.'
  }
}
