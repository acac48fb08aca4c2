import { useId } from 'react'
import { Disclosure } from '#web/ui/disclosure.tsx'
import styles from '#web/ui/faq.module.css'

export type FaqProps = {
  title: string
  questions: readonly { readonly question: string; readonly answer: string }[]
}

/** Questions that open to their answers, the first one open already; works without any script. */
export function Faq({ title, questions }: FaqProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>
        {questions.map(({ question, answer }, index) => (
          <Disclosure key={question} summary={question} open={index === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
