import { useEffect, useId, useRef, useState } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { answerValues, optionsFor, type FlowPet } from '#domain/triage/flow.ts'
import { THINGS, questionsById, type Question } from '#domain/knowledge/questions.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/field.tsx'
import { FlowLayout, StickyBar } from '#web/ui/flow-layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { useEnterToAdvance } from '#web/ui/use-enter-to-advance.ts'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { EmergencyReminder } from '../emergency-reminder.tsx'
import { GoNowRail } from '../go-now-rail.tsx'
import type { RedFlag, SoFar } from '../red-flag/red-flag.ts'
import { RedFlagPanel } from '../red-flag/red-flag-panel.tsx'
import { useRedFlag } from '../red-flag/use-red-flag.ts'
import { answered, currentQuestion, faultOf, sentence, toggled, withName } from './answering.ts'
import type { FollowUpAnswers } from './answering.ts'
import { QuestionHelp } from './help/question-help.tsx'
import { QuestionInput } from './question-input.tsx'
import { ThingPicker } from './things/thing-picker.tsx'
import { useSteadyShare } from './steady-share.ts'
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
  /** What the rules make of answers while these questions are still to come; null while nobody can tell. */
  readonly judge: (answers: FollowUpAnswers, ahead: ReadonlySet<string>) => SoFar | null
  /** Alarming answers the owner was already told to go for. */
  readonly seen: readonly string[]
  readonly onSeen: (flags: readonly string[]) => void
  readonly onBack: () => void
  readonly onContinue: () => void
  /** Leaves the other questions out. */
  readonly onFinish: () => void
}

/** The follow-up questions, one at a time; which ones come depends on the answers before. */
export function FollowUpStep(props: Props) {
  const { pet, petName, symptoms, answers, questionId, onQuestion, onAnswers } = props
  const { judge, seen, onSeen, onBack, onContinue, onFinish } = props
  const [error, setError] = useState<string | null>(null)
  const errorId = useId()
  const at = currentQuestion(pet, symptoms, answers, 0).questions.findIndex(({ id }) => id === questionId)
  const { questions, index } = currentQuestion(pet, symptoms, answers, at)
  const question = questions[index]
  const title = useTitleFocus(question?.id ?? 'none')
  const share = useSteadyShare(index, questions.length)

  const aheadOf = (given: FollowUpAnswers): ReadonlySet<string> => {
    const shown = currentQuestion(pet, symptoms, given, 0).questions
    const here = shown.findIndex(({ id }) => id === question?.id)
    return new Set(shown.slice(here + 1).flatMap(({ id }) => (given[id] === undefined ? [id] : [])))
  }
  const watch = useRedFlag({ answers, judge: (given) => judge(given, aheadOf(given)), seen, onSeen })

  const show = (target: Question | undefined): void => {
    setError(null)
    onQuestion(target?.id ?? null)
  }
  const answerTo = (id: string, value: string | readonly string[]): void => {
    setError(null)
    onQuestion(question?.id ?? null)
    const given = answered(pet, symptoms, answers, id, value)
    onAnswers(given)
    watch.onAnswered(given)
  }
  const answer = (value: string | readonly string[]): void => {
    if (question !== undefined) answerTo(question.id, value)
  }
  const goOn = (): void => {
    const following = questions[index + 1]
    if (following === undefined) onContinue()
    else show(following)
  }
  const advance = (): void => {
    const fault = question === undefined ? null : faultOf(question, answers)
    setError(fault)
    if (fault === null && watch.mayGoOn()) goOn()
  }
  const retreat = (): void => {
    const before = questions[index - 1]
    if (before === undefined) onBack()
    else show(before)
  }
  useEnterToAdvance(advance)

  const takeBack = ({ answer: given }: RedFlag): void => {
    watch.dismiss()
    if (given === null) return
    const left = answerValues(answers[given.question]).filter((value) => value !== given.value)
    onAnswers(answered(pet, symptoms, answers, given.question, left))
  }

  // A long list is read first; where one thing is to be looked at, the help comes before the answers.
  const isList = question?.type === 'multiselect'
  const isChosen = isList || question?.type === 'select'
  const help =
    question === undefined ? null : (
      <QuestionHelp key={`help-${question.id}`} questionId={question.id} petName={petName} />
    )
  const isLast = index >= questions.length - 1
  const words = question === undefined ? '' : sentence(withName(question.question, petName))
  return (
    <>
      <form
        noValidate
        {...watch.handlers}
        onSubmit={(event) => {
          event.preventDefault()
          advance()
        }}
      >
        <FlowLayout
          rail={<GoNowRail />}
          bar={
            <StickyBar above={isChosen && error !== null ? <Fault id={errorId}>{error}</Fault> : undefined}>
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
              <Progress position={index} last={questions.length - 1} share={share} />
              <PageTitle
                ref={title}
                question
                className={styles.title}
                lead={question.type === 'multiselect' ? 'Choose all that apply.' : undefined}
              >
                {words}
              </PageTitle>
              <EmergencyReminder answers={answers} exceptFor={question.id} onFinish={onFinish} />
              {isList ? null : help}
              {question.id === questionsById.get(THINGS)?.beside ? (
                <ThingPicker
                  species={pet.species}
                  chosen={answerValues(answers[THINGS])}
                  onChosen={(ids) => answerTo(THINGS, ids)}
                />
              ) : null}
              <QuestionInput
                key={question.id}
                question={question}
                title={words}
                options={optionsFor(question, pet)}
                values={answerValues(answers[question.id])}
                petName={petName}
                error={error}
                errorId={errorId}
                isCovered={watch.flag !== null}
                onText={answer}
                onToggle={(value) => answer(toggled(question, answers, value))}
              />
              {isList ? help : null}
              <details key={`why-${question.id}`} className={styles.why}>
                <summary>Why we ask</summary>
                <p>{question.why}</p>
              </details>
            </>
          )}
        </FlowLayout>
      </form>
      {watch.flag === null ? null : (
        <RedFlagPanel
          flag={watch.flag}
          petName={petName}
          onKeep={() => {
            if (watch.acknowledge()) goOn()
          }}
          onFinish={() => {
            watch.acknowledge()
            onFinish()
          }}
          onMistake={takeBack}
        />
      )}
    </>
  )
}

/** Stands with the button that was pressed, because a long list of choices has no other place that is in sight. */
function Fault({ id, children }: { id: string; children: string }) {
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not hand on.
    told.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={told} role="alert" className={styles.fault}>
      <Hint id={id} tone="error">
        {children}
      </Hint>
    </div>
  )
}
