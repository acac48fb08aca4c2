import { followUpWords, soonerWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { ruleExamples } from '#domain/knowledge/compiled/rule-examples.ts'
import { tellsOfSigns } from '#domain/engine/doses/signs.ts'
import type { Example } from '#domain/knowledge/examples.ts'
import type { Condition } from '#domain/logic/condition.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { CHAPTERS, chapterOf } from '../tell/chapters.ts'
import type { Entry, Line, Part } from '../tell/entry.ts'
import { pointers, readingsOf } from '../tell/readings.ts'
import { tellCondition } from '../tell/condition.ts'
import { namesThatCount } from '../tell/known-names.ts'
import { tellExample } from '../examples/example.ts'
import { breedParts } from './breed-parts.ts'
import { explainersOf } from './explainers.ts'
import { familyWords, levelWords, listed, quoted, sourcesOf } from '../tell/words.ts'

export type ProvedRule = Rule & { readonly examples: readonly Example[] }

export const proved = (rule: Rule): ProvedRule => ({ ...rule, examples: ruleExamples[rule.id] ?? [] })

export function ruleEntry(rule: ProvedRule): Entry {
  const seen = readingsOf(rule.when)
  const { about, family } = rule
  const chapter = about === undefined || about === 'whole' ? chapterOf(seen.filter(isSought)) : about
  return {
    id: rule.id,
    kind: 'rule',
    title: `${levelWords(rule.atLeast)}: ${rule.because}`,
    page: chapter,
    parts: [
      { head: 'Level', lines: levelLines(rule) },
      { head: 'What it looks for', lines: [tellCondition(rule.when)] },
      ...namesThatCount(knownIn(rule.when)),
      ...breedParts(seen),
      { head: 'Told to the owner', lines: [quoted(rule.because)] },
      ...explainable(rule),
      {
        head: 'Examples that prove it',
        lines: rule.examples.map((example) => tellExample(example, rule.when)),
      },
    ],
    sources: sourcesOf(rule.sources),
    reads: [
      ...seen,
      ...rule.examples.flatMap(({ given }) => [
        ...pointers('symptom', given.symptoms, 'has in an example'),
        ...Object.entries(given.answers).flatMap(([id, values]) =>
          typeof values === 'string' || Array.isArray(values)
            ? [{ of: 'question' as const, id, values: [values].flat(), as: 'has in an example' }]
            : [],
        ),
      ]),
      ...pointers('kind of emergency', family === undefined ? [] : [family], 'is a case of'),
      ...pointers('source', rule.sources),
    ],
    content: rule,
  }
}

function knownIn(when: Condition): readonly string[] {
  switch (when.kind) {
    case 'all':
    case 'any':
      return when.of.flatMap(knownIn)
    case 'not':
      return knownIn(when.of)
    case 'known':
      return when.anyOf
    default:
      return []
  }
}

const isSought = ({ as }: { readonly as?: string }): boolean => as !== 'holds back for'

function levelLines({ atLeast, family, callWithin, yieldsToDose, when }: Rule): readonly Line[] {
  const { timeframe } =
    callWithin === undefined ? followUpWords[atLeast].veterinaryVisit : soonerWords[callWithin]
  return [
    `${levelWords(atLeast)} at least. How soon: ${timeframe.toLowerCase()}.`,
    ...(family === undefined ? [] : [`First aid is that for ${familyWords(family)}.`]),
    ...(yieldsToDose === true ? [inPlaceWords({ when, atLeast })] : []),
  ]
}

const IN_PLACE =
  'A computed dose, or the level of the things that were met, takes the place of this rule (see the first page)'
const UPSET = 'One upset of the stomach is allowed beside things that are all harmless.'

function inPlaceWords({ when, atLeast }: Pick<Rule, 'when' | 'atLeast'>): string {
  if (!needsSign(when)) return `${IN_PLACE}, as long as the pet has no sign of illness. ${UPSET}`
  return atLeast === 'er_urgent'
    ? `${IN_PLACE} only where the sign it looks for stands in the note alone and the pet has no other. ${UPSET}`
    : `${IN_PLACE} only where it is the one sign of illness. ${UPSET}`
}

function needsSign(when: Condition): boolean {
  switch (when.kind) {
    case 'all':
      return when.of.some(needsSign)
    case 'any':
      return when.of.every(needsSign)
    case 'symptom':
      return true
    case 'answer':
    case 'only':
      return tellsOfSigns(when.question, when.anyOf)
    default:
      return false
  }
}

function explainable(rule: Rule): readonly Part[] {
  const { about } = rule
  if (about === undefined)
    return rule.atLeast === 'normal_vet'
      ? [{ head: 'What may set it aside', lines: ['Nothing: no ordinary thing sets this rule aside.'] }]
      : []
  const signs = about === 'whole' ? 'any part of the body' : CHAPTERS[about].toLowerCase()
  const ids = explainersOf(rule)
  return [
    {
      head: 'What may set it aside',
      lines:
        ids.length === 0
          ? ['Nothing so far: no ordinary thing explains what it looks for.']
          : [
              `One of these ordinary things (${signs}), each only within its own limits of pet, age, time and what else is answered, and where the owner finds all of its statements true: ${listed(ids)}.`,
            ],
    },
  ]
}
