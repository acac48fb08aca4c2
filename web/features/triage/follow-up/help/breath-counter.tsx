import { useEffect, useId, useReducer, useRef, useState } from 'react'
import { X } from 'lucide-react'
import type { FlowPet } from '#domain/engine/flow/flow-pet.ts'
import { openEmergencyHelp } from '#web/lib/emergency-help.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { WholeScreen } from '#web/ui/notices/whole-screen.tsx'
import { withName } from '../../with-name.ts'
import { meaningOf } from './breath-meaning.ts'
import { COUNT_MS, counted, type Count } from './count-breaths.ts'
import styles from './breath-counter.module.css'

const TICK_MS = 200

type Props = {
  readonly pet: FlowPet
  readonly petName: string
  readonly onCounted: (perMinute: number) => void
}

export function BreathCounter(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.offer}>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Count with taps
      </Button>
      {isOpen ? <CountingPage {...props} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}

function CountingPage({ pet, petName, onCounted, onClose }: Props & { readonly onClose: () => void }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [count, happens] = useCount(onCounted)

  const meaning = count.state === 'done' ? meaningOf(count.perMinute, pet) : null
  const isRunning = count.state === 'running'
  const isDone = count.state === 'done'
  const circle = useRef<HTMLButtonElement>(null)
  const result = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Not the button that uses the number: a key that counts breaths must not press it.
    if (isDone) result.current?.focus()
    else circle.current?.focus()
  }, [isDone])
  return (
    <WholeScreen ref={dialog} className={styles.page} aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{withName('Count {petName}’s breaths', petName)}</h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <X aria-hidden="true" />
          </button>
        </div>
        {count.state === 'done' ? (
          <p ref={result} tabIndex={-1} className={styles.result}>
            <span className={styles.number}>{count.perMinute}</span> breaths per minute
          </p>
        ) : (
          <button
            ref={circle}
            type="button"
            className={styles.tap}
            onClick={() => happens({ kind: isRunning ? 'breath' : 'start', at: performance.now() })}
          >
            {isRunning ? (
              <>
                {count.breaths === 0 ? null : (
                  <span key={count.breaths} className={styles.pulse} aria-hidden="true" />
                )}
                <span className={styles.number}>{count.breaths}</span>
                Tap at each breath
              </>
            ) : (
              <span className={styles.start}>{count.state === 'idle' ? 'Start' : 'Count again'}</span>
            )}
          </button>
        )}
        {isRunning ? (
          <progress
            className={styles.time}
            aria-label="Half a minute"
            value={Math.min(COUNT_MS, count.now - count.since)}
            max={COUNT_MS}
          />
        ) : null}
        <p className={styles.words} role="status" data-urgency={meaning?.urgency}>
          {meaning === null ? wordsOf(count) : withName(meaning.text, petName)}
        </p>
        <div className={styles.buttons}>
          {isRunning ? (
            <Button variant="secondary" onClick={() => happens({ kind: 'stop' })}>
              Stop
            </Button>
          ) : null}
          {meaning?.urgency === 'now' ? (
            <Button
              variant="danger"
              onClick={() => {
                dialog.current?.close()
                openEmergencyHelp()
              }}
            >
              Show emergency help
            </Button>
          ) : null}
          {count.state === 'done' ? (
            <>
              <Button variant="secondary" onClick={() => happens({ kind: 'stop' })}>
                Count again
              </Button>
              <Button onClick={onClose}>{`Use ${count.perMinute}`}</Button>
            </>
          ) : null}
        </div>
      </div>
    </WholeScreen>
  )
}

function useCount(onCounted: (perMinute: number) => void) {
  const [count, happens] = useReducer(counted, { state: 'idle' })
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
  return [count, happens] as const
}

function wordsOf(count: Count): string {
  switch (count.state) {
    case 'idle':
      return 'Watch the chest. One breath is up and down once. We keep the time for half a minute.'
    case 'running':
      return 'Counting for half a minute.'
    case 'done':
      return ''
    case 'none-counted':
      return 'No breath was counted. If you see no breathing, call an emergency vet now.'
    case 'interrupted':
      return 'The count stopped because the page was hidden. Please count again.'
  }
}
