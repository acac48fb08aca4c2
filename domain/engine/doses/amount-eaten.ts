import type { Toxin, ToxinForm } from '#domain/knowledge/doses/toxin.ts'
import { quantitiesIn, withDigits } from './quantities.ts'
import type { Quantity, QuantityUnit } from './quantities.ts'

/**
 * `known` is false when a size, strength or type had to be assumed; `leastMg` is what it was at the very least, where
 * `mg` is a guess that nothing lies below.
 */
export type AmountEaten = {
  readonly mg: number
  readonly known: boolean
  readonly weighed?: boolean
  readonly leastMg?: number
  readonly sources: readonly string[]
}

/** Upper ends of what one piece weighs, in grams; product sizes differ, so the bigger one counts. */
const gramsOf: Readonly<Partial<Record<QuantityUnit, number>>> = { square: 15, tsp: 3, cup: 200 }
/** A level spoon of salt is heavier than one of most powders. */
const gramsOfPieces: Readonly<Record<string, Readonly<Partial<Record<QuantityUnit, number>>>>> = {
  chocolate: { piece: 10, kiss: 5, chip: 1 },
  allium: { piece: 20, clove: 8 },
  macadamia: { piece: 3 },
  salt: { tsp: 6, cup: 290 },
}
const AS_IF = { bar: 100, packet: 340 } as const

const chocolateForms: readonly (readonly [RegExp, string])[] = [
  [/\bwhite choc/, 'white'],
  [/\bmilk\b/, 'milk'],
  [/(?<!\bnot )\bdark|semi-?\s?sweet|bittersweet/, 'semisweet'],
  [/\bbak(?:ing|er)|unsweetened/, 'baking'],
  [/\bcocoa powder|\bcocoa\b(?! mulch)|cacao/, 'cocoa_powder'],
  [/\bmulch/, 'cocoa_mulch'],
]

const alcoholForms: readonly (readonly [RegExp, string])[] = [
  [/\bbeers?\b/, 'beer'],
  [/\bwine\b/, 'wine'],
  [/\b(?:vodka|whiske?y|rum|liquor|tequila)\b/, 'spirits'],
]

const strongest = (form: ToxinForm): number => form.concentrationHigh ?? form.concentration

function namedForm(
  toxin: Toxin,
  text: string,
  names: readonly (readonly [RegExp, string])[],
): ToxinForm | null {
  const ids = namedOf(text, names)
  const forms = toxin.forms.filter(({ id }) => ids.includes(id))
  return forms.sort((a, b) => strongest(b) - strongest(a))[0] ?? null
}

const sum = (quantities: readonly Quantity[], unit: QuantityUnit): number =>
  quantities.filter((quantity) => quantity.unit === unit).reduce((total, { value }) => total + value, 0)

function multiplied(quantities: readonly Quantity[]): readonly Quantity[] {
  const strengths = quantities.filter(({ unit }) => unit === 'mg each')
  if (strengths.length === 0) return quantities
  const isCount = ({ unit }: Quantity): boolean => unit === 'tablet' || unit === 'piece'
  const count = quantities.filter(isCount).reduce((total, { value }) => total + value, 0)
  const each = Math.max(...strengths.map(({ value }) => value))
  const others = quantities.filter((quantity) => quantity.unit !== 'mg each' && !isCount(quantity))
  return count === 0 ? others : [...others, { value: count * each, unit: 'mg', at: strengths[0]?.at ?? 0 }]
}

/**
 * The amount one text tells of; null when it holds no amount. `isOwn` says whether the amount at a place of the text,
 * with its numbers written as digits, belongs to this poison. `petKg` is the pet's own weight, which is no amount.
 */
export function amountEaten(
  toxin: Toxin,
  text: string,
  isOwn: (at: number) => boolean = () => true,
  petKg: number | null = null,
): AmountEaten | null {
  const quantities = multiplied(quantitiesIn(text, petKg).filter(({ at }) => isOwn(at)))
  if (quantities.length === 0) return null
  const amount = amountOf(toxin, quantities, text)
  const weighed = quantities.some(({ unit }) => unit === 'g' || unit === 'mg' || unit === 'mL')
  return amount === null ? null : { ...amount, weighed }
}

function amountOf(toxin: Toxin, quantities: readonly Quantity[], text: string): AmountEaten | null {
  if (toxin.id === 'chocolate') return chocolate(toxin, quantities, text)
  if (toxin.id === 'alcohol') return alcohol(toxin, quantities, text)
  if (toxin.forms.some(({ unit }) => unit === 'mg/tablet')) return pills(toxin, quantities)
  if (toxin.id === 'xylitol') return xylitol(toxin, quantities)
  if (toxin.id === 'grapes') return grapes(toxin, quantities, text)
  if (toxin.id === 'allium') return allium(toxin, quantities, text)
  if (toxin.id === 'cholecalciferol') return vitaminD(toxin, quantities, text)
  return plain(toxin, quantities)
}

const piecesOf = ['square', 'tsp', 'cup', 'piece', 'kiss', 'chip', 'clove'] as const

/** A weight of at least this share of the pieces is what they weigh: "two squares, about 10 g". */
const SAME_SHARE = 1 / 10

/** Amounts of several kinds are added; of one kind, a weight is that of the bar, the pack or the pieces it stands beside. */
function gramsIn(
  toxin: string,
  quantities: readonly Quantity[],
  kinds = 1,
): { grams: number; known: boolean } | null {
  const weighed = sum(quantities, 'g') + sum(quantities, 'mg') / 1000
  const weights = { ...gramsOf, ...gramsOfPieces[toxin] }
  const pieces = piecesOf.reduce((total, unit) => total + sum(quantities, unit) * (weights[unit] ?? 0), 0)
  const bars = sum(quantities, 'bar') * AS_IF.bar
  const packets = sum(quantities, 'packet') * AS_IF.packet
  if (weighed === 0)
    return pieces + bars + packets > 0
      ? { grams: pieces + bars + packets, known: bars + packets === 0 }
      : null
  if (kinds > 1) return { grams: weighed + pieces + bars, known: bars === 0 }
  return { grams: weighed >= pieces * SAME_SHARE ? weighed : weighed + pieces, known: true }
}

const namedOf = (text: string, names: readonly (readonly [RegExp, string])[]): readonly string[] =>
  names.filter(([name]) => name.test(text)).map(([, id]) => id)

function chocolate(toxin: Toxin, quantities: readonly Quantity[], text: string): AmountEaten | null {
  // Below the first line stands what the owner's other texts name.
  const [told = ''] = text.toLowerCase().split('\n')
  const kinds = namedOf(told, chocolateForms).length
  const eaten = gramsIn('chocolate', quantities, kinds)
  if (eaten === null) return null
  const form = namedForm(toxin, text.toLowerCase(), chocolateForms)
  const baking = toxin.forms.find(({ id }) => id === 'baking')
  const percent = Number(/(\d{2,3})\s*(?:%|percent)/.exec(withDigits(text))?.[1] ?? 0)
  // A type nobody named counts as dark; a cocoa percentage is the upper bound for a bar.
  const named = form ?? toxin.forms.find(({ id }) => id === 'semisweet')
  const perGram = Math.max(
    named === undefined ? 0 : strongest(named),
    (Math.min(percent, 100) / 100) * (baking === undefined ? 0 : strongest(baking)),
  )
  return { mg: eaten.grams * perGram, known: eaten.known, sources: named?.src ?? [] }
}

function alcohol(toxin: Toxin, quantities: readonly Quantity[], text: string): AmountEaten | null {
  const form = namedForm(toxin, text.toLowerCase(), alcoholForms)
  const mL =
    sum(quantities, 'mL') + sum(quantities, 'g') + sum(quantities, 'cup') * 240 + sum(quantities, 'tsp') * 5
  return form === null || mL === 0
    ? null
    : { mg: mL * strongest(form) * 1000, known: true, sources: form.src }
}

function pills(toxin: Toxin, quantities: readonly Quantity[]): AmountEaten | null {
  const tablets = sum(quantities, 'tablet') + sum(quantities, 'piece')
  const strength = Math.max(0, ...quantities.filter(({ bare }) => bare === true).map(({ value }) => value))
  const told = quantities.filter(({ bare }) => bare !== true)
  const mg = sum(told, 'mg') + sum(told, 'g') * 1000 + strength * tablets
  const biggest = toxin.forms.toSorted((a, b) => strongest(b) - strongest(a))[0]
  if (mg > 0) return { mg, known: true, sources: biggest?.src ?? [] }
  if (tablets === 0 || biggest === undefined) return null
  return { mg: tablets * strongest(biggest), known: false, sources: biggest.src }
}

function xylitol(toxin: Toxin, quantities: readonly Quantity[]): AmountEaten | null {
  const gum = toxin.forms.find(({ id }) => id === 'gum')
  const powder = toxin.forms.find(({ id }) => id === 'powder')
  const weighed = sum(quantities, 'g') * 1000 + sum(quantities, 'mg')
  const pieces = sum(quantities, 'piece') * (gum === undefined ? 0 : strongest(gum)) * 1000
  const cups = sum(quantities, 'cup') * (powder === undefined ? 0 : strongest(powder)) * 1000
  const mg = Math.max(weighed, pieces) + cups
  return mg === 0 ? null : { mg, known: true, sources: gum?.src ?? [] }
}

function grapes(toxin: Toxin, quantities: readonly Quantity[], text: string): AmountEaten | null {
  const form = toxin.forms.find(
    ({ id }) => id === (/raisin|currant|sultana|trail mix/i.test(text) ? 'raisin' : 'grape'),
  )
  const grams = sum(quantities, 'g') + sum(quantities, 'piece') * (form === undefined ? 0 : strongest(form))
  return grams === 0 ? null : { mg: grams * 1000, known: true, sources: form?.src ?? [] }
}

/** Units that measure a powder; its pieces are the bread it lay on. */
const measured: ReadonlySet<QuantityUnit> = new Set(['g', 'mg', 'tsp', 'cup'])

function allium(toxin: Toxin, quantities: readonly Quantity[], text: string): AmountEaten | null {
  const eaten = gramsIn('allium', quantities)
  if (eaten === null) return null
  const isDried = /powder|soup mix|\bmix\b|dried|dry|granul|flakes?|minced onion|dehydrat|salt/i.test(text)
  const garlic = toxin.forms.find(({ id }) => id === 'garlic')
  const times = /garlic/i.test(text) && garlic !== undefined ? strongest(garlic) : 1
  const fresh = { mg: eaten.grams * 1000 * times, known: eaten.known, sources: garlic?.src ?? [] }
  // Dried onion is stronger than fresh by a factor nobody published: the fresh weight is the least it stands for.
  const least = gramsIn(
    'allium',
    quantities.filter(({ unit }) => measured.has(unit)),
  )
  return isDried
    ? { ...fresh, known: false, ...(least !== null && { leastMg: least.grams * 1000 * times }) }
    : fresh
}

/**
 * What was weighed or measured is known of the bait only: supplements differ a thousandfold. Their capsules count as
 * the strongest sold; a strength in international units is left to the vet.
 */
function vitaminD(toxin: Toxin, quantities: readonly Quantity[], text: string): AmountEaten | null {
  const isBait = /\bbaits?\b|\b(?:rat|mouse|mice|rodent)\b|\bblocks?\b|terad|agrid|quintox/i.test(text)
  if (isBait || sum(quantities, 'mg') > 0) return plain(toxin, quantities)
  const capsule = toxin.forms.find(({ id }) => id === 'capsule')
  const count = sum(quantities, 'tablet')
  return count === 0 || capsule === undefined || /\d\s*(?:iu|i\.u\.|units?)\b/i.test(text)
    ? null
    : { mg: count * strongest(capsule), known: false, sources: capsule.src }
}

function plain(toxin: Toxin, quantities: readonly Quantity[]): AmountEaten | null {
  const mg = sum(quantities, 'mg')
  if (mg > 0) return { mg, known: true, sources: [] }
  const product = toxin.forms.find(({ unit }) => unit === 'mg/g')
  const grams = gramsIn(toxin.id, quantities)
  if (grams === null) return null
  const perGram = product === undefined ? 1000 : strongest(product)
  return { mg: grams.grams * perGram, known: grams.known, sources: product?.src ?? [] }
}
