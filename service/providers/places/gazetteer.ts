import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Point } from '#domain/vets/distance.ts'
import { placeKey } from './place-name.ts'
import { sortedLines } from './sorted-lines.ts'

/** A town with the state it lies in. */
export type Town = Point & { readonly city: string; readonly state: string }

/** ZIP codes and towns of the US. */
export type Gazetteer = {
  /** The town of a ZIP code of five digits, at the middle of its area; null: no such code. */
  zip(code: string): Town | null
  /** The town of this name (as `placeKey` writes it), in a state or, without one, the largest; null: there is none. */
  town(key: string, state: string | null): Town | null
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

/** Reads the towns that lie beside this file; rows stay bytes until they are asked for. */
const loadTowns = async (): Promise<Gazetteer['town']> => {
  const towns = new Map<string, { readonly row: string; readonly people: number }>()
  for (const row of await readRows('cities.tsv.gz')) {
    const [name = '', state = '', , , people = ''] = row.split('\t')
    const town = { row, people: Number(people) }
    for (const key of namesOf(name, town.people).flatMap((each) => [`${each}|${state}`, `${each}|`])) {
      if ((towns.get(key)?.people ?? -1) < town.people) towns.set(key, town)
    }
  }
  const find = sortedLines([...towns].map(([key, { row }]) => `${key}\t${row}`))
  return (key, state) => {
    const row = find(`${key}|${state ?? ''}`)
    return row === null ? null : readCity(row)
  }
}

const loadZips = async (): Promise<Gazetteer['zip']> => {
  const find = sortedLines(await readRows('zips.tsv.gz'))
  return (code) => {
    const rest = find(code)
    return rest === null ? null : readZip(rest)
  }
}

/** Reads both lists that lie beside this file, one after the other so that requests get their turn in between. */
export const loadGazetteer = async (): Promise<Gazetteer> => {
  const zip = await loadZips()
  const town = await loadTowns()
  return { zip, town }
}
