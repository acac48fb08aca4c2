import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Phone } from 'lucide-react'
import { questionsById } from '#domain/knowledge/questions.ts'
import { labelOf } from '#domain/engine/flow/label-of.ts'
import { ClosestVetCard } from '#web/closest-vet/closest-vet-card.tsx'
import { POISON_LINES } from '#web/content/emergency.ts'
import { AnchorButton, Button } from '#web/ui/buttons/button.tsx'
import { WholeScreen } from '#web/ui/notices/whole-screen.tsx'
import { NumberedSteps } from '#web/ui/signs/numbered-steps.tsx'
import { Sign } from '#web/ui/signs/sign.tsx'
import { withName } from '../with-name.ts'
import { firstSteps, isHelpedOnTheSpot } from './first-steps.ts'
import { isPoison, mayBePoison, type RedFlag } from './red-flag.ts'
import styles from './red-flag-panel.module.css'

const PULSE_MS = 80

type Props = {
  readonly flag: RedFlag
  readonly species: 'dog' | 'cat'
  readonly petName: string
  readonly onKeep: () => void
  readonly onFinish: () => void
  readonly onMistake: (flag: RedFlag) => void
}

export function RedFlagPanel({ flag, species, petName, onKeep, onFinish, onMistake }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    // The words come first: a phone takes its time to begin a pulse.
    const painted = requestAnimationFrame(() => setTimeout(pulse))
    return () => cancelAnimationFrame(painted)
  }, [])

  const known = { ...flag, species }
  const steps = <NumberedSteps steps={firstSteps(known).map((step) => withName(step, petName))} />
  const stepsFirst = isHelpedOnTheSpot(known)

  return (
    <WholeScreen
      ref={dialog}
      role="alertdialog"
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      onCancel={(event) => {
        event.preventDefault()
        onKeep()
      }}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <Sign level="er_urgent" size={72} onFill className={styles.sign} />
          <h2 id={`${id}-title`} ref={title} tabIndex={-1} className={styles.title}>
            Stop. Go to an emergency vet now.
          </h2>
          <p id={`${id}-lead`} className={styles.lead}>
            {flag.answer === null
              ? flag.because
              : `You told us: “${withName(wordsOf(flag.answer, species), petName)}”. Treat this as an emergency.`}{' '}
            You do not need to finish these questions.
          </p>
        </div>
        <div className={styles.help}>
          {stepsFirst ? steps : null}
          <Contacts flag={flag} />
          {stepsFirst ? null : steps}
        </div>
        <div className={styles.ways}>
          <Button variant="emergencyOutline" onClick={onKeep}>
            Keep answering
          </Button>
          <Button variant="emergencyOutline" onClick={onFinish}>
            Skip to the assessment
          </Button>
          <button type="button" className={styles.mistake} onClick={() => onMistake(flag)}>
            {flag.answer === null ? 'Let me check my answers' : 'I chose this by mistake'}
          </button>
        </div>
      </div>
    </WholeScreen>
  )
}

function wordsOf({ question, value }: NonNullable<RedFlag['answer']>, species: 'dog' | 'cat'): string {
  const option = questionsById.get(question)?.options?.find((each) => each.value === value)
  return option === undefined ? '' : labelOf(option, species)
}

function Contacts({ flag }: { flag: RedFlag }) {
  return (
    <>
      <ClosestVetCard onFill />
      {isPoison(flag) ? <PoisonCalls /> : mayBePoison(flag) ? <PoisonLine /> : null}
    </>
  )
}

function PoisonCalls() {
  return (
    <section className={styles.card}>
      <h3>Call about the poison too</h3>
      {POISON_LINES.map(({ name, phone, tel, fee }) => (
        <div key={tel} className={styles.line}>
          <AnchorButton block className={styles.outlined} href={`tel:${tel}`}>
            <Phone aria-hidden="true" />
            <span>
              Call {name} <span className={styles.phone}>{phone}</span>
            </span>
          </AnchorButton>
          <p className={styles.note}>{fee}</p>
        </div>
      ))}
    </section>
  )
}

function PoisonLine() {
  return (
    <div>
      <p>If it may be poison, call one of these. A fee may apply.</p>
      <p className={styles.numbers}>
        {POISON_LINES.map(({ tel, phone }) => (
          <a key={tel} href={`tel:${tel}`} className={styles.phone}>
            {phone}
          </a>
        ))}
      </p>
    </div>
  )
}

function pulse(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  if ('vibrate' in navigator) navigator.vibrate(PULSE_MS)
}
