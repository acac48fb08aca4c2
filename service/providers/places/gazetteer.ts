import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { CHOICES_MAX } from '#contract/map/map.ts'
import { milesBetween, type Point } from '#domain/vets/distance.ts'
import { placeKey } from './place-name.ts'
import { sortedLines } from './sorted-lines.ts'

export type Town = Point & { readonly city: string; readonly state: string }

/**
 * A ZIP code stands for the town at the middle of its area. `towns` takes a name as `placeKey` writes it and gives the
 * largest first, without a state anywhere; `zipOf` gives the code closest to the town's middle, and null where none
 * bears its name.
 */
export type Gazetteer = {
  zip(code: string): Town | null
  towns(key: string, state: string | null): readonly Town[]
  zipOf(town: Town): string | null
}

const unzip = promisify(gunzip)

const readRows = async (file: string): Promise<string[]> => {
  const packed = await readFile(new URL(`./data/${file}`, import.meta.url))
  return (await unzip(packed)).toString('utf8').trimEnd().split('\n')
}

const townOf = (city: string, state: string, lat: string, lng: string): Town => ({
  city,
  state,
  lat: Number(lat),
  lng: Number(lng),
})

const readZip = (rest: string): Town => {
  const [lat = '', lng = '', city = '', state = ''] = rest.split('\t')
  return townOf(city, state, lat, lng)
}

const readCity = (row: string): Town => {
  const [city = '', state = '', lat = '', lng = ''] = row.split('\t')
  return townOf(city, state, lat, lng)
}

/** From so many people on, "New York City" is found as "New York" too. */
const LARGE = 100_000

const namesOf = (name: string, people: number): string[] => {
  const key = placeKey(name)
  const isCity = people >= LARGE && key.endsWith(' city')
  return isCity ? [key, key.slice(0, -' city'.length)] : [key]
}

const BREAK = ';'

const grouped = <Entry>(entries: Iterable<readonly [key: string, entry: Entry]>): Map<string, Entry[]> => {
  const groups = new Map<string, Entry[]>()
  for (const [key, entry] of entries) {
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  return groups
}

const loadTowns = async (): Promise<Gazetteer['towns']> => {
  const rows = (await readRows('cities.tsv.gz')).flatMap((row) => {
    const [name = '', state = '', , , people = ''] = row.split('\t')
    const town = { row, people: Number(people) }
    return namesOf(name, town.people).flatMap((key) => [
      [`${key}|${state}`, town] as const,
      [`${key}|`, town] as const,
    ])
  })
  const lines = [...grouped(rows)].map(([key, towns]) => {
    const largest = towns.toSorted((one, other) => other.people - one.people).slice(0, CHOICES_MAX)
    return `${key}\t${largest.map(({ row }) => row).join(BREAK)}`
  })
  const find = sortedLines(lines)
  return (key, state) =>
    find(`${key}|${state ?? ''}`)
      ?.split(BREAK)
      .map(readCity) ?? []
}

const loadZips = async (): Promise<Pick<Gazetteer, 'zip' | 'zipOf'>> => {
  const rows = await readRows('zips.tsv.gz')
  const find = sortedLines(rows)
  const ofTown = grouped(
    rows.map((row) => {
      const [code = '', , , city = '', state = ''] = row.split('\t')
      return [`${placeKey(city)}|${state}`, code] as const
    }),
  )
  const findCodes = sortedLines([...ofTown].map(([key, codes]) => `${key}\t${codes.join(BREAK)}`))
  const zip: Gazetteer['zip'] = (code) => {
    const rest = find(code)
    return rest === null ? null : readZip(rest)
  }
  return {
    zip,
    zipOf(town) {
      const codes = findCodes(`${placeKey(town.city)}|${town.state}`)?.split(BREAK) ?? []
      const away = (code: string): number => milesBetween(town, zip(code) ?? town)
      return codes.toSorted((one, other) => away(one) - away(other))[0] ?? null
    },
  }
}

/** One list after the other, so that requests get their turn in between. */
export const loadGazetteer = async (): Promise<Gazetteer> => {
  const zips = await loadZips()
  return { ...zips, towns: await loadTowns() }
}
