import { Card } from '#web/ui/page/card.tsx'
import { levelName } from '#web/ui/signs/level-name.ts'
import { ConfidenceDots } from '#web/ui/signs/severity.tsx'
import { More } from '../paper/fold.tsx'
import { Bullets } from '../paper/part.tsx'
import type { Report } from '../report/report.ts'
import { whyOf, type Why } from '../report/why.ts'
import { confidenceMeaning } from '../report/wording.ts'
import styles from './first-look.module.css'

export function WhyThisLevel({ report }: { report: Report }) {
  const { confidence } = report
  const why = whyOf(report)
  if (confidence === null && why.reasons.length === 0) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby="why">
      <h2 id="why">Why this level</h2>
      {confidence === null ? null : (
        <div className={styles.sure}>
          <p>{confidenceMeaning(confidence)}</p>
          <ConfidenceDots percent={confidence * 100} />
        </div>
      )}
      <Bullets items={why.reasons} />
      <Quotes quotes={why.quotes} />
      <Behind why={why} />
    </Card>
  )
}

function Quotes({ quotes }: Pick<Why, 'quotes'>) {
  if (quotes.length === 0) return null
  return <p>{`You wrote ${quotes.map((quote) => `“${quote}”`).join(', ')}.`}</p>
}

const inWords = (read: Why['read']): readonly string[] =>
  read.map(({ quote, finding }) => `“${quote}” (${finding})`)

function Behind({ why }: { why: Why }) {
  const { moreReasons, read, asked, whatWouldChange, unknown } = why
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['More reasons', moreReasons],
    ['What we read in your words', inWords(read)],
    ['We asked you', asked.map(({ text, answers }) => `${text} ${answers.join('; ')}.`)],
    [
      'What would change this',
      whatWouldChange.map(({ sentence, level }) =>
        sentence.endsWith('.') ? sentence : `${sentence} (${levelName(level)})`,
      ),
    ],
    ['What we did not know', unknown],
  ]
  const told = lists.filter(([, items]) => items.length > 0)
  if (told.length === 0) return null
  return (
    <More summary="More about why">
      {told.map(([title, items]) => (
        <div key={title} className={styles.behind}>
          <h3>{title}</h3>
          <Bullets items={items} />
        </div>
      ))}
    </More>
  )
}
