import { useState, type KeyboardEvent } from 'react'
import type { FollowUpAnswers } from '../follow-up-answers.ts'
import { certainFlag, flagsIn, flagToShow, keysSeenWith, type RedFlag, type SoFar } from './red-flag.ts'
import { stillSeen } from './still-seen.ts'

type Given = {
  readonly answers: FollowUpAnswers
  readonly judge: (answers: FollowUpAnswers) => SoFar | null
  readonly seen: readonly string[]
  readonly onSeen: (flags: readonly string[]) => void
}

export type RedFlagWatch = {
  readonly flag: RedFlag | null
  readonly onAnswered: (answers: FollowUpAnswers) => void
  readonly mayGoOn: () => boolean
  /** Says whether the next question was already asked for. */
  readonly acknowledge: () => boolean
  readonly dismiss: () => void
  readonly handlers: {
    readonly onKeyDownCapture: (event: KeyboardEvent) => void
    readonly onPointerDownCapture: () => void
  }
}

/** Single answers interrupt as they are given, several together on the way to the next question. */
export function useRedFlag({ answers, judge, seen, onSeen }: Given): RedFlagWatch {
  // The rules are asked only where something could interrupt: they take a slow phone the better part of a tap.
  const among = (given: FollowUpAnswers): RedFlag | null =>
    flagsIn(given).length === 0 ? null : flagToShow(given, stillSeen(seen, given), judge(given))
  // A reload finds again what was not acknowledged.
  const [flag, setFlag] = useState<RedFlag | null>(() => among(answers))
  const [isOnTheWay, setIsOnTheWay] = useState(false)
  const [byArrowKey, setByArrowKey] = useState(false)

  const interrupt = (next: RedFlag | null, onTheWay: boolean): void => {
    setFlag(next)
    setIsOnTheWay(onTheWay)
  }
  return {
    flag,
    // Arrow keys choose every option they pass; what they chose interrupts when the owner goes on.
    onAnswered: (given) => {
      if (!byArrowKey) interrupt(among(given), false)
    },
    mayGoOn: () => {
      if (flag !== null) return false
      const next = among(answers) ?? certainFlag(seen, judge(answers))
      interrupt(next, true)
      return next === null
    },
    acknowledge: () => {
      if (flag !== null) onSeen(keysSeenWith(flag, answers))
      interrupt(null, false)
      return isOnTheWay
    },
    dismiss: () => interrupt(null, false),
    handlers: {
      onKeyDownCapture: (event) => setByArrowKey(event.key.startsWith('Arrow')),
      onPointerDownCapture: () => setByArrowKey(false),
    },
  }
}
