import type { Act, CareLine } from '#domain/knowledge/care/care-line.ts'
import type { Condition } from '#domain/logic/condition.ts'
import type { Entry, Line, Reading } from './entry.ts'
import { pointers, readingsOf } from './readings.ts'
import { tellCondition } from './condition.ts'
import { quoted, withoutName } from './words.ts'

const ACTS: Readonly<Record<Act, string>> = {
  cool: 'cools the body',
  warm: 'warms the body',
  press: 'presses the body',
  wash: 'washes the coat',
  rinse: 'rinses',
  sugar: 'gives sugar',
  limit_water: 'gives water little by little',
  fast: 'gives nothing by mouth',
  walk: 'walks or moves the pet',
}

export function tellCareLine(line: CareLine): Line {
  const says = `${quoted(withoutName(line.text))} [${line.sources.join(', ')}]`
  const of = [...limitsOf(line), ...marksOf(line)]
  return of.length === 0 ? says : { says, of }
}

const limitsOf = ({ species, onlyFor, notFor }: CareLine): readonly Line[] => [
  ...(species === undefined ? [] : [`Only for ${species}s.`]),
  ...(onlyFor === undefined ? [] : [ledBy('Said only where', onlyFor)]),
  ...(notFor === undefined ? [] : [ledBy('Left out where', notFor)]),
]

function ledBy(lead: string, when: Condition): Line {
  const told = tellCondition(when)
  return typeof told === 'string'
    ? { says: `${lead} this is known:`, of: [told] }
    : { says: `${lead} ${lowered(told.says)}`, of: told.of }
}

const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

function marksOf(line: CareLine): readonly string[] {
  const marks = [
    ...(line.pausesFood === true ? ['it holds back food'] : []),
    ...(line.changesFood === true ? ['it changes what the pet eats'] : []),
    ...(line.feeds === true ? ['it asks to feed'] : []),
    ...(line.byMouth === true ? ['it puts something into the mouth'] : []),
    ...(line.does === undefined ? [] : [`it ${ACTS[line.does]}`]),
    ...(line.waitsHours === undefined
      ? []
      : [
          `it lets an owner wait ${line.waitsHours} hours${
            line.waitsFrom === undefined ? '' : line.waitsFrom === 'now' ? ' from now' : ' from when it began'
          }`,
        ]),
  ]
  return [
    ...(marks.length === 0 ? [] : [`What it does: ${marks.join('; ')}.`]),
    ...(line.against === undefined
      ? []
      : [`No answer says it together with a line that ${ACTS[line.against]}.`]),
  ]
}

export const readingsOfCare = (lines: readonly CareLine[]): readonly Reading[] =>
  lines.flatMap(({ onlyFor, notFor, sources }) => [
    ...(onlyFor === undefined ? [] : readingsOf(onlyFor, 'is said for')),
    ...(notFor === undefined ? [] : readingsOf(notFor, 'is left out for')),
    ...pointers('source', sources),
  ])

export function careLinesIn(data: unknown): readonly CareLine[] {
  if (isCareLine(data)) return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(careLinesIn) : []
}

const isCareLine = (data: unknown): data is CareLine =>
  typeof data === 'object' && data !== null && 'text' in data && 'sources' in data

export const codesOf = (reads: Entry['reads']): readonly string[] =>
  reads.flatMap(({ of, id }) => (of === 'source' ? [id] : []))
