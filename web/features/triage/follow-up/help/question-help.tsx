import { CircleHelp } from 'lucide-react'
import { withName } from '../../with-name.ts'
import type { HelpText } from './help-texts.ts'
import styles from './question-help.module.css'

type Props = { readonly texts: readonly HelpText[]; readonly petName: string }

export function QuestionHelp({ texts, petName }: Props) {
  if (texts.length === 0) return null
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
