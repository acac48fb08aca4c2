import type { GeocodeAnswer } from '#contract/map/map.ts'
import type { Gazetteer, Town } from './gazetteer.ts'
import { NICKNAMES, placeKey } from './place-name.ts'
import { STATES } from './states.ts'

const COUNTRY = /[\s,]+(?:usa|u\.s\.a\.?|us|u\.s\.|united states(?: of america)?)$/i
const ZIP = /(?<![\d-])(\d{5})(?:-\d{4})?$/

const STATE_ENDINGS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(STATES).flatMap(([code, name]) => [
    [placeKey(code), code] as const,
    [placeKey(name), code] as const,
  ]),
  ['d c', 'DC'] as const,
])
const STATE_WORDS = 4

const TOWN_WORDS = 6

const asAnswer = (town: Town, source: GeocodeAnswer['source'], zip = ''): GeocodeAnswer => ({
  lat: town.lat,
  lng: town.lng,
  source,
  formattedAddress: `${town.city}, ${town.state}${zip === '' ? '' : ` ${zip}`}`,
})

const namesIn = (text: string): string[] => {
  const last = text
    .split(',')
    .map(placeKey)
    .findLast((part) => part !== '')
  if (last === undefined) return []
  if (!/^\d/.test(last)) return [last]
  const words = last.split(' ')
  return words
    .slice(1)
    .map((_word, index) => words.slice(index + 1).join(' '))
    .slice(-TOWN_WORDS)
}

const splitState = (text: string): { readonly before: string; readonly state: string } | null => {
  const parts = text.split(/([\s,]+)/)
  // The longest ending first, so that "West Virginia" is not "Virginia".
  for (let words = STATE_WORDS; words > 0; words -= 1) {
    const cut = parts.length - (words * 2 - 1)
    const state = cut < 0 ? undefined : STATE_ENDINGS.get(placeKey(parts.slice(cut).join('')))
    if (state !== undefined) return { before: parts.slice(0, cut).join(''), state }
  }
  return null
}

const firstTowns = (
  names: readonly string[],
  state: string | null,
  gazetteer: Gazetteer,
): readonly Town[] => {
  for (const name of names) {
    const meant = NICKNAMES.get(name)
    const towns = gazetteer.towns(meant ?? name, state)
    if (towns.length > 0) return meant === undefined ? towns : towns.slice(0, 1)
  }
  return []
}

const wordsIn = (text: string): number => placeKey(text).split(' ').length

/**
 * The towns an address without ZIP code may name: one where it names a state, else all of that name. A state alone
 * counts only where a town has its name in it.
 */
const townsOf = (text: string, gazetteer: Gazetteer): readonly Town[] => {
  const split = splitState(text)
  if (split === null) return firstTowns(namesIn(text), null, gazetteer)
  const { before, state } = split
  const key = placeKey(text)
  if (key === 'washington') return gazetteer.towns(key, null)
  if (placeKey(before) === '') return gazetteer.towns(key, state).slice(0, 1)
  const towns = firstTowns(namesIn(before), state, gazetteer)
  if (towns.length > 0 || /,\s*$/.test(before)) return towns.slice(0, 1)
  // "Port Washington" ends like a state and is none.
  const longer = namesIn(text).filter((name) => wordsIn(name) > wordsIn(text.slice(before.length)))
  return firstTowns(longer, null, gazetteer)
}

const answerOf = (towns: readonly Town[], gazetteer: Gazetteer): GeocodeAnswer | null => {
  const [largest] = towns
  if (largest === undefined) return null
  const answer = asAnswer(largest, 'city')
  if (towns.length === 1) return answer
  const choices = towns.map((town) => {
    const { lat, lng, formattedAddress } = asAnswer(town, 'city', gazetteer.zipOf(town) ?? '')
    return { lat, lng, formattedAddress }
  })
  return { ...answer, choices }
}

/** The ZIP code that leads an address ("97201 Portland, OR"), as far as what follows agrees; else it numbers a house. */
const leadingZip = (text: string, gazetteer: Gazetteer): GeocodeAnswer | null => {
  const [, zip, rest] = /^(\d{5})(?:-\d{4})?[\s,]+(\D+)$/.exec(text) ?? []
  const known = zip === undefined ? null : gazetteer.zip(zip)
  if (zip === undefined || rest === undefined || known === null) return null
  const split = splitState(rest)
  if (split !== null && split.state !== known.state) return null
  const name = placeKey(split === null ? rest : split.before)
  return name === '' || name === placeKey(known.city) ? asAnswer(known, 'zip', zip) : null
}

/**
 * As well as the town or ZIP code in it tells: "94103", "Portland, OR", "portland oregon", "Portland" (the largest,
 * with the others to choose from), or a street before any of these. A ZIP code that is not known leaves the town to
 * decide.
 */
export const lookUpAddress = (address: string, gazetteer: Gazetteer): GeocodeAnswer | null => {
  const text = address
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[\s,.]+$/, '')
    .replace(COUNTRY, '')
  const [ending, zip] = ZIP.exec(text) ?? []
  if (ending === undefined || zip === undefined) {
    const led = leadingZip(text, gazetteer)
    if (led !== null) return led
    return answerOf(townsOf(text, gazetteer), gazetteer)
  }
  const known = gazetteer.zip(zip)
  if (known !== null) return asAnswer(known, 'zip', zip)
  return answerOf(townsOf(text.slice(0, -ending.length).replace(/[\s,]+$/, ''), gazetteer), gazetteer)
}
