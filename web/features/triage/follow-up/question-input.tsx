import type { Question, QuestionOption } from '#domain/knowledge/questions.ts'
import { Chip, ChoiceCard, ChoiceGroup } from '#web/ui/choice.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { EmergencyCallout } from '../emergency-callout.tsx'
import { sentence, withName, withQuickAnswer } from './answering.ts'
import { BreathCounter } from './help/breath-counter.tsx'
import styles from './question-input.module.css'

const UNIT_IN_FIELD = 3

type Props = {
  readonly question: Question
  readonly title: string
  readonly options: readonly QuestionOption[]
  readonly values: readonly string[]
  readonly petName: string
  readonly error: string | null
  /** Where the fault of a choice is told. */
  readonly errorId: string
  /** While a panel lies over the question, its notices wait: nobody could see them. */
  readonly isCovered: boolean
  readonly onText: (value: string) => void
  readonly onToggle: (value: string) => void
}

/** The answer to one question, in the way that question is answered. */
export function QuestionInput(props: Props) {
  const { question, title, values, error, onText } = props
  const text = values[0] ?? ''
  switch (question.type) {
    case 'select':
    case 'multiselect':
      return <Options {...props} />
    case 'textarea':
      return (
        <>
          <TextArea
            label={<span className="vh">{title}</span>}
            value={text}
            maxLength={question.maxLength}
            error={error}
            onChange={(event) => onText(event.target.value)}
          />
          <QuickAnswers text={text} answers={question.quickAnswers ?? []} onText={onText} />
        </>
      )
    case 'things':
      return null
    case 'text':
    case 'number':
      return (
        <>
          <TextField
            label={<span className="vh">{title}</span>}
            inputMode={question.type === 'number' ? 'decimal' : 'text'}
            value={text}
            maxLength={question.maxLength}
            {...unitOf(question)}
            error={error}
            autoComplete="off"
            onChange={(event) => onText(event.target.value)}
          />
          {question.id === 'resp_rate' ? (
            <BreathCounter onCounted={(perMinute) => onText(String(perMinute))} />
          ) : null}
        </>
      )
  }
}

/** A short unit stands in the field, a long one below it. */
const unitOf = ({ unit = '' }: Question): { end?: string; hint?: string } =>
  unit.length > UNIT_IN_FIELD ? { hint: sentence(unit) } : unit === '' ? {} : { end: unit }

function Options(props: Props) {
  const { question, title, options, values, petName, error, errorId, isCovered, onToggle, onText } = props
  const isMany = question.type === 'multiselect'
  const firstAlert = options.find((option) => option.alert === 'er' && values.includes(option.value))
  return (
    <ChoiceGroup legend={title} legendHidden>
      {options.map((option) => (
        <div key={option.value} className={styles.option}>
          <ChoiceCard
            type={isMany ? 'checkbox' : 'radio'}
            name={question.id}
            label={withName(option.label, petName)}
            checked={values.includes(option.value)}
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? undefined : errorId}
            onChange={() => (isMany ? onToggle(option.value) : onText(option.value))}
          />
          {option === firstAlert && !isCovered ? <EmergencyCallout petName={petName} /> : null}
        </div>
      ))}
    </ChoiceGroup>
  )
}

type QuickProps = {
  readonly text: string
  readonly answers: readonly string[]
  readonly onText: (value: string) => void
}

function QuickAnswers({ text, answers, onText }: QuickProps) {
  if (answers.length === 0) return null
  return (
    <div className={styles.chips} role="group" aria-label="Quick answers">
      {answers.map((answer) => (
        <Chip
          key={answer}
          pressed={text.split('\n').includes(answer)}
          onClick={() => onText(withQuickAnswer(text, answer))}
        >
          {answer}
        </Chip>
      ))}
    </div>
  )
}
