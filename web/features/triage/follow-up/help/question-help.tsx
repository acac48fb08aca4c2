import { CircleHelp } from 'lucide-react'
import { withName } from '../../with-name.ts'
import { HELP } from './help-texts.ts'
import styles from './question-help.module.css'

/** Short help for what is hard to see or to count; opens on demand, above the answers. */
export function QuestionHelp({ questionId, petName }: { questionId: string; petName: string }) {
  const texts = HELP[questionId]
  if (texts === undefined) return null
  return (
    <div className={styles.help}>
      {texts.map(({ title, lines }) => (
        <details key={title}>
          <summary>
            <CircleHelp aria-hidden="true" />
            {title}
          </summary>
          <ul>
            {lines.map(({ text }) => (
              <li key={text}>{withName(text, petName)}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
