import { useState } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { answerValues, optionsFor, type FlowPet } from '#domain/triage/flow.ts'
import type { Question } from '#domain/knowledge/questions.ts'
import { Button } from '#web/ui/button.tsx'
import { FlowLayout, StickyBar } from '#web/ui/flow-layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { useEnterToAdvance } from '#web/ui/use-enter-to-advance.ts'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { EmergencyReminder } from '../emergency-reminder.tsx'
import { GoNowRail } from '../go-now-rail.tsx'
import { answered, currentQuestion, faultOf, sentence, toggled, withName } from './answering.ts'
import type { FollowUpAnswers } from './answering.ts'
import { QuestionInput } from './question-input.tsx'
import styles from './follow-up-step.module.css'

type Props = {
  readonly pet: FlowPet
  readonly petName: string
  readonly symptoms: readonly string[]
  readonly answers: FollowUpAnswers
  /** The question last looked at, so that coming back finds it again. */
  readonly questionId: string | null
  readonly onQuestion: (id: string | null) => void
  readonly onAnswers: (answers: Record<string, string | string[]>) => void
  readonly onBack: () => void
  readonly onContinue: () => void
}

/** The follow-up questions, one at a time; which ones come depends on the answers before. */
export function FollowUpStep(props: Props) {
  const { pet, petName, symptoms, answers, questionId, onQuestion, onAnswers, onBack, onContinue } = props
  const [error, setError] = useState<string | null>(null)
  const at = currentQuestion(pet, symptoms, answers, 0).questions.findIndex(({ id }) => id === questionId)
  const { questions, index } = currentQuestion(pet, symptoms, answers, at)
  const question = questions[index]
  const title = useTitleFocus(question?.id ?? 'none')

  const show = (target: Question | undefined): void => {
    setError(null)
    onQuestion(target?.id ?? null)
  }
  const answer = (value: string | readonly string[]): void => {
    if (question === undefined) return
    setError(null)
    onQuestion(question.id)
    onAnswers(answered(pet, symptoms, answers, question.id, value))
  }
  const advance = (): void => {
    const fault = question === undefined ? null : faultOf(question, answers)
    setError(fault)
    if (fault !== null) return
    const following = questions[index + 1]
    if (following === undefined) onContinue()
    else show(following)
  }
  const retreat = (): void => {
    const before = questions[index - 1]
    if (before === undefined) onBack()
    else show(before)
  }
  useEnterToAdvance(advance)

  const isLast = index >= questions.length - 1
  const words = question === undefined ? '' : sentence(withName(question.question, petName))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        advance()
      }}
    >
      <FlowLayout
        rail={<GoNowRail />}
        bar={
          <StickyBar>
            <Button variant="secondary" onClick={retreat}>
              <ArrowLeft aria-hidden="true" />
              Back
            </Button>
            <Button type="submit">
              {isLast ? 'Continue' : 'Next'}
              <ArrowRight aria-hidden="true" />
            </Button>
          </StickyBar>
        }
      >
        {question === undefined ? (
          <PageTitle ref={title} question>
            No follow-up questions needed based on selected symptoms.
          </PageTitle>
        ) : (
          <>
            <Progress position={index} last={questions.length - 1} />
            <PageTitle
              ref={title}
              question
              className={styles.title}
              lead={question.type === 'multiselect' ? 'Choose all that apply.' : undefined}
            >
              {words}
            </PageTitle>
            <EmergencyReminder answers={answers} exceptFor={question.id} />
            <QuestionInput
              key={question.id}
              question={question}
              title={words}
              options={optionsFor(question, pet)}
              values={answerValues(answers[question.id])}
              petName={petName}
              error={error}
              onText={answer}
              onToggle={(value) => answer(toggled(question, answers, value))}
            />
            <details className={styles.why}>
              <summary>Why we ask</summary>
              <p>{question.why}</p>
            </details>
          </>
        )}
      </FlowLayout>
    </form>
  )
}
