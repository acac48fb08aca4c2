import { useId, type ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { Disclosure } from '#web/ui/buttons/disclosure.tsx'
import styles from '#web/ui/page/faq.module.css'

export type FaqProps = {
  title: string
  className?: string | undefined
  children?: ReactNode
  questions: readonly { readonly question: string; readonly answer: string }[]
}

const inWholeWords = (text: string): ReactNode =>
  text.split(/(\S*-\p{Letter}\S*)/u).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ),
  )

export function Faq({ title, className, questions, children }: FaqProps) {
  const id = useId()
  return (
    <section className={cx(styles.section, className)} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <div>
        {questions.map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} open={index === 0}>
            <p>{inWholeWords(answer)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
