import { useId, useState } from 'react'
import { answerValues } from '#domain/engine/flow/answer-values.ts'
import type { FlowPet } from '#domain/engine/flow/flow-pet.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import type { Question, QuestionOption } from '#domain/knowledge/questions/question.ts'
import { THINGS } from '#domain/knowledge/things-question.ts'
import { FlowLayout } from '#web/ui/page/flow-layout.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { Progress } from '#web/ui/signs/progress.tsx'
import { useEnterToAdvance } from '#web/ui/use-enter-to-advance.ts'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { upperFirst } from '#domain/first-letter.ts'
import { EmergencyReminder } from '../emergency-reminder.tsx'
import { GoNowRail } from '../go-now-rail.tsx'
import type { RedFlag, SoFar } from '../red-flag/red-flag.ts'
import { RedFlagPanel } from '../red-flag/red-flag-panel.tsx'
import { useRedFlag } from '../red-flag/use-red-flag.ts'
import { answered, currentQuestion, faultOf, toggled } from '../answering.ts'
import { withName } from '../with-name.ts'
import type { FollowUpAnswers } from '../follow-up-answers.ts'
import { GateChoice } from './gate/gate.tsx'
import { YES } from './gate/gates.ts'
import { HELP } from './help/help-texts.ts'
import { QuestionHelp } from './help/question-help.tsx'
import { OPTION_GROUPS } from './options/option-groups.ts'
import { placeOf } from './place.ts'
import { QuestionBar } from './question-bar.tsx'
import { QuestionInput } from './question-input.tsx'
import { ThingPicker } from './things/thing-picker.tsx'
import { useGate } from './gate/use-gate.ts'
import { useGoingOn } from '#web/ui/use-going-on.ts'
import { useNone } from './options/use-none.ts'
import styles from './follow-up-step.module.css'

type Props = {
  readonly pet: FlowPet
  readonly petName: string
  readonly symptoms: readonly string[]
  readonly answers: FollowUpAnswers
  readonly questionId: string | null
  readonly onQuestion: (id: string | null) => void
  readonly onAnswers: (answers: Record<string, string | string[]>) => void
  /** What the rules make of answers while these questions are still to come; null while nobody can tell. */
  readonly judge: (answers: FollowUpAnswers, ahead: ReadonlySet<string>) => SoFar | null
  readonly seen: readonly string[]
  readonly onSeen: (flags: readonly string[]) => void
  readonly onBack: () => void
  readonly onContinue: () => void
  readonly onFinish: () => void
}

export function FollowUpStep(props: Props) {
  const { pet, petName, symptoms, answers, questionId, onQuestion, onAnswers } = props
  const { judge, seen, onSeen, onBack, onContinue, onFinish } = props
  const [error, setError] = useState<string | null>(null)
  const errorId = useId()
  const at = currentQuestion(pet, symptoms, answers, 0).questions.findIndex(({ id }) => id === questionId)
  const { questions, index } = currentQuestion(pet, symptoms, answers, at)
  const question = questions[index]
  const gate = useGate(question, answers)
  const { none, forget } = useNone(question, answers)
  const title = useTitleFocus(`${question?.id ?? 'none'}${gate.shut === null ? '' : ' gate'}`)

  const aheadOf = (given: FollowUpAnswers): ReadonlySet<string> => {
    const shown = currentQuestion(pet, symptoms, given, 0).questions
    const here = shown.findIndex(({ id }) => id === question?.id)
    return new Set(shown.slice(here + 1).flatMap(({ id }) => (given[id] === undefined ? [id] : [])))
  }
  const watch = useRedFlag({ answers, judge: (given) => judge(given, aheadOf(given)), seen, onSeen })

  const show = (target: Question | undefined): void => {
    setError(null)
    forget()
    gate.leave()
    onQuestion(target?.id ?? null)
  }
  const keep = (given: Record<string, string | string[]>): void => {
    setError(null)
    forget()
    onQuestion(question?.id ?? null)
    onAnswers(given)
    watch.onAnswered(given)
  }
  const answerTo = (id: string, value: string | readonly string[]): void =>
    keep(answered(pet, symptoms, answers, id, value))
  const answer = (value: string | readonly string[]): void => {
    if (question !== undefined) answerTo(question.id, value)
  }
  const goOn = (): void => {
    const following = questions[index + 1]
    if (following === undefined) onContinue()
    else show(following)
  }
  const advance = (): void => {
    if (gate.shut?.value === YES) {
      gate.open()
      return
    }
    const fault = question === undefined ? null : faultOf(question, answers)
    setError(fault)
    if (fault === null && watch.mayGoOn()) goOn()
  }
  const retreat = (): void => {
    const before = questions[index - 1]
    if (gate.close()) return
    if (before === undefined) onBack()
    else show(before)
  }
  const form = useEnterToAdvance(advance)
  const goingOn = useGoingOn(advance, question?.id)

  const takeBack = ({ answer: given }: RedFlag): void => {
    watch.dismiss()
    if (given === null) return
    const left = answerValues(answers[given.question]).filter((value) => value !== given.value)
    onAnswers(answered(pet, symptoms, answers, given.question, left))
  }
  const tickNone = (): void => {
    if (none === null) return
    answer(none.next)
    none.remember()
    if (none.isAllSaid) goingOn.soon()
  }

  // What may be an emergency stays, so that its notice is read.
  const goOnFrom = ({ alert }: QuestionOption): void => {
    if (alert === undefined) goingOn.soon()
  }
  const leadOf = ({ type }: Question): string | undefined => {
    if (gate.shut !== null) return gate.shut.gate.kinds[pet.species]
    if (type === 'multiselect') return 'Choose all that apply.'
    return question === firstChoice ? 'Choose one, and we go on.' : undefined
  }

  // A long list is read first, one in groups has it under each; where one thing is looked at, it comes before the answers.
  const isList = question?.type === 'multiselect'
  const help =
    question === undefined || OPTION_GROUPS[question.id] !== undefined ? null : (
      <QuestionHelp key={`help-${question.id}`} texts={HELP[question.id] ?? []} petName={petName} />
    )
  const words = question === undefined ? '' : upperFirst(withName(question.question, petName))
  const firstChoice = questions.find(({ type }) => type === 'select')
  const place = placeOf(pet, symptoms, answers, index)
  return (
    <>
      <form
        {...form}
        onPointerDownCapture={(event) => {
          watch.handlers.onPointerDownCapture()
          goingOn.handlers.onPointerDownCapture(event)
        }}
        onKeyDownCapture={(event) => {
          watch.handlers.onKeyDownCapture(event)
          goingOn.handlers.onKeyDownCapture()
        }}
        onClickCapture={goingOn.handlers.onClickCapture}
      >
        <FlowLayout
          rail={<GoNowRail />}
          bar={
            <QuestionBar
              question={question}
              none={gate.shut === null ? none : null}
              petName={petName}
              isLast={index >= questions.length - 1}
              error={error}
              errorId={errorId}
              onBack={retreat}
              onNone={tickNone}
              onUndo={keep}
            />
          }
        >
          {question === undefined ? (
            <PageTitle ref={title} question>
              No follow-up questions needed based on selected symptoms.
            </PageTitle>
          ) : (
            <>
              <Progress position={place.number - 1} last={place.of - 1} />
              <PageTitle ref={title} question className={styles.title} lead={leadOf(question)}>
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
              {gate.shut === null ? (
                <QuestionInput
                  key={question.id}
                  question={question}
                  title={words}
                  pet={pet}
                  values={answerValues(answers[question.id])}
                  petName={petName}
                  error={error}
                  errorId={errorId}
                  isCovered={watch.flag !== null}
                  onText={answer}
                  onToggle={(value) => {
                    gate.open()
                    answer(toggled(question, answers, value))
                  }}
                  onPicked={goOnFrom}
                />
              ) : (
                <GateChoice
                  title={words}
                  name={question.id}
                  options={gate.shut.options}
                  value={gate.shut.value}
                  petName={petName}
                  onSay={(value) => answer(gate.say(value))}
                  onPicked={goingOn.soon}
                />
              )}
              {isList ? help : null}
              <details key={`why-${question.id}`} className={styles.why}>
                <summary className="tlink">Why?</summary>
                <p>{question.why}</p>
              </details>
            </>
          )}
        </FlowLayout>
      </form>
      {watch.flag === null ? null : (
        <RedFlagPanel
          flag={watch.flag}
          species={pet.species}
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
