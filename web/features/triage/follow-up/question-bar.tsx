import { useEffect, useRef } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { Question } from '#domain/knowledge/questions/question.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Hint } from '#web/ui/form/field.tsx'
import { StickyBar } from '#web/ui/page/flow-layout.tsx'
import type { FollowUpAnswers } from '../follow-up-answers.ts'
import { isLong, NoneChoice, Taken } from './options/none-choice.tsx'
import type { NoneState } from './options/use-none.ts'
import styles from './question-bar.module.css'

type Props = {
  readonly question: Question | undefined
  readonly none: NoneState | null
  readonly petName: string
  readonly isLast: boolean
  readonly error: string | null
  readonly errorId: string
  readonly onBack: () => void
  readonly onNone: () => void
  readonly onUndo: (before: FollowUpAnswers) => void
}

export function QuestionBar(props: Props) {
  const { question, none, petName, isLast, error, errorId, onBack, onNone, onUndo } = props
  const isChosen = question?.type === 'multiselect' || question?.type === 'select'
  const taken = none?.cleared ?? null
  const narrow = cx(none !== null && !isLong(none.option) && styles.narrow)
  return (
    <StickyBar
      stays={none !== null}
      above={
        isChosen && error !== null ? (
          <Fault id={errorId}>{error}</Fault>
        ) : taken === null ? undefined : (
          <Taken {...taken} petName={petName} onUndo={onUndo} />
        )
      }
    >
      <Button variant="secondary" className={narrow} onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        <span className={styles.back}>Back</span>
      </Button>
      {question === undefined || none === null ? null : (
        <NoneChoice
          question={question}
          none={none}
          petName={petName}
          errorId={error === null ? null : errorId}
          onChange={onNone}
        />
      )}
      <Button type="submit" className={narrow}>
        {isLast ? 'Continue' : 'Next'}
        <ArrowRight aria-hidden="true" />
      </Button>
    </StickyBar>
  )
}

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
