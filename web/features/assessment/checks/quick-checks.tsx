import { useId, useState, type FormEvent, type ReactNode } from 'react'
import type { CheckQuestion } from '#domain/engine/answer/check-question.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { ChoiceCard, ChoiceGroup } from '#web/ui/form/choice.tsx'
import { Disclosure } from '#web/ui/buttons/disclosure.tsx'
import { FlowLayout, StickyBar } from '#web/ui/page/flow-layout.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import styles from './quick-checks.module.css'

export type CheckAnswers = Readonly<Record<string, string | string[]>>

type Props = {
  readonly questions: readonly CheckQuestion[]
  /** Null where the owner passes over the questions. */
  readonly onAnswer: (answers: Record<string, string | string[]> | null) => void
}

const COUNTS = ['', 'One quick check', 'Two quick checks', 'Three quick checks']
const titleFor = (questions: readonly CheckQuestion[]): string => COUNTS[questions.length] ?? 'Quick checks'

type PageProps = Props & {
  readonly petName: string
  readonly rail?: ReactNode
}

export function QuickChecksPage({ questions, petName, onAnswer, rail }: PageProps) {
  const title = useTitleFocus('quick-checks')
  const { answers, setAnswers, isAnswered, submit } = useAnswers(onAnswer)
  return (
    <form onSubmit={submit}>
      <FlowLayout
        rail={rail}
        bar={
          <StickyBar>
            <Button type="submit" aria-disabled={!isAnswered}>
              Show my answer
            </Button>
          </StickyBar>
        }
      >
        <PageTitle
          ref={title}
          question
          lead={`Your answer can change how soon ${petName} needs a vet. If you are not sure, we stay on the safe side.`}
        >
          {titleFor(questions)}
        </PageTitle>
        <div className={styles.checks}>
          <Questions questions={questions} answers={answers} onChange={setAnswers} />
          <div>
            <Button variant="quiet" flush="start" onClick={() => onAnswer(null)}>
              {questions.some(({ kind }) => kind === 'suspected') ? 'Skip' : 'Skip, stay on the safe side'}
            </Button>
          </div>
        </div>
      </FlowLayout>
    </form>
  )
}

function useAnswers(onAnswer: Props['onAnswer']) {
  const [answers, setAnswers] = useState<CheckAnswers>({})
  const isAnswered = Object.keys(answers).length > 0
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isAnswered) onAnswer({ ...answers })
  }
  return { answers, setAnswers, isAnswered, submit }
}

type CardProps = Props & {
  readonly isFolded?: boolean
}

export function QuickChecksCard({ questions, onAnswer, isFolded = false }: CardProps) {
  const id = useId()
  if (isFolded)
    return (
      <div className="no-print">
        <Disclosure summary={titleFor(questions)}>
          <CheckForm questions={questions} onAnswer={onAnswer} />
        </Disclosure>
      </div>
    )
  return (
    <Card as="section" aria-labelledby={id} className="no-print">
      <h2 id={id}>{titleFor(questions)}</h2>
      <p className="muted">
        We read this in what you told us. Not what you meant? Your answer can change the result.
      </p>
      <CheckForm questions={questions} onAnswer={onAnswer} />
    </Card>
  )
}

function CheckForm({ questions, onAnswer }: Props) {
  const { answers, setAnswers, isAnswered, submit } = useAnswers(onAnswer)
  return (
    <form className={styles.checks} onSubmit={submit}>
      <Questions questions={questions} answers={answers} onChange={setAnswers} />
      <Button type="submit" aria-disabled={!isAnswered}>
        Show my answer
      </Button>
    </form>
  )
}

type QuestionsProps = Pick<Props, 'questions'> & {
  readonly answers: CheckAnswers
  readonly onChange: (answers: CheckAnswers) => void
}

function Questions({ questions, answers, onChange }: QuestionsProps) {
  const name = useId()
  return (
    <>
      {questions.map((question) => (
        <ChoiceGroup
          key={question.id}
          legend={question.text}
          columns={question.kind === 'last_look' ? 'two' : 'one'}
        >
          {question.options.map(({ value, label, limits = [] }) => (
            <ChoiceCard
              key={value}
              type={question.multiple ? 'checkbox' : 'radio'}
              name={`${name}-${question.id}`}
              label={label}
              hint={limits.length > 0 ? limits.join(' ') : undefined}
              checked={chosen(answers, question).includes(value)}
              onChange={() => onChange(withChoice(answers, question, value))}
            />
          ))}
        </ChoiceGroup>
      ))}
    </>
  )
}

const chosen = (answers: CheckAnswers, { id }: CheckQuestion): readonly string[] => [answers[id] ?? []].flat()

const ALONE = new Set(['none', 'no', 'not_sure'])

function withChoice(answers: CheckAnswers, question: CheckQuestion, value: string): CheckAnswers {
  if (!question.multiple) return { ...answers, [question.id]: value }
  const present = chosen(answers, question)
  const next = present.includes(value)
    ? present.filter((other) => other !== value)
    : ALONE.has(value)
      ? [value]
      : [...present.filter((other) => !ALONE.has(other)), value]
  const { [question.id]: _before, ...others } = answers
  return next.length === 0 ? others : { ...others, [question.id]: next }
}
