import type { FlowPet } from '#domain/engine/flow/flow-pet.ts'
import { answerValues } from '#domain/engine/flow/answer-values.ts'
import { THINGS } from '#domain/knowledge/things-question.ts'
import { answered } from '../../answering.ts'
import type { FollowUpAnswers } from '../../follow-up-answers.ts'

export type ToldMet = {
  readonly things: readonly string[]
  readonly kinds: readonly string[]
  readonly names: readonly string[]
  readonly howMuch: string
  readonly when: string | null
  readonly weight: string | null
}

export const A_LICK = 'A lick or a crumb'
export const NOT_KNOWN = 'I do not know how much'

const AMOUNTS: Readonly<Record<string, string>> = { [A_LICK]: 'tiny_taste', [NOT_KNOWN]: 'not_sure' }

function detailsOf({ names, howMuch, when, weight }: ToldMet): string {
  const amount = howMuch.trim()
  const what = [amount, names.join(', ')]
    .filter((part) => part !== '')
    .join(amount in AMOUNTS ? ': ' : ' of ')
  return [what, when, weight]
    .flatMap((part) => (part === null || part === '' ? [] : [`${part.replace(/\.$/, '')}.`]))
    .join(' ')
}

/** Takes the place of what was told here before; other kinds that were ticked stay. */
export function answersWith(
  met: ToldMet,
  before: Pick<ToldMet, 'kinds'>,
  pet: FlowPet,
  symptoms: readonly string[],
  answers: FollowUpAnswers,
): Record<string, string | string[]> {
  const isTold = met.things.length > 0 || met.howMuch.trim() !== ''
  const kinds = met.things.length > 0 ? met.kinds : isTold ? ['other'] : []
  const others = answerValues(answers['exposure']).filter(
    (kind) => kind !== 'none' && kind !== 'other' && !before.kinds.includes(kind),
  )
  const parts: readonly (readonly [string, string | readonly string[]])[] = [
    ['exposure', [...new Set([...others, ...kinds])]],
    [THINGS, met.things],
    ['exposure_amount', AMOUNTS[met.howMuch.trim()] ?? ''],
    ['exposure_details', isTold ? detailsOf(met) : ''],
  ]
  return parts.reduce<Record<string, string | string[]>>(
    (given, [id, value]) => answered(pet, symptoms, given, id, value),
    { ...answers } as Record<string, string | string[]>,
  )
}
