import { EMPTIED, WHOLE_PACK } from '#domain/knowledge/compiled/notes/turns/amounts.ts'
import { combinationProducts } from '#domain/knowledge/compiled/poison-names.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { isTaking } from './named-poisons.ts'
import type { NamedPoison } from './named-poisons.ts'
import { toldOfNow } from './told-now.ts'

export type Texts = { readonly details: string; readonly others: readonly string[]; readonly whole: string }

export function textsOf(facts: Facts): Texts {
  const details = toldOfNow(facts.text('exposure_details'))
  const others = [facts.intake.additionalNotes, facts.text('medication_details')].map(toldOfNow)
  return { details, others, whole: [details, ...others].join('\n') }
}

export const sentencesAbout = ({ name }: NamedPoison, { details, others }: Texts): string =>
  [
    details,
    ...others
      .flatMap((text) => text.split(/[.!?;\n]/))
      .filter((sentence) => name.named.test(sentence.toLowerCase()) || isTaking(sentence)),
  ].join('. ')

const emptied = new RegExp(EMPTIED, 'i')
const wholePack = new RegExp(WHOLE_PACK, 'i')

export function isMoreThanTold({ name }: NamedPoison, { whole, others }: Texts): boolean {
  const words = whole.toLowerCase()
  const isMedicine = name.exposure === 'human_pain_medicine' || name.exposure === 'other_medicine'
  return (
    (isMedicine && emptied.test(words)) ||
    combinationProducts.test(words) ||
    others.some((text) => wholePack.test(text))
  )
}
