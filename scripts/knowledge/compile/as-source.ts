import { membersSource as members } from './compiled.ts'
import type { Needs } from './module-of.ts'
import type { WrittenCondition } from './written-condition.ts'
import type { WrittenAtlasEntry, WrittenExample, WrittenRule } from './written-entries.ts'
import type { WrittenRisk, WrittenSubstances } from './written-substances.ts'

const text = (value: unknown): string => JSON.stringify(value)
const isGroup = (value: string): boolean => /^[A-Z]/.test(value)

/** Values separated by commas; a group is spread. */
function spread(values: readonly string[], needs: Needs): string {
  return values
    .map((value) => {
      if (!isGroup(value)) return text(value)
      needs.groups.add(value)
      return `...${value}`
    })
    .join(', ')
}

const list = (values: readonly string[], needs: Needs): string => `[${spread(values, needs)}]`

const CONDITION = '#domain/logic/condition.ts'
const EXAMPLES = '../examples.ts'
const ATLAS = '../atlas/beside.ts'
const SUBSTANCES = '../substances/alike.ts'
const FACTS = './facts.ts'

const entryOf = <Value>(record: Readonly<Record<string, Value>>): readonly [string, Value] => {
  const [entry] = Object.entries(record)
  if (entry === undefined) throw new Error('An empty condition passed the schema.')
  return entry
}

/** A condition as the call that makes it. */
export function conditionSource(written: WrittenCondition, needs: Needs): string {
  const call = (name: string, args: string): string => `${needs.from(CONDITION, name)}(${args})`
  const parts = (of: readonly WrittenCondition[]): string =>
    of.map((part) => conditionSource(part, needs)).join(', ')
  const about = ([question, values]: readonly [string, readonly string[]]): string =>
    `${text(question)}, ${spread(values, needs)}`
  if (written.all !== undefined) return call('all', parts(written.all))
  if (written.any !== undefined) return call('any', parts(written.any))
  if (written.not !== undefined) return call('not', conditionSource(written.not, needs))
  if (written.symptom !== undefined) return call('symptom', spread(written.symptom, needs))
  if (written.answer !== undefined) return call('answer', about(entryOf(written.answer)))
  if (written.only !== undefined) return call('only', about(entryOf(written.only)))
  if (written.number_at_least !== undefined)
    return call('numberAtLeast', entryOf(written.number_at_least).map(text).join(', '))
  if (written.number_at_most !== undefined)
    return call('numberAtMost', entryOf(written.number_at_most).map(text).join(', '))
  if (written.known !== undefined) return call('known', written.known.map(text).join(', '))
  if (written.so !== undefined) return needs.from(FACTS, written.so)
  if (written.intact !== undefined) return needs.from(CONDITION, 'intact')
  const [word, value] = entryOf(written)
  return call(ONE_VALUE[word] ?? word, text(value))
}

/** Words of the files whose function is called otherwise. */
const ONE_VALUE: Readonly<Record<string, string>> = {
  younger_than_months: 'ageUnder',
  at_least_months: 'ageAtLeast',
  lighter_than_kg: 'weightUnder',
  told: 'text',
}

const optional = (value: unknown): string | undefined => (value === undefined ? undefined : text(value))

/** A rule without its examples. */
export const ruleSource = (rule: WrittenRule, needs: Needs): string =>
  `{ ${members([
    ['id', text(rule.id)],
    ['when', conditionSource(rule.when, needs)],
    ['atLeast', text(rule.level)],
    ['family', optional(rule.family)],
    ['about', optional(rule.about)],
    ['callWithin', optional(rule.call_within)],
    ['yieldsToDose', optional(rule.yields_to_dose)],
    ['because', text(rule.because)],
    ['sources', text(rule.sources)],
  ])} }`

/** The examples of a rule by its id, for tests. */
export const examplesSource = ({ id, examples }: WrittenRule, needs: Needs): readonly [string, string] => [
  text(id),
  `[\n${examples.map((example) => `    ${exampleSource(example, needs)},\n`).join('')}  ]`,
]

function exampleSource(example: WrittenExample, needs: Needs): string {
  const more = members([
    ['ageMonths', optional(example.age_months)],
    ['weightKg', optional(example.weight_kg)],
    ['gender', optional(example.gender)],
    ['isNeutered', optional(example.neutered)],
    ['breed', optional(example.breed)],
    ['conditions', optional(example.conditions)],
    ['notes', optional(example.notes)],
  ])
  const args = [text(example.symptoms), text(example.answers ?? {}), ...(more === '' ? [] : [`{ ${more} }`])]
  const given = `${needs.from(EXAMPLES, example.pet === 'dog' ? 'aDog' : 'aCat')}(${args.join(', ')})`
  return `{ name: ${text(example.name)}, given: ${given}, expect: ${text(example.expect)} }`
}

const record = (
  answers: Readonly<Record<string, readonly string[]>> | undefined,
  needs: Needs,
): string | undefined =>
  answers === undefined
    ? undefined
    : `{ ${members(Object.entries(answers).map(([question, values]) => [question, list(values, needs)]))} }`

/** An entry of the atlas. */
export function atlasEntrySource(entry: WrittenAtlasEntry, needs: Needs): string {
  const { explains, never, age_months: age } = entry
  const signs = (
    symptoms: string | undefined,
    answers: Readonly<Record<string, readonly string[]>> | undefined,
  ): string =>
    `{ ${members([
      ['symptoms', symptoms],
      ['answers', record(answers, needs)],
    ])} }`
  return `{ ${members([
    ['id', text(entry.id)],
    ['name', text(entry.name)],
    ['because', text(entry.because)],
    ['systems', text(entry.systems)],
    ['words', text(entry.words)],
    ['species', optional(entry.species)],
    ['ageMonths', `{ from: ${age.from}, under: ${age.under ?? null} }`],
    ['sex', optional(entry.sex)],
    ['intact', optional(entry.intact)],
    ['breeds', optional(entry.breeds)],
    ['knownAs', optional(entry.known_as)],
    ['explains', signs(explains.symptoms && list(explains.symptoms, needs), explains.answers)],
    ['onset', list(entry.onset, needs)],
    ['only', record(entry.only, needs)],
    ['never', never && signs(never.symptoms && symptomsSource(never.symptoms, needs), never.answers)],
    ['confirm', text(entry.confirm)],
    ['twin', text(entry.twin)],
    ['returnWhen', text(entry.return_when)],
    ['sources', text(entry.sources)],
  ])} }`
}

type Symptoms = NonNullable<NonNullable<WrittenAtlasEntry['never']>['symptoms']>

const symptomsSource = (symptoms: Symptoms, needs: Needs): string =>
  'all_but' in symptoms
    ? `${needs.from(ATLAS, 'allBut')}(${spread(symptoms.all_but, needs)})`
    : list(symptoms, needs)

/** Things that share everything but their names. */
export function substancesSource(things: WrittenSubstances, needs: Needs): string {
  const { toxin } = things
  const shared = members([
    ['exposure', text(things.exposure)],
    ['dog', riskSource(things.dog, needs)],
    ['cat', riskSource(things.cat, needs)],
    [
      'toxin',
      toxin &&
        `{ ${members([
          ['id', text(toxin.id)],
          ['form', optional(toxin.form)],
        ])} }`,
    ],
    ['because', text(things.because)],
    ['sources', text(things.sources)],
  ])
  const named = Object.entries(things.names).map(([name, words]) =>
    words.length === 0 ? `[${text(name)}]` : `[${text(name)}, ${text(words.join(', '))}]`,
  )
  return `...${needs.from(SUBSTANCES, 'alike')}({ ${shared} }, [${named.join(', ')}])`
}

function riskSource(risk: WrittenRisk, needs: Needs): string {
  const home = (upTo: string): string => `${needs.from(SUBSTANCES, 'home')}(${upTo})`
  if (typeof risk !== 'string') return home(text(risk.home_up_to))
  if (risk === 'monitor_at_home') return home('')
  return needs.from(SUBSTANCES, risk === 'er_urgent' ? 'emergency' : 'call')
}
