import { SAMPLE_ANSWER } from '#web/content/sample-answer.ts'
import { DogHead } from '#web/ui/drawings/dog-head.tsx'
import { cx } from '#web/ui/class-names.ts'
import { NumberedSteps } from '#web/ui/signs/numbered-steps.tsx'
import { ConfidenceDots, LevelLine, levelClass } from '#web/ui/signs/severity.tsx'
import { Sign } from '#web/ui/signs/sign.tsx'
import marketing from '#web/ui/page/marketing.module.css'
import styles from '#web/features/landing/sample-answer.module.css'

export function SampleAnswer() {
  return (
    <section className={marketing.section} aria-labelledby="sample-answer">
      <h2 id="sample-answer">What an answer looks like</h2>
      <p className={marketing.intro}>
        Milo is made up. The answer is real: our rules gave it. We show a part of it, word for word.
      </p>
      <div className={styles.pair}>
        <Told />
        <Answer />
      </div>
    </section>
  )
}

function Told() {
  const { petName, pet, symptom, told, answersNotShown } = SAMPLE_ANSWER
  return (
    <article className={styles.told} aria-labelledby="sample-told">
      <div className={styles.pet}>
        <DogHead />
        <div>
          <h3 id="sample-told">{`What ${petName}’s owner told us`}</h3>
          <p>{pet}</p>
        </div>
      </div>
      <dl className={styles.said}>
        <div>
          <dt>Symptom</dt>
          <dd>{symptom}</dd>
        </div>
        {told.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>{`And ${answersNotShown} more answers.`}</p>
    </article>
  )
}

function Answer() {
  const { level, title, subtitle, confidence, steps, reasons, wouldChange, unknown } = SAMPLE_ANSWER
  return (
    <article className={cx(styles.answer, levelClass(level))} aria-labelledby="sample-title">
      <div className={styles.head}>
        <p className={styles.sample}>Sample answer</p>
        <div className={styles.title}>
          <Sign level={level} size={48} onFill />
          <div>
            <LevelLine level={level} />
            <h3 id="sample-title">{title}</h3>
          </div>
        </div>
        <p>{subtitle}</p>
        <NumberedSteps steps={steps} />
        <ConfidenceDots percent={confidence} />
      </div>
      <div className={styles.reasons}>
        <Part title="Why this level" points={reasons} />
        <Part title="What would change this" points={wouldChange} />
        <Part title="What we did not know" points={unknown} />
      </div>
    </article>
  )
}

function Part({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
