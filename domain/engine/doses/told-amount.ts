import {
  ALL_OF_IT,
  CHOCOLATE_OR_ALLIUM,
  NUMBER_WORD,
} from '#domain/knowledge/compiled/notes/turns/amounts.ts'
import type { Toxin } from '#domain/knowledge/doses/toxin.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { amountEaten } from './amount-eaten.ts'
import type { AmountEaten } from './amount-eaten.ts'
import type { NamedPoison } from './named-poisons.ts'
import { withDigits } from './quantities.ts'
import type { Texts } from './told-texts.ts'

export const toldAmount = (
  poison: NamedPoison,
  toxin: Toxin,
  facts: Facts,
  poisons: readonly NamedPoison[],
  texts: Texts,
): AmountEaten | null =>
  largestAmount(poison, toxin, facts, poisons, texts) ?? smallAmount(poison, toxin, facts)

/** The most a lick or a crumb, and a small amount, are taken for, in grams. */
const GRAMS_OF: Readonly<Record<string, number>> = { tiny_taste: 5, small: 30 }

/**
 * The largest amount any of the owner's texts tells of: they often say the same thing twice. A size that had to be
 * guessed ("the bar") says less than grams told elsewhere, unless all of it was eaten.
 */
function largestAmount(
  poison: NamedPoison,
  toxin: Toxin,
  facts: Facts,
  poisons: readonly NamedPoison[],
  { details, others, whole }: Texts,
): AmountEaten | null {
  const { name } = poison
  // Numbers next to something else, such as the dose of a daily medicine, are not about this poison.
  const told = [details, ...others.filter((text) => name.named.test(text.toLowerCase()))].flatMap((text) => {
    const typed = `${withTypeFrom(text, whole)}\n${poison.form}`
    const amount = amountEaten(toxin, typed, ownerIn(text, poison, poisons), facts.weightKg)
    return amount === null ? [] : [{ ...amount, isDetail: text === details, isAll: allOfIt.test(text) }]
  })
  const isCounted = told.some(({ known }) => known)
  const isWeighed = told.some((amount) => amount.isDetail && amount.weighed === true)
  return told
    .filter(
      ({ known, weighed, isAll, isDetail }) =>
        isAll || isDetail || (isWeighed ? weighed === true : known || !isCounted),
    )
    .filter(({ known, isAll }) => known || isAll || !isCounted)
    .reduce<AmountEaten | null>((most, next) => (next.mg > (most?.mg ?? -1) ? next : most), null)
}

const allOfIt = new RegExp(ALL_OF_IT, 'i')

const DIRECTLY = 100

function ownerIn(
  text: string,
  poison: NamedPoison,
  poisons: readonly NamedPoison[],
): (at: number) => boolean {
  if (poisons.length === 1) return () => true
  const digits = withDigits(text)
  const placesOf = ({ name }: NamedPoison): readonly RegExpExecArray[] => [
    ...digits.matchAll(new RegExp(name.named.source, 'g')),
  ]
  const mine = placesOf(poison)
  const others = poisons.filter((other) => other !== poison).map(placesOf)
  const distance = (places: readonly RegExpExecArray[], at: number): number =>
    places.reduce((nearest, { index, 0: hit }) => {
      const between = index >= at ? digits.slice(at, index) : digits.slice(index + hit.length, at)
      // "4 oz of raisins": the amount belongs to what follows it directly.
      const isDirect =
        index >= at && between.length < DIRECTLY && /^\d+(?:\.\d+)?\s*-?\s*(?:[a-z]+\s+){0,3}$/.test(between)
      return Math.min(nearest, isDirect ? 0 : between.length)
    }, Number.POSITIVE_INFINITY)
  return (at) => others.every((places) => distance(mine, at) <= distance(places, at))
}

const numberWord = new RegExp(NUMBER_WORD, 'i')
const chocolateOrAllium = new RegExp(CHOCOLATE_OR_ALLIUM, 'gi')

const withTypeFrom = (text: string, whole: string): string =>
  numberWord.test(text) ? `${text}\n${(whole.match(chocolateOrAllium) ?? []).join(' ')}` : text

function smallAmount({ form }: NamedPoison, toxin: Toxin, facts: Facts): AmountEaten | null {
  const [amount] = facts.values('exposure_amount') ?? []
  const grams = amount === undefined ? undefined : GRAMS_OF[amount]
  if (grams === undefined || !['chocolate', 'allium'].includes(toxin.id)) return null
  const text = `${grams} g ${form} ${facts.text('exposure_details')}`
  const eaten = amountEaten(toxin, `${withTypeFrom(`${grams} g`, text)}\n${form}`)
  return eaten === null ? null : { ...eaten, known: false }
}
