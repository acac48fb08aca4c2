import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
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

/** Null in the HTML made at build time. */
const useStill = (): boolean | null =>
  useSyncExternalStore(
    followMotion,
    () => window.matchMedia(QUERY).matches,
    () => null,
  )

/** Stands in the HTML behind the title: the word changes while the page rests, and stays at the first sign of use. */
const CHANGE_AT_REST =
  `{const words=${JSON.stringify(HERO_WORDS)};let index=0,word=document.currentScript.parentElement.querySelector('h1 span span');` +
  `const turn=setInterval(()=>{if(document.documentElement.dataset.resting===undefined||matchMedia('${QUERY}').matches)return clearInterval(turn);` +
  `index=(index+1)%words.length;const next=word.cloneNode();next.textContent=words[index];word.replaceWith(next);word=next},${WORD_MS})}`

export function HeroTitle({ rest }: { rest: string }) {
  const still = useStill()
  const shown = useRef<HTMLSpanElement>(null)
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const word = HERO_WORDS[still === false ? index : 0] ?? HERO_WORDS[0]

  useLayoutEffect(() => {
    // The app goes on with the word that the page rested on.
    // oxlint-disable-next-line react/set-state-in-effect
    setIndex(
      Math.max(
        0,
        HERO_WORDS.findIndex((each) => each === shown.current?.textContent),
      ),
    )
  }, [])
  useEffect(() => {
    if (still !== false || paused || held) return undefined
    const turn = setInterval(() => setIndex((now) => (now + 1) % HERO_WORDS.length), WORD_MS)
    return () => clearInterval(turn)
  }, [still, paused, held])

  return (
    <div className={styles.title}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only a word that waits to be read */}
      <h1 tabIndex={-1} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
        <span ref={shown} className={styles.word} aria-hidden="true">
          <span key={word} suppressHydrationWarning>
            {word}
          </span>
        </span>
        <span className="vh">{`${HERO_WORDS.join(', ')}: `}</span>
        {rest}
      </h1>
      {still === true ? null : (
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
      <script dangerouslySetInnerHTML={{ __html: CHANGE_AT_REST }} />
    </div>
  )
}
