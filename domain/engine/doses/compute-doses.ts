import {
  ALL_OF_IT,
  CHOCOLATE_OR_ALLIUM,
  EMPTIED,
  NUMBER_WORD,
  WHOLE_PACK,
} from '#domain/knowledge/compiled/notes/turns/amounts.ts'
import { combinationProducts } from '#domain/knowledge/compiled/poison-names.ts'
import { toxinsById } from '#domain/knowledge/toxins.ts'
import type { Toxin, ToxinForSpecies } from '#domain/knowledge/toxins.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { moreUrgent } from '#domain/logic/urgency.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { amountEaten } from './amount-eaten.ts'
import type { AmountEaten } from './amount-eaten.ts'
import { isNeverSafe, levelOfDailyDose, levelOfDose, levelOfUnknown, lowestDose } from './dose-level.ts'
import { isTaking, namedPoisons } from './named-poisons.ts'
import type { NamedPoison } from './named-poisons.ts'
import { withDigits, writtenWeightKg } from './quantities.ts'
import { rounded } from './rounded.ts'
import { repeatedIn } from './repeated.ts'
import { hasSign } from './signs.ts'
import { toldOfNow } from './told-now.ts'

/** What the amount of one poison means for this pet. */
export type DoseFinding = {
  /** The option of the exposure question it answers. */
  readonly exposure: string
  readonly toxinId: string
  /** The working in one plain sentence. */
  readonly working: string
  readonly level: Urgency
  /** True when substance, amount and weight are all known, so that the dose may stand in for the rule. */
  readonly known: boolean
  /** True when an amount, told or guessed, was compared with published doses. */
  readonly isComputed?: boolean
  /** The amount for each kilogram of the pet, where one was told or guessed. */
  readonly mgPerKg?: number
  /** Codes of `toxinSources`. */
  readonly sources: readonly string[]
}

/** The most a lick or a crumb, and a small amount, are taken for, in grams. */
const GRAMS_OF: Readonly<Record<string, number>> = { tiny_taste: 5, small: 30 }

/**
 * The dose of every poison the pet may have met; unknown amounts count as the worst case, and a pet with a sign beside
 * the poison needs a look however small the amount.
 */
export function computeDoses(facts: Facts): readonly DoseFinding[] {
  const leastLevel: Urgency = hasPoisonSigns(facts)
    ? 'er_urgent'
    : hasSign(facts)
      ? 'normal_vet'
      : 'monitor_at_home'
  const poisons = namedPoisons(facts)
  const texts = textsOf(facts)
  return poisons.flatMap((poison) => {
    const toxin = toxinsById.get(poison.name.id)
    if (toxin === undefined) return []
    const finding = findingFor(poison, toxin, facts, poisons, texts)
    const isHarmless = toxin[facts.species].rule === 'monitor' && leastLevel !== 'er_urgent'
    return [
      isHarmless || !poison.isMet ? finding : { ...finding, level: moreUrgent(finding.level, leastLevel) },
    ]
  })
}

/** What the owner wrote of now: the answer to what it was, and everything else. */
type Texts = { readonly details: string; readonly others: readonly string[]; readonly whole: string }

function textsOf(facts: Facts): Texts {
  const details = toldOfNow(facts.text('exposure_details'))
  const others = [facts.intake.additionalNotes, facts.text('medication_details')].map(toldOfNow)
  return { details, others, whole: [details, ...others].join('\n') }
}

function findingFor(
  poison: NamedPoison,
  toxin: Toxin,
  facts: Facts,
  poisons: readonly NamedPoison[],
  texts: Texts,
): DoseFinding {
  const known = toxin[facts.species]
  const base = {
    exposure: poison.exposure,
    toxinId: toxin.id,
    isComputed: false,
    sources: sourcesOf(known),
  }
  if (known.rule === 'monitor') {
    const working = `In a ${facts.species}, this most often only upsets the mouth, stomach or skin.`
    return { ...base, working, level: 'monitor_at_home', known: poison.inWords }
  }
  const kg = smallestWeight(facts)
  const told = largestAmount(poison, toxin, facts, poisons, texts) ?? smallAmount(poison, toxin, facts)
  if (isNeverSafe(toxin.id, facts.species, known) && (kg === null || told === null)) {
    const working = `No amount of ${foodOf(poison)} is known to be safe for a ${facts.species}.`
    const level = levelOfUnknown(toxin.id, facts.species, known)
    // Where the owner says by name that it was this, an emergency needs no amount.
    return { ...base, working, level, known: level === 'er_urgent' && poison.isMet && poison.isAnswer }
  }
  if (kg === null || told === null) {
    return {
      ...base,
      working: unknownSentence(poison, kg),
      level: levelOfUnknown(toxin.id, facts.species, known),
      known: false,
    }
  }
  const { isMet } = poison
  const { times, perDay, isRepeated } = repeatedIn(sentencesAbout(poison, texts))
  const amount = isMet ? { ...told, mg: told.mg * times } : told
  const perKg = amount.mg / kg
  const level = moreUrgent(
    levelOfDose(toxin.id, facts.species, known, perKg),
    isRepeated && isMet ? levelOfDailyDose(known, (told.mg * perDay) / kg) : 'monitor_at_home',
  )
  const least = moreUrgent(
    levelOfDose(toxin.id, facts.species, known, (amount.leastMg ?? amount.mg) / kg),
    amount.leastMg === undefined ? level : 'monitor_at_home',
  )
  const isAll = amount.known && !isRepeated && !isMoreThanTold(poison, texts)
  return {
    ...base,
    sources: [...new Set([...base.sources, ...amount.sources])],
    working: `${workingSentence(poison, facts.species, kg, perKg, known, amount)}${aboutWeight(facts)}`,
    level: isAll || (isTaste(facts) && !isRepeated) ? level : worstUnlessTiny(level, toxin, facts, known),
    // What is harmful for certain needs no exact amount.
    isComputed: known.rule === 'dose',
    mgPerKg: perKg,
    known: known.rule === 'dose' && (isAll || (isMet && isAtLeastKnown(amount) && least === 'er_urgent')),
  }
}

/** The sentences that name the poison or tell of giving or taking something. */
const sentencesAbout = ({ name }: NamedPoison, { details, others }: Texts): string =>
  [
    details,
    ...others
      .flatMap((text) => text.split(/[.!?;\n]/))
      .filter((sentence) => name.named.test(sentence.toLowerCase()) || isTaking(sentence)),
  ].join('. ')

const emptied = new RegExp(EMPTIED, 'i')
const wholePack = new RegExp(WHOLE_PACK, 'i')

/** True where the named product holds a second active part, is dried, or may have been eaten in a bigger amount. */
function isMoreThanTold({ name }: NamedPoison, { whole, others }: Texts): boolean {
  const words = whole.toLowerCase()
  const isMedicine = name.exposure === 'human_pain_medicine' || name.exposure === 'other_medicine'
  return (
    (isMedicine && emptied.test(words)) ||
    combinationProducts.test(words) ||
    others.some((text) => wholePack.test(text))
  )
}

const isAtLeastKnown = ({ known, leastMg }: AmountEaten): boolean => known || leastMg !== undefined

/** A guessed amount keeps the worst case, except where the dose is far below every published one. */
const worstUnlessTiny = (level: Urgency, toxin: Toxin, facts: Facts, known: ToxinForSpecies): Urgency =>
  level === 'monitor_at_home'
    ? 'normal_vet'
    : moreUrgent(level, levelOfUnknown(toxin.id, facts.species, known))

const isTaste = (facts: Facts): boolean => facts.values('exposure_amount')?.includes('tiny_taste') ?? false

const writtenKg = (facts: Facts): number | null =>
  writtenWeightKg(`${facts.text('exposure_details')}. ${facts.intake.additionalNotes}`)

/** The profile's weight, or a smaller one the owner wrote: the smaller pet has the bigger dose. */
function smallestWeight(facts: Facts): number | null {
  const written = writtenKg(facts)
  if (written === null || facts.weightKg === null) return facts.weightKg ?? written
  return Math.min(written, facts.weightKg)
}

/** From this share on, two weights of one pet contradict each other. */
const APART = 0.25

/** Says which weight was used where the one in words is not that of the profile. */
function aboutWeight(facts: Facts): string {
  const written = writtenKg(facts)
  if (written === null || facts.weightKg === null) return ''
  const [less, more] = [Math.min(written, facts.weightKg), Math.max(written, facts.weightKg)]
  if (more - less <= more * APART) return ''
  return ` You told us two weights, ${rounded(less)} and ${rounded(more)} kg. We used the smaller one.`
}

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

/** Longest text between an amount and the name that follows it with at most three words. */
const DIRECTLY = 100

/** Says whether the amount at a place of the text stands nearer to this poison's name than to any other's. */
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

/** The type of chocolate may stand in one text and its weight in another. */
const withTypeFrom = (text: string, whole: string): string =>
  numberWord.test(text) ? `${text}\n${(whole.match(chocolateOrAllium) ?? []).join(' ')}` : text

/** A ticked "lick or crumb" or "small amount", where the substance is given by weight. */
function smallAmount({ form }: NamedPoison, toxin: Toxin, facts: Facts): AmountEaten | null {
  const [amount] = facts.values('exposure_amount') ?? []
  const grams = amount === undefined ? undefined : GRAMS_OF[amount]
  if (grams === undefined || !['chocolate', 'allium'].includes(toxin.id)) return null
  const text = `${grams} g ${form} ${facts.text('exposure_details')}`
  const eaten = amountEaten(toxin, `${withTypeFrom(`${grams} g`, text)}\n${form}`)
  return eaten === null ? null : { ...eaten, known: false }
}

function hasPoisonSigns(facts: Facts): boolean {
  const has = (question: string, ...values: readonly string[]): boolean =>
    values.some(
      (value) =>
        facts.values(question)?.includes(value) === true ||
        facts.notes.answers.get(question)?.has(value) === true,
    )
  return (
    has('neurologic_signs', 'tremors', 'wobbly', 'disoriented', 'cannot_walk') ||
    has('danger_signs', 'seizure', 'collapse', 'unresponsive', 'breathing_distress', 'abnormal_gums')
  )
}

/** The works behind the thresholds; for poisons without any, the lists of the poison lines. */
function sourcesOf({ thresholds }: ToxinForSpecies): readonly string[] {
  const works = new Set(thresholds.flatMap(({ src }) => src))
  return works.size > 0 ? [...works] : ['S24']
}

const foodOf = ({ name }: NamedPoison): string => name.food ?? name.substance

const unknownSentence = (poison: NamedPoison, kg: number | null): string =>
  kg === null
    ? `We do not know the weight, so we treat the ${foodOf(poison)} as a harmful amount.`
    : `We do not know how much ${foodOf(poison)} it was, so we treat it as a harmful amount.`

function workingSentence(
  { name }: NamedPoison,
  species: string,
  kg: number,
  mgPerKg: number,
  known: ToxinForSpecies,
  amount: AmountEaten,
): string {
  const lowest = lowestDose(known)
  const inGrams = mgPerKg >= 1000 || (lowest !== null && lowest >= 1000)
  const unit = inGrams ? 'g/kg' : 'mg/kg'
  const shown = (dose: number): string => rounded(inGrams ? dose / 1000 : dose)
  const about = amount.known ? 'About' : 'At a guess'
  const start =
    lowest === null ? 'No safe amount is known' : `${firstEffect(known)} at ${shown(lowest)} ${unit}`
  return `${about} ${shown(mgPerKg)} ${unit} of ${name.substance} for a ${rounded(kg)} kg ${species}. ${start}.`
}

const firstEffect = (known: ToxinForSpecies): string =>
  known.thresholds.some(({ level }) => level === 'mild') ? 'Mild signs start' : 'Harm is reported'
