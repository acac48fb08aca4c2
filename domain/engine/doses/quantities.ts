import {
  BEFORE_AN_AMOUNT,
  EATING_BEFORE_A_WEIGHT,
  ENDS_A_COUNT,
  KIND_OF_PET,
  PIECES,
  ROUGH,
} from '#domain/knowledge/compiled/notes/turns/amounts.ts'
import { ONE_TO_TEN } from '#domain/logic/one-to-ten.ts'

export type Quantity = {
  readonly value: number
  readonly unit: QuantityUnit
  readonly at: number
  /** True for milligrams beside a name, "Advil 200 mg": for a pill that may be its strength and not what was eaten. */
  readonly bare?: boolean
}
export type QuantityUnit =
  | 'g'
  | 'mg'
  | 'mg each'
  | 'mL'
  | 'cup'
  | 'tsp'
  | 'tablet'
  | 'piece'
  | 'kiss'
  | 'chip'
  | 'clove'
  | 'bar'
  | 'square'
  | 'packet'
  | 'leaf'

const G_PER_OZ = 28.35
const G_PER_LB = 453.592
const TSP_PER_TBSP = 3

const numberWords: Readonly<Record<string, number>> = {
  ...ONE_TO_TEN,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
}
const fractions: Readonly<Record<string, string>> = {
  '½': '0.5',
  '¼': '0.25',
  '¾': '0.75',
  '⅓': '0.333',
  '⅔': '0.667',
}

const N = String.raw`\d+(?:\.\d+)?`
const SIZE = String.raw`(mg|milligrams?|g|gm|gms|grams?|kg|oz|ounces?|lbs?|pounds?|ml|cups?|tbsps?|tablespoons?|tsps?|teaspoons?)`
/** A word may end in digits: "ten vitamin D3 capsules" are ten. */
const BETWEEN = String.raw`(?:(?!${ENDS_A_COUNT}\b)[a-z-]+\d{0,2}\s+){0,4}?`

const spelled = new RegExp(String.raw`\b(${Object.keys(numberWords).join('|')})\b`, 'g')
const mixed = new RegExp(String.raw`\b(\d+)\s+(?:and\s+)?(\d)\/(\d+)\b`, 'g')

/** Writes every number as digits and takes the high end of a range. */
export function withDigits(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’]/g, "'")
    .replaceAll(/(\d),(\d{3})\b/g, '$1$2')
    .replaceAll(/(?:(\d+)\s{0,9})?([½¼¾⅓⅔])/g, (_, whole: string | undefined, part: string) =>
      String(Number(whole || 0) + Number(fractions[part])),
    )
    .replaceAll(spelled, (word) => String(numberWords[word]))
    .replaceAll(/\bhalf (?:a |of a )?dozen\b/g, '6')
    .replaceAll(/\b(?:a |1 )?dozen\b/g, '12')
    .replaceAll(/\b(\d+) and (?:a )?half\b/g, '$1.5')
    .replaceAll(/\b(?:a |1 )?half(?: of)?(?: an?| the| 1)?\b/g, '0.5')
    .replaceAll(/\b(?:a |1 )?quarter of (?:an?|the)\b/g, '0.25')
    .replaceAll(mixed, (_, whole: string, top: string, low: string) =>
      String(Number(whole) + Number(top) / Number(low)),
    )
    .replaceAll(/\b(\d+)\/(\d+)\b(?!\/)/g, (_, top: string, low: string) =>
      String(Number(low) === 0 ? 0 : Number(top) / Number(low)),
    )
    .replaceAll(/\b(?:a )?couple(?: of)?\b/g, '2')
    .replaceAll(/\b(?:a )?few\b/g, '5')
    .replaceAll(/\bseveral\b/g, '8')
    .replaceAll(/\b(?:the )?(?:whole|entire|full)\b/g, '1')
    .replaceAll(/\ban?\s+(?=[a-z0-9])/g, '1 ')
    .replaceAll(/\b1 1 /g, '1 ')
    .replaceAll(
      new RegExp(String.raw`(${N})\s*(?:-|–|to|or)\s*(${N})`, 'g'),
      (_, low: string, high: string) => String(Math.max(Number(low), Number(high))),
    )
}

const times = new RegExp(
  String.raw`(${N})(?:\s*[x×]\s*|\s+)(?:of\s+)?${BETWEEN}(?:of\s+)?(${N})\s*-?\s*${SIZE}\b`,
  'g',
)
const each = new RegExp(
  String.raw`(${N})\s+[a-z ]{2,30}?,?\s*(?:at\s+|of\s+)?(${N})\s*-?\s*${SIZE}\s+(?:each|apiece|a piece|per)`,
  'g',
)
const single = new RegExp(String.raw`(${N})\s*-?\s*${SIZE}\b`, 'g')
const strengthOf = new RegExp(
  String.raw`(?:(?:they are|they're|theyre|these are|those are|it is|it's|its|each is|each one is|bottle of|box of|pack of|the|strength)\s+(${N})\s*-?\s*(?:mg|milligrams?)\b(?!\s+(?:of|total|in total|all))|(${N})\s*-?\s*(?:mg|milligrams?)\s+(?:ones?|kind|strength|size|tablets|tabs|pills|caplets|capsules|gel\s?caps|softgels|gummies|bottle|box|pack|each|apiece|per)\b)`,
  'g',
)
const TAKEN_BEFORE = new RegExp(String.raw`\b${BEFORE_AN_AMOUNT}\s+$`)
const EATEN_BEFORE = new RegExp(String.raw`\b${EATING_BEFORE_A_WEIGHT}\s+(?:${ROUGH}\s+)?$`)
const TOTAL_AFTER = /^\s+(?:of\b|total\b|in total\b|worth\b|altogether\b)/
const leftOf = new RegExp(
  String.raw`(${N})\s+${BETWEEN}(?:left|remaining|remain)\s+(?:out\s+)?of\s+(?:the\s+|1\s+)?(${N})(?!\s*(?:mg|milligrams?))\b|only\s+(${N})\s+(?:out\s+)?of\s+(?:the\s+)?(${N})\s+(?:are\s+|is\s+)?(?:left|there|remaining)`,
  'g',
)
const lost = new RegExp(
  String.raw`\b(?:short|missing|short by|missing about|ate|eaten|swallowed)\s+(?:about\s+|maybe\s+|by\s+)?(${N})(?=\s*(?:[.,;!?)]|$|of (?:them|those|these)\b|and\b|from\b|so\b|out\b))|(${N})\s+(?:of (?:them|those|these)\s+)?(?:are\s+|is\s+|were\s+)?(?:short|missing|gone|unaccounted)\b`,
  'g',
)
const counted = new RegExp(String.raw`(?<![a-z])(${N})\s+(?:more\s+)?${BETWEEN}(${PIECES})\b`, 'g')
const more = new RegExp(
  String.raw`\b(?:and|plus|then|\+)\s+(${N})\s+(?:more|last night|this morning|yesterday|today|tonight|earlier|later|before)`,
  'g',
)
const WEIGHT_UNIT = String.raw`(?:lbs?|pounds?|kg|kgs|kilos?|kilograms?)`
/** What the pet weighs is no amount eaten; "a 5 lb bag" and "2 pounds of chocolate" are. */
const petWeight = new RegExp(
  String.raw`(?:\b(?:weigh\w*|(?:he|she|it|dog|cat|pup|puppy|kitten)(?:'s|s| is))\s+(?:in at\s+)?(?:about\s+|around\s+|only\s+|just\s+|now\s+|like\s+)?)${N}\s*-?\s*${WEIGHT_UNIT}\b|${N}\s*-?\s*(?:${WEIGHT_UNIT}|pounder)\s*-?\s*(?:(?:old|female|male|senior|small|little|tiny|big|black|white|brown|chocolate|yellow|adult|mixed|mini|toy) )?${KIND_OF_PET}\b`,
  'g',
)
/**
 * A weight this near to the pet's own, as a share, is the pet's, unless it is said to have been eaten or to be of
 * something; a pet of `MOST_EATEN_KG` or more eats nothing as heavy as itself.
 */
const AS_HEAVY = 0.15
const MOST_EATEN_KG = 5
const OF_A_PACK = /^\s*(?:of|bags?|box(?:es)?|bars?|blocks?|tubs?|sacks?|packs?|packages?|jars?|worth)\b/

/**
 * Every amount in the text, counts already multiplied by the size they belong to. A weight near to the pet's own, where
 * that is known, is taken for the pet's.
 */
export function quantitiesIn(text: string, petKg: number | null = null): readonly Quantity[] {
  let rest = withDigits(text).replaceAll(petWeight, (found) => ' '.repeat(found.length))
  const found: Quantity[] = []
  const take = (pattern: RegExp, read: (match: readonly string[], at: number) => Quantity | null): void => {
    rest = rest.replaceAll(pattern, (...args: unknown[]) => {
      const groups = args.filter((part): part is string => typeof part === 'string')
      const at = args.find((part): part is number => typeof part === 'number') ?? 0
      const quantity = read(groups, at)
      if (quantity === null) return groups[0] ?? ''
      found.push(quantity)
      return ' '.repeat((groups[0] ?? '').length)
    })
  }
  const multiplied = ([, count = '', size = '', unit = '']: readonly string[], at: number): Quantity =>
    sized(Number(count) * Number(size), unit, at)
  let strength: Quantity | null = null
  const remember = (quantity: Quantity, count: number): Quantity => {
    if (quantity.unit === 'mg' && count > 0) strength = { ...quantity, value: quantity.value / count }
    return quantity
  }
  take(each, (match, at) => remember(multiplied(match, at), Number(match[1])))
  take(times, (match, at) => remember(multiplied(match, at), Number(match[1])))
  take(strengthOf, ([, first = '', second = ''], at) => {
    const value = Number(first || second)
    strength = { value, unit: 'mg', at }
    return { value, unit: 'mg each', at }
  })
  take(single, ([whole = '', size = '', unit = ''], at) => {
    const isTaken = TAKEN_BEFORE.test(rest.slice(0, at)) || TOTAL_AFTER.test(rest.slice(at + whole.length))
    const isPets = /^(?:lb|pound|kg)/.test(unit) && isAsHeavy(sized(Number(size), unit, at), petKg)
    if (isPets && petKg !== null && petKg >= MOST_EATEN_KG) return null
    const isEaten = EATEN_BEFORE.test(rest.slice(0, at)) || TOTAL_AFTER.test(rest.slice(at + whole.length))
    if (isPets && !isEaten && !OF_A_PACK.test(rest.slice(at + whole.length))) return null
    const quantity = remember(sized(Number(size), unit, at), 1)
    return quantity.unit === 'mg' && !isTaken ? { ...quantity, bare: true } : quantity
  })
  take(more, ([, count = ''], at) =>
    strength === null
      ? { value: Number(count), unit: 'tablet', at }
      : { value: Number(count) * strength.value, unit: 'mg', at },
  )
  take(leftOf, ([, left = '', whole = '', leftToo = '', wholeToo = ''], at) => ({
    value: Math.max(Number(whole || wholeToo) - Number(left || leftToo), 0),
    unit: 'tablet',
    at,
  }))
  take(counted, ([, count = '', thing = ''], at) => ({ value: Number(count), unit: countUnit(thing), at }))
  take(lost, ([, first = '', second = ''], at) => ({ value: Number(first || second), unit: 'tablet', at }))
  return found.filter(({ value }) => Number.isFinite(value) && value >= 0)
}

const isAsHeavy = ({ value }: Quantity, petKg: number | null): boolean =>
  petKg !== null && Math.abs(value / 1000 - petKg) <= petKg * AS_HEAVY

function sized(value: number, unit: string, at: number): Quantity {
  if (unit.startsWith('mg') || unit.startsWith('milli')) return { value, unit: 'mg', at }
  if (unit === 'ml') return { value, unit: 'mL', at }
  if (unit === 'kg') return { value: value * 1000, unit: 'g', at }
  if (unit.startsWith('oz') || unit.startsWith('ounce')) return { value: value * G_PER_OZ, unit: 'g', at }
  if (unit.startsWith('lb') || unit.startsWith('pound')) return { value: value * G_PER_LB, unit: 'g', at }
  if (unit.startsWith('cup')) return { value, unit: 'cup', at }
  if (unit.startsWith('tb') || unit.startsWith('tables'))
    return { value: value * TSP_PER_TBSP, unit: 'tsp', at }
  if (unit.startsWith('t')) return { value, unit: 'tsp', at }
  return { value, unit: 'g', at }
}

function countUnit(thing: string): QuantityUnit {
  if (/^(?:tablet|pill|caplet|capsule|gel)/.test(thing)) return 'tablet'
  if (thing.startsWith('bar')) return 'bar'
  if (thing.startsWith('kiss')) return 'kiss'
  if (/^(?:chip|morsel)/.test(thing)) return 'chip'
  if (thing.startsWith('clove')) return 'clove'
  if (thing.startsWith('square')) return 'square'
  if (/^(?:pack|bag|box|block)/.test(thing)) return 'packet'
  if (/^(?:lea|petal)/.test(thing)) return 'leaf'
  return 'piece'
}

export function writtenWeightKg(text: string): number | null {
  const [found] = withDigits(text).match(petWeight) ?? []
  const [, value = '', unit = ''] =
    new RegExp(String.raw`(${N})\s*-?\s*(lbs?|pounds?|kg|kilos?|pounder)`).exec(found ?? '') ?? []
  const number = Number(value)
  if (found === undefined || value === '' || number <= 0) return null
  return unit.startsWith('k') ? number : (number * G_PER_LB) / 1000
}
