import type { Question, QuestionOption } from '#domain/knowledge/questions/question.ts'
import { type FlowPet, optionsFor } from '#domain/engine/flow/flow-pet.ts'
import { Chip } from '#web/ui/form/choice.tsx'
import { TextArea, TextField } from '#web/ui/form/field.tsx'
import { upperFirst } from '#domain/first-letter.ts'
import { withQuickAnswer } from '../answering.ts'
import { BreathCounter } from './help/breath-counter.tsx'
import { Options } from './options/options.tsx'
import styles from './question-input.module.css'

const UNIT_IN_FIELD = 3

type Props = {
  readonly question: Question
  readonly title: string
  readonly pet: FlowPet
  readonly values: readonly string[]
  readonly petName: string
  readonly error: string | null
  readonly errorId: string
  readonly isCovered: boolean
  readonly onText: (value: string) => void
  readonly onToggle: (value: string) => void
  readonly onPicked: (option: QuestionOption) => void
}

export function QuestionInput(props: Props) {
  const { question, title, pet, petName, values, error, errorId, onText } = props
  const text = values[0] ?? ''
  switch (question.type) {
    case 'select':
    case 'multiselect':
      return (
        <Options
          {...props}
          options={optionsFor(question, pet)}
          species={pet.species}
          errorId={error === null ? null : errorId}
        />
      )
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
            <BreathCounter pet={pet} petName={petName} onCounted={(perMinute) => onText(String(perMinute))} />
          ) : null}
        </>
      )
  }
}

const unitOf = ({ unit = '' }: Question): { end?: string; hint?: string } =>
  unit.length > UNIT_IN_FIELD ? { hint: upperFirst(unit) } : unit === '' ? {} : { end: unit }

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
