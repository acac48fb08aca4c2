import type { ReactNode } from 'react'
import { Accessibility, Cookie, ShieldCheck, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { CLAIMS, CLAIMS_PATH, type ClaimId } from '#web/content/claims.ts'
import { ANSWERS, BENEFITS, LANDING_FAQ, STEPS, TRUST, WAY_IN, type Benefit } from '#web/content/landing.ts'
import { SAMPLES } from '#web/content/sample-answer.ts'
import { useSession } from '#web/lib/session/session.ts'
import { cx } from '#web/ui/class-names.ts'
import { Disclosure } from '#web/ui/buttons/disclosure.tsx'
import { Faq } from '#web/ui/page/faq.tsx'
import { CareScene, ChecklistScene, NightScene } from '#web/ui/drawings/scenes.tsx'
import { NumberedSteps } from '#web/ui/signs/numbered-steps.tsx'
import { levelClass } from '#web/ui/signs/severity.tsx'
import { Sign } from '#web/ui/signs/sign.tsx'
import marketing from '#web/ui/page/marketing.module.css'
import styles from '#web/features/landing/landing.module.css'

const SCENES: Record<Benefit['art'], ReactNode> = {
  night: <NightScene />,
  checklist: <ChecklistScene />,
  care: <CareScene />,
}

function ClaimNotes({ claims }: { claims: readonly ClaimId[] }) {
  if (claims.length === 0) return null
  return (
    <p className={marketing.note}>
      {claims.map((claim) => CLAIMS[claim].note).join(' ')}{' '}
      <Link to={CLAIMS_PATH}>What we can show today</Link>
    </p>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={marketing.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

export function Benefits() {
  return (
    <Section id="benefits" title="Help when the clinic is closed">
      <ul className={marketing.cards}>
        {BENEFITS.map((benefit) => (
          <li key={benefit.title} className={marketing.card}>
            {SCENES[benefit.art]}
            <div className={marketing.cardText}>
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
              <ClaimNotes claims={benefit.claims} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How it works">
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step.title}>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function ThreeAnswers() {
  return (
    <Section id="answers" title="You always get one of three clear answers">
      <ul className={marketing.cards}>
        {ANSWERS.map((answer) => (
          <li key={answer.level} className={cx(marketing.card, levelClass(answer.level))}>
            <div className={styles.answerHead}>
              <Sign level={answer.level} onFill />
              <h3>{answer.name}</h3>
            </div>
            <div className={styles.answerText}>
              <p>{answer.text}</p>
              <SampleOf level={answer.level} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function SampleOf({ level }: { level: (typeof SAMPLES)[number]['level'] }) {
  const sample = SAMPLES.find((one) => one.level === level)
  if (sample === undefined) return null
  return (
    <Disclosure summary={`A real answer: ${sample.of}`}>
      <p>
        <b>{sample.title}.</b> {sample.subtitle}
      </p>
      <NumberedSteps steps={sample.steps} />
    </Disclosure>
  )
}

export function Pricing({ children }: { children: ReactNode }) {
  return (
    <section className={marketing.section} id="pet-parent-pricing" aria-labelledby="pricing">
      {children}
    </section>
  )
}

export const PRICING_TITLE = <h2 id="pricing">Simple pricing</h2>

export const PRICING_INTRO = (
  <p className={marketing.intro}>
    <span data-for="visitor" data-swapped>
      Start with a free account.
    </span>
    <span data-for="owner">Your account is free.</span> Paid memberships are there when you need more.
  </p>
)

export function LandingFaq() {
  const isIn = useSession(({ user }) => user !== null)
  const questions = isIn ? LANDING_FAQ.filter(({ question }) => question !== WAY_IN) : LANDING_FAQ
  return <Faq title="Questions people ask" className={marketing.section} questions={questions} />
}

const TRUST_ICONS = [ShieldCheck, Cookie, Trash2, Accessibility]

export function TrustStrip() {
  return (
    <ul className={styles.trust} aria-label="Our promises">
      {TRUST.map((promise, index) => {
        const Icon = TRUST_ICONS[index] ?? ShieldCheck
        return (
          <li key={promise}>
            <Icon aria-hidden="true" />
            {promise}
          </li>
        )
      })}
    </ul>
  )
}
