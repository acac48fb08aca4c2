import { useEffect, useState, useSyncExternalStore } from 'react'
import { Pause, Play } from 'lucide-react'
import { HERO_WORDS } from '#web/content/waitlist.ts'
import styles from '#web/features/waitlist/waitlist.module.css'

const WORD_MS = 3_000
const QUERY = '(prefers-reduced-motion: reduce)'

function followMotion(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

// Still until the browser has said that motion is welcome.
const useStill = () =>
  useSyncExternalStore(
    followMotion,
    () => window.matchMedia(QUERY).matches,
    () => true,
  )

/** The changing word before the rest of the title; it rests while it is looked at closely, or when it is told to. */
export function HeroTitle({ rest }: { rest: string }) {
  const still = useStill()
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const word = HERO_WORDS[still ? 0 : index] ?? HERO_WORDS[0]

  useEffect(() => {
    if (still || paused || held) return undefined
    const turn = setInterval(() => setIndex((now) => (now + 1) % HERO_WORDS.length), WORD_MS)
    return () => clearInterval(turn)
  }, [still, paused, held])

  return (
    <div className={styles.title}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only a word that waits to be read */}
      <h1 tabIndex={-1} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
        <span className={styles.word} aria-hidden="true">
          <span key={word}>{word}</span>
        </span>
        <span className="vh">{`${HERO_WORDS.join(', ')}: `}</span>
        {rest}
      </h1>
      {still ? null : (
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? 'Let the title change again' : 'Stop the changing title'}
          onClick={() => setPaused(!paused)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </button>
      )}
    </div>
  )
}
