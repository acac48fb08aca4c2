import type { Groups } from '../written/module-of.ts'
import { UnusableKnowledge } from '../written/read-written.ts'
import type { WrittenPet, WrittenPossibleCondition } from './written-possible-condition.ts'

const SIGNS = { strong: '++', some: '+', against: '-', strong_against: '--' } as const
const STRENGTHS = ['strong', 'some', 'against', 'strong_against'] as const

const text = (value: unknown): string => JSON.stringify(value)

export function possibleConditionSource(written: WrittenPossibleCondition, groups: Groups): string {
  const { id, name, species, more_likely, less_likely, evidence, needs, explains } = written
  const { urgency, commonness, description, sources } = written
  const said = [...wordsOf('++', evidence.strong), ...wordsOf('+', evidence.some)]
  return text({
    id,
    name,
    species,
    prone: more_likely?.map(petOf),
    unlikely: less_likely?.map(petOf),
    evidence: STRENGTHS.flatMap((strength) =>
      findingsOf(evidence[strength], groups).map((finding) => `${SIGNS[strength]}${finding}`),
    ),
    said: said.length === 0 ? undefined : said,
    explains: explains && expanded(explains, groups),
    needs: needs && needsOf(needs, groups),
    urgency,
    commonness,
    description,
    sources,
  })
}

export const reviewedNamesSource = ({
  id,
  other_names,
  published,
}: WrittenPossibleCondition): readonly [string, string] => [
  text(id),
  text({ synonyms: other_names, prevalence: published }),
]

type Facts = Omit<NonNullable<WrittenPossibleCondition['evidence']['against']>, 'said'>

/** Each question with the answers that count, such as `eating:reduced,treats_only`; symptoms stand under `sym`. */
function findingsOf(facts: Facts | undefined, groups: Groups): readonly string[] {
  const { symptoms, answers = {} } = facts ?? {}
  return [...(symptoms === undefined ? [] : [['sym', symptoms] as const]), ...Object.entries(answers)].map(
    ([question, values]) => `${question}:${expanded(values, groups).join(',')}`,
  )
}

const wordsOf = (
  sign: '++' | '+',
  facts: WrittenPossibleCondition['evidence']['strong'],
): readonly string[] => (facts?.said ?? []).map((phrase) => `${sign}${phrase}`)

function needsOf(needs: NonNullable<WrittenPossibleCondition['needs']>, groups: Groups): unknown {
  const answer = findingsOf(needs, groups)
  if (answer.length === 0) return { words: true }
  return { answer, orWords: needs.said }
}

const petOf = (pet: WrittenPet): unknown => ({
  species: pet.species,
  breeds: pet.breed_named,
  groups: pet.breed,
  notGroups: pet.no_breed,
  sex: pet.sex,
  neutered: pet.neutered,
  minMonths: pet.at_least_months,
  maxMonths: pet.younger_than_months,
  minKg: pet.at_least_kg,
  maxKg: pet.lighter_than_kg,
  known: pet.known,
  factor: pet.times,
})

const expanded = (values: readonly string[], groups: Groups): readonly string[] =>
  values.flatMap((value) => {
    if (!/^[A-Z]/.test(value)) return [value]
    const group = groups[value]
    if (group === undefined) throw new UnusableKnowledge(`groups.yaml has no ${value}`)
    return group
  })
