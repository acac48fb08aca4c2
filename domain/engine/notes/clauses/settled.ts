import {
  BRIEF,
  EXPLAINED,
  FEARED,
  FEARED_CHOKING,
  SO_I_THOUGHT,
  THOUGHT,
  TROUBLE,
  WELL_AFTER,
  WELL_AFTER_A_COUGH,
  WELL_SAID,
} from '#domain/knowledge/compiled/notes/turns/settled.ts'
import type { Sentence } from './sentences.ts'

/** A scare about the breath often passes within seconds; of other scares only a harmless cause takes the alarm away. */
export type Scare = 'breath' | 'other'

const wellSaid = new RegExp(WELL_SAID, 'g')

export function isSettled(
  scare: Scare,
  sentences: readonly Sentence[],
  index: number,
  start: number,
  end: number,
): boolean {
  const words = sentences[index]?.words ?? ''
  const before = words.slice(0, start)
  const earlier = sentences.slice(0, index).map((sentence) => sentence.words)
  const after = [words.slice(end), ...sentences.slice(index + 1).map((sentence) => sentence.words)].join(
    ' . ',
  )
  const whole = [...earlier, words].slice(-2).join(' . ') + after
  if (TROUBLE.test(after.replaceAll(wellSaid, ''))) return false
  const upToLast = words.slice(0, end).replace(/\w+$/, '')
  const isFeared = FEARED.test(before) || THOUGHT.test(upToLast) || SO_I_THOUGHT.test(after)
  if (scare === 'other') return isFeared && EXPLAINED.test(after)
  const isChoking = words.startsWith('chok', start)
  if (isChoking && (isFeared || FEARED_CHOKING.test(before)) && WELL_AFTER_A_COUGH.test(after)) return true
  return (isFeared || BRIEF.test(whole)) && WELL_AFTER.test(after)
}
