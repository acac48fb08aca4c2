import { Link } from 'react-router'
import { HOW_IT_DECIDES } from '#web/content/landing.ts'
import { SAMPLE_ANSWER, SAMPLE_NOTE } from '#web/content/sample-answer.ts'
import { cx } from '#web/ui/class-names.ts'
import { LevelLine, levelClass } from '#web/ui/signs/severity.tsx'
import { Sign } from '#web/ui/signs/sign.tsx'
import marketing from '#web/ui/page/marketing.module.css'
import styles from '#web/features/landing/sample-answer.module.css'

export function HowItDecides() {
  const { words, rules, never } = HOW_IT_DECIDES
  const { note, quote, finding, level, title, reason } = SAMPLE_NOTE
  return (
    <section className={marketing.section} aria-labelledby="how-it-decides">
      <h2 id="how-it-decides">How it decides</h2>
      <p
        className={marketing.intro}
      >{`Say ${SAMPLE_ANSWER.petName}’s owner adds one sentence. All else stays the same.`}</p>
      <ul className={styles.three}>
        <li>
          <h3>{words.title}</h3>
          <p>{words.text}</p>
          <div className={styles.quote}>
            <p className={styles.sample}>Sample note</p>
            <blockquote>{`“${note}”`}</blockquote>
            <p>
              We read “{quote}”: <b>{finding}</b>.
            </p>
          </div>
        </li>
        <li>
          <h3>{rules.title}</h3>
          <p>{rules.text}</p>
          <div className={cx(styles.verdict, levelClass(level))}>
            <p className={styles.sample}>Sample answer</p>
            <div className={styles.title}>
              <Sign level={level} size={40} onFill />
              <div>
                <LevelLine level={level} />
                <p className={styles.verdictTitle}>{title}</p>
              </div>
            </div>
            <p>{reason}</p>
          </div>
        </li>
        <li>
          <h3>{never.title}</h3>
          <div className={styles.never}>
            <ul>
              {never.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p>
              It can still be wrong. <Link to="/evidence">See how well it works</Link>
            </p>
          </div>
        </li>
      </ul>
    </section>
  )
}
