import {
  ALL_PARTS_THERE,
  AWAY,
  BATTERY,
  BATTERY_OR_MAGNET,
  CHEWABLE,
  DOING,
  DOOR_SHUT,
  EVERYDAY_PRODUCT,
  FOUND_SAFE,
  GONE,
  GUESSED,
  HARSH,
  HURT_OR_DOWN,
  LEFT,
  LENDS,
  LIKENED,
  LIKENED_HOLDER,
  LOOKED_AT,
  LOST,
  MAY_HAVE_MET,
  MET,
  MILD_CLEANER,
  MINE_TOO,
  NEVER_OUTDOORS,
  NOT_ALL,
  NO_ONLY,
  OF_THE_BODY,
  ONLY_FEARED,
  ON_PET,
  OWN_USE,
  PERSON_DOES,
  PERSON_USED,
  RUN_DOWN,
  SOMEWHERE_ELSE,
  STRANGERS_PET,
  SURFACE,
  THIN_OR_DRY,
  WENT_IN,
} from '#domain/knowledge/compiled/notes/turns/not-met.ts'
import type { Sentence } from './sentences.ts'

export type Named = {
  readonly sentences: readonly Sentence[]
  readonly index: number
  readonly start: number
  readonly end: number
  /** True for poisons so strong that a hint of contact is enough. */
  readonly isStrong: boolean
}

function isLent({ sentences, index, start, end }: Named): boolean {
  const words = sentences[index]?.words ?? ''
  const before = words.slice(0, start)
  if (LIKENED_HOLDER.test(before)) return true
  if (LENDS.test(words.slice(end)) && !WENT_IN.test(words)) return true
  return LIKENED.test(before) && OF_THE_BODY.test(words) && !WENT_IN.test(words)
}

const around = (sentences: readonly Sentence[], index: number, back: number, on: number): string =>
  sentences
    .slice(Math.max(index - back, 0), index + on + 1)
    .map(({ words }) => words)
    .join(' . ')

const away = new RegExp(AWAY, 'g')

function isAnothers({ sentences, index, start }: Named): boolean {
  const words = sentences[index]?.words ?? ''
  if (!STRANGERS_PET.test(words.slice(0, start))) return false
  const near = around(sentences, index, 0, 2)
  return AWAY.test(near) && !MINE_TOO.test(near.replace(away, ' '))
}

const onlyFeared = new RegExp(ONLY_FEARED, 'g')

const wasFoundSafe = ({ sentences, index }: Named): boolean => {
  const near = around(sentences, index, 1, 1)
  return FOUND_SAFE.test(near) && !NOT_ALL.test(near.replace(onlyFeared, ' '))
}

const isUseOrGuess = ({ sentences, index, start, end, isStrong }: Named): boolean => {
  const words = sentences[index]?.words ?? ''
  if (isStrong && !EVERYDAY_PRODUCT.test(words.slice(start, end))) return false
  const near = around(sentences, index, 1, 2)
  if (MET.test(near) || HARSH.test(near)) return false
  return GUESSED.test(words) || (PERSON_USED.test(words.slice(0, start)) && !ON_PET.test(near))
}

const isOwnUse = ({ sentences, index, start }: Named): boolean => {
  const words = sentences[index]?.words ?? ''
  const near = around(sentences, index, 1, 2)
  const isDoing = PERSON_DOES.test(words.slice(0, start)) && DOING.test(words.slice(start))
  return (isDoing || OWN_USE.test(words.slice(0, start))) && !MAY_HAVE_MET.test(near)
}

const isOutOfReach = ({ sentences, index, end }: Named): boolean => {
  const near = around(sentences, index, 0, 1)
  const kept = SOMEWHERE_ELSE.test(near) && !MET.test(near)
  return kept && !MAY_HAVE_MET.test(around(sentences, index, 0, 2).slice(end))
}

const isLookedAt = ({ sentences, index, start }: Named): boolean =>
  LOOKED_AT.test(sentences[index]?.words.slice(0, start) ?? '') && !MET.test(around(sentences, index, 0, 1))

const isRunDown = ({ sentences, index, start, end }: Named): boolean => {
  const hit = sentences[index]?.words.slice(start, end) ?? ''
  if (!BATTERY.test(hit)) return false
  const near = around(sentences, index, 1, 2)
  return (
    RUN_DOWN.test(sentences[index]?.words ?? '') &&
    ![MET, MAY_HAVE_MET, GONE, LOST].some((turn) => turn.test(near))
  )
}

const isKeptElsewhere = ({ sentences, index, start, end }: Named): boolean => {
  const near = around(sentences, index, 0, 1)
  const isEveryday = EVERYDAY_PRODUCT.test(sentences[index]?.words.slice(start, end) ?? '')
  return (NEVER_OUTDOORS.test(near) || (isEveryday && DOOR_SHUT.test(near))) && !MET.test(near)
}

const isAnsweredNo = ({ sentences, index }: Named): boolean =>
  sentences[index]?.isQuestion === true &&
  !WENT_IN.test(sentences[index].words) &&
  NO_ONLY.test(sentences[index + 1]?.words ?? '')

const isWhole = ({ sentences, index, start, end, isStrong }: Named): boolean => {
  const near = around(sentences, index, 0, 1)
  const words = sentences[index]?.words ?? ''
  if (isStrong && !BATTERY_OR_MAGNET.test(words.slice(start, end))) return false
  if (CHEWABLE.test(words.slice(start, end)) && LEFT.test(words) && !GONE.test(near)) return true
  return ALL_PARTS_THERE.test(near) && !HURT_OR_DOWN.test(near)
}

const isCleanedFloor = ({ sentences, index, start, end }: Named): boolean => {
  const near = around(sentences, index, 1, 1)
  const hit = sentences[index]?.words.slice(start, end) ?? ''
  return MILD_CLEANER.test(hit) && SURFACE.test(near) && THIN_OR_DRY.test(near) && !HARSH.test(near)
}

export const isNotMet = (named: Named): boolean =>
  [
    isLent,
    isAnothers,
    wasFoundSafe,
    isWhole,
    isUseOrGuess,
    isOwnUse,
    isOutOfReach,
    isRunDown,
    isLookedAt,
    isKeptElsewhere,
    isAnsweredNo,
    isCleanedFloor,
  ].some((isSo) => isSo(named))
