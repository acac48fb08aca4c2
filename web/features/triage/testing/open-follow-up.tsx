import { useState } from 'react'
import type { FlowPet } from '#domain/engine/flow/flow-pet.ts'
import { renderAt, type Rendered } from '#web/testing/render.tsx'
import { FollowUpStep } from '../follow-up/follow-up-step.tsx'
import type { SoFar } from '../red-flag/red-flag.ts'
import { stillSeen } from '../red-flag/still-seen.ts'

type GivenAnswers = Record<string, string | string[]>

export type Start = {
  readonly symptoms?: readonly string[]
  readonly answers?: GivenAnswers
  readonly questionId?: string
  readonly pet?: FlowPet
  readonly seen?: readonly string[]
  readonly judge?: (answers: Readonly<GivenAnswers>, ahead: ReadonlySet<string>) => SoFar | null
}

export type Opened = Rendered & {
  readonly answers: () => GivenAnswers
  readonly seen: () => readonly string[]
  readonly left: () => readonly ('back' | 'continue' | 'finish')[]
}

export const ADULT_DOG: FlowPet = { species: 'dog', sex: 'male', isNeutered: true, ageMonths: 60 }

export function openFollowUp(start: Start = {}): Opened {
  const given = { answers: start.answers ?? {}, seen: start.seen ?? [] }
  const left: ('back' | 'continue' | 'finish')[] = []
  function Page() {
    const [answers, setAnswers] = useState(start.answers ?? {})
    const [seen, setSeen] = useState(start.seen ?? [])
    const [questionId, setQuestionId] = useState<string | null>(start.questionId ?? null)
    return (
      <FollowUpStep
        pet={start.pet ?? ADULT_DOG}
        petName="Rex"
        symptoms={start.symptoms ?? ['limping']}
        answers={answers}
        questionId={questionId}
        onQuestion={setQuestionId}
        onAnswers={(next) => {
          given.answers = next
          setAnswers(next)
          setSeen((now) => stillSeen(now, next))
        }}
        judge={start.judge ?? (() => null)}
        seen={seen}
        onSeen={(flags) => {
          given.seen = [...seen, ...flags]
          setSeen(given.seen)
        }}
        onBack={() => left.push('back')}
        onContinue={() => left.push('continue')}
        onFinish={() => left.push('finish')}
      />
    )
  }
  return {
    ...renderAt('/follow-up', <Page />),
    answers: () => given.answers,
    seen: () => given.seen,
    left: () => left,
  }
}
