import {
  membersSource as members,
  optionalSource as optional,
  recordSource,
  valueSource as text,
} from '../written/compiled.ts'
import type { Needs } from '../written/module-of.ts'
import { conditionSource, spread } from '../written/condition-source.ts'
import type { WrittenAtlasEntry, WrittenExample, WrittenRule } from './written-entries.ts'
import type { WrittenRisk, WrittenSubstances } from './written-substances.ts'

const list = (values: readonly string[], needs: Needs): string => `[${spread(values, needs)}]`

const EXAMPLES = '#domain/knowledge/examples.ts'
const ATLAS = '#domain/knowledge/atlas/beside.ts'
const SUBSTANCES = '#domain/knowledge/substances/alike.ts'

export const ruleSource = (rule: WrittenRule, needs: Needs): string =>
  recordSource([
    ['id', text(rule.id)],
    ['when', conditionSource(rule.when, needs)],
    ['atLeast', text(rule.level)],
    ['family', optional(rule.family)],
    ['about', optional(rule.about)],
    ['callWithin', optional(rule.call_within)],
    ['yieldsToDose', optional(rule.yields_to_dose)],
    ['because', text(rule.because)],
    ['sources', text(rule.sources)],
  ])

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
    : recordSource(Object.entries(answers).map(([question, values]) => [question, list(values, needs)]))

export function atlasEntrySource(entry: WrittenAtlasEntry, needs: Needs): string {
  const { explains, never, age_months: age } = entry
  const signs = (
    symptoms: string | undefined,
    answers: Readonly<Record<string, readonly string[]>> | undefined,
  ): string =>
    recordSource([
      ['symptoms', symptoms],
      ['answers', record(answers, needs)],
    ])
  return recordSource([
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
    ['evenWith', optional(entry.even_with)],
    ['explains', signs(explains.symptoms && list(explains.symptoms, needs), explains.answers)],
    ['onset', list(entry.onset, needs)],
    ['only', record(entry.only, needs)],
    ['never', never && signs(never.symptoms && symptomsSource(never.symptoms, needs), never.answers)],
    ['confirm', text(entry.confirm)],
    ['twin', text(entry.twin)],
    ['returnWhen', text(entry.return_when)],
    ['sources', text(entry.sources)],
  ])
}

type Symptoms = NonNullable<NonNullable<WrittenAtlasEntry['never']>['symptoms']>

const symptomsSource = (symptoms: Symptoms, needs: Needs): string =>
  'all_but' in symptoms
    ? `${needs.from(ATLAS, 'allBut')}(${spread(symptoms.all_but, needs)})`
    : list(symptoms, needs)

export function substancesSource(things: WrittenSubstances, needs: Needs): string {
  const { toxin } = things
  const shared = members([
    ['exposure', text(things.exposure)],
    ['dog', riskSource(things.dog, needs)],
    ['cat', riskSource(things.cat, needs)],
    [
      'toxin',
      toxin &&
        recordSource([
          ['id', text(toxin.id)],
          ['form', optional(toxin.form)],
        ]),
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
