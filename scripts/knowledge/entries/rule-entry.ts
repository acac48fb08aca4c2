import { followUpWords, soonerWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { ruleExamples } from '#domain/knowledge/compiled/rule-examples.ts'
import type { Example } from '#domain/knowledge/examples.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { CHAPTERS, chapterOf } from '../tell/chapters.ts'
import type { Entry, Line, Part } from '../tell/entry.ts'
import { pointers, readingsOf } from '../tell/readings.ts'
import { tellCondition } from '../tell/condition.ts'
import { tellExample } from '../examples/example.ts'
import { familyWords, levelWords, quoted, sourcesOf } from '../tell/words.ts'

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

const isSought = ({ as }: { readonly as?: string }): boolean => as !== 'holds back for'

function levelLines({ atLeast, family, callWithin, yieldsToDose }: Rule): readonly Line[] {
  return [
    `${levelWords(atLeast)} at least. ${
      callWithin === undefined
        ? `When to see a vet: ${followUpWords[atLeast].veterinaryVisit.timeframe.toLowerCase()}.`
        : `How soon: ${soonerWords[callWithin].timeframe.toLowerCase()}.`
    }`,
    ...(family === undefined ? [] : [`First aid is that for ${familyWords(family)}.`]),
    ...(yieldsToDose === true
      ? [
          'Where the pet has no sign of illness and it is known what it met, how much of it, how strong, and what the pet weighs, the computed dose decides in place of this rule.',
        ]
      : []),
  ]
}

function explainable({ about }: Rule): readonly Part[] {
  if (about === undefined) return []
  const signs = about === 'whole' ? 'any part of the body' : CHAPTERS[about].toLowerCase()
  return [
    {
      head: 'What may set it aside',
      lines: [
        `An ordinary thing (${signs}) that explains what was ticked, where the owner finds all of its statements true.`,
      ],
    },
  ]
}
