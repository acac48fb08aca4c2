import { conditionsByEmergency } from '#domain/knowledge/compiled/emergencies.ts'
import type { ConditionKnowledge, PetFit } from '#domain/knowledge/conditions/condition.ts'
import { conditionsForReview } from '#domain/knowledge/compiled/condition-reviews.ts'
import { breedParts } from './breed-parts.ts'
import { chapterOf } from '../tell/chapters.ts'
import type { Entry, Line, Part, Reading } from '../tell/entry.ts'
import { knownPhrase } from '../tell/known-names.ts'
import { pointers } from '../tell/readings.ts'
import { tellSigns } from '../tell/signs.ts'
import {
  ageWords,
  breedWords,
  capital,
  familyWords,
  levelWords,
  listed,
  quoted,
  sentence,
  sourcesOf,
  weightWords,
} from '../tell/words.ts'

const STRENGTHS = [
  ['++', 'Speaks strongly for it'],
  ['+', 'Speaks for it'],
  ['-', 'Speaks against it'],
  ['--', 'Speaks strongly against it'],
] as const

type Finding = { readonly sign: string; readonly question: string; readonly values: readonly string[] }

const findingOf = (evidence: string): Finding => {
  const [, sign = '', question = '', values = ''] = /^([+-]*)([^:]*):(.*)$/.exec(evidence) ?? []
  return { sign, question, values: values.split(',') }
}

export function conditionEntry(condition: ConditionKnowledge): Entry {
  const { id, name, urgency, commonness, description, evidence, sources } = condition
  const review = conditionsForReview[id]
  const findings = evidence.map(findingOf)
  const seen = findings.flatMap(readingsOfFinding)
  const { from, to } = urgency
  const breeds = [...(condition.prone ?? []), ...(condition.unlikely ?? [])].flatMap((fit) =>
    pointers('breed group', [...(fit.groups ?? []), ...(fit.notGroups ?? [])], 'weighs'),
  )
  return {
    id: `condition.${id}`,
    kind: 'condition',
    title: name,
    page: chapterOf(seen.filter(({ as = '' }) => as.endsWith('for it'))),
    parts: [
      { head: 'Told to the owner', lines: [quoted(description)] },
      {
        head: 'Other names and how common it is',
        lines: [
          ...otherNames(condition, review),
          `${capital(commonness)} in general practice. ${whoOf(condition)}`,
          ...publishedOf(review),
        ],
      },
      {
        head: 'How urgent it is, if the pet has it',
        lines: [
          from === to
            ? `${levelWords(from)} always.`
            : `From ${levelWords(from).toLowerCase()} to ${levelWords(to).toLowerCase()}.`,
        ],
      },
      ...STRENGTHS.flatMap(([sign, head]) => strengthPart(sign, head, findings, condition)),
      ...needsPart(condition),
      ...petParts(condition),
      ...emergencyPart(id),
      ...breedParts(breeds),
    ],
    sources: sourcesOf(sources),
    reads: [
      ...seen,
      ...pointers('symptom', condition.explains ?? [], 'explains'),
      ...needed(condition).flatMap(readingsOfFinding),
      ...breeds,
      ...pointers('source', sources),
    ],
    content: { ...condition, ...review, emergencies: emergenciesOf(id) },
  }
}

type Review = (typeof conditionsForReview)[string] | undefined

/** Without those that the name holds already. */
function otherNames({ name }: ConditionKnowledge, review: Review): readonly string[] {
  const others = [...new Set(review?.synonyms)].filter(
    (synonym) => !name.toLowerCase().includes(synonym.toLowerCase()),
  )
  return others.length === 0
    ? []
    : [`Other names, and what it may be called in our cases: ${others.join(', ')}.`]
}

function publishedOf(review: Review): readonly string[] {
  const told = review?.prevalence
    ?.replace(/^(?:and |overall[,;] |in general practice[:,] )/, '')
    .replace(/^\((.*)\)$/, '$1')
  if (told === undefined) return []
  return [
    sentence(/\d/.test(told) ? `How common, as published: ${told}` : `Said of it, without a figure: ${told}`),
  ]
}

const AS: Readonly<Record<string, string>> = {
  '++': 'speaks strongly for it',
  '+': 'speaks for it',
  '-': 'speaks against it',
  '--': 'speaks strongly against it',
}

const readingsOfFinding = ({ sign, question, values }: Finding): readonly Reading[] =>
  question === 'sym'
    ? pointers('symptom', values, AS[sign] ?? 'needs')
    : [{ of: 'question', id: question, values, as: AS[sign] ?? 'needs' }]

const tellFinding = ({ question, values }: Finding): readonly Line[] =>
  tellSigns(question === 'sym' ? { symptoms: values } : { answers: { [question]: values } })

function strengthPart(
  sign: string,
  head: string,
  findings: readonly Finding[],
  { said = [] }: ConditionKnowledge,
): readonly Part[] {
  const words = said
    .filter((phrase) => /^\+*/.exec(phrase)?.[0] === sign)
    .map((phrase) => phrase.slice(sign.length))
  const lines = [
    ...findings.filter((finding) => finding.sign === sign).flatMap(tellFinding),
    ...(words.length === 0
      ? []
      : [`The owner writes ${listed(words.map((phrase) => quoted(phrase.replaceAll('*', '…'))))}.`]),
  ]
  return lines.length === 0 ? [] : [{ head, lines }]
}

const needed = ({ needs }: ConditionKnowledge): readonly Finding[] =>
  needs !== undefined && 'answer' in needs ? needs.answer.map(findingOf) : []

function needsPart(condition: ConditionKnowledge): readonly Part[] {
  const { needs, evidence } = condition
  const speaking = new Set(
    evidence.map(findingOf).flatMap(({ question, values }) => (question === 'sym' ? values : [])),
  )
  const explains = (condition.explains ?? []).filter((symptom) => !speaking.has(symptom))
  const isByWords = needs !== undefined && ('words' in needs || needs.orWords === true)
  const lines = [
    ...needed(condition).flatMap(tellFinding),
    ...(isByWords ? ['One of the words above, written by the owner.'] : []),
  ]
  return [
    ...(lines.length === 0 ? [] : [{ head: 'Named only with at least one of these', lines }]),
    ...(explains.length === 0
      ? []
      : [
          {
            head: 'May be behind these too, which speak neither for nor against it',
            lines: tellSigns({ symptoms: explains }),
          },
        ]),
  ]
}

const petParts = ({ prone = [], unlikely = [] }: ConditionKnowledge): readonly Part[] => [
  ...(prone.length === 0
    ? []
    : [{ head: 'More likely in', lines: prone.map((fit) => tellFit(fit, 'twice as likely')) }]),
  ...(unlikely.length === 0
    ? []
    : [{ head: 'Less likely in', lines: unlikely.map((fit) => tellFit(fit, '0.3 times as likely')) }]),
]

function tellFit(fit: PetFit, usual: string): string {
  const { breeds, groups, notGroups, minMonths, maxMonths, minKg, maxKg, known } = fit
  const kinds = [
    ...petWords(fit),
    ...(minMonths === undefined || minMonths === 0 ? [] : [`from ${ageWords(minMonths)} of age`]),
    ...(maxMonths === undefined ? [] : [`younger than ${ageWords(maxMonths)}`]),
    ...(minKg === undefined ? [] : [`${weightWords(minKg)} or more`]),
    ...(maxKg === undefined ? [] : [`lighter than ${weightWords(maxKg)}`]),
    ...(breeds === undefined ? [] : [`breeds with ${listed(breeds.map(quoted))} in the name`]),
    ...(groups === undefined ? [] : [listed(groups.map(breedWords))]),
    ...(notGroups === undefined ? [] : [`all but the ${listed(notGroups.map(breedWords), 'and')}`]),
    ...(known === undefined ? [] : [`pets with a known disease or medicine that ${knownPhrase(known)}`]),
  ]
  return `${capital(kinds.join(', '))}: ${timesWords(fit.factor, usual)}.`
}

const timesWords = (factor: number | undefined, usual: string): string =>
  factor === undefined ? usual : factor === 0 ? 'never' : `${factor} times as likely`

/** Such as “intact female dogs”; nothing where it may be any pet. */
function petWords({ species, sex, neutered }: PetFit): readonly string[] {
  const adjectives = [
    ...(neutered === undefined ? [] : [neutered ? neuteredWord(sex) : 'intact']),
    ...(sex === undefined ? [] : [sex]),
  ]
  if (species === undefined && adjectives.length === 0) return []
  return [[...adjectives, species === undefined ? 'pets' : `${species}s`].join(' ')]
}

const neuteredWord = (sex: PetFit['sex']): string =>
  sex === undefined ? 'spayed or neutered' : sex === 'female' ? 'spayed' : 'neutered'

const whoOf = ({ species }: ConditionKnowledge): string =>
  species === undefined ? 'In dogs and cats.' : `Only in ${species}s.`

const emergenciesOf = (id: string): readonly string[] =>
  Object.entries(conditionsByEmergency).flatMap(([family, ids]) => (ids.includes(id) ? [family] : []))

function emergencyPart(id: string): readonly Part[] {
  const families = emergenciesOf(id)
  return families.length === 0
    ? []
    : [
        {
          head: 'If the answer is one of these emergencies, it is listed as a possible cause',
          lines: families.map((one) => capital(`${familyWords(one)}.`)),
        },
      ]
}
