import { rules } from '#domain/knowledge/compiled/rules.ts'
import { whatIfs } from '#domain/knowledge/compiled/what-ifs.ts'
import type { WhatIf } from '#domain/knowledge/what-if.ts'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import type { Condition } from '#domain/logic/condition.ts'
import { holds } from '#domain/logic/judge.ts'
import type { KnownFacts } from '#domain/logic/known-facts.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import { URGENCIES, rankOf } from '#domain/logic/urgency.ts'
import { DAY } from '../examples/example.ts'
import type { Entry, Line } from '../tell/entry.ts'
import { namedQuestion } from '../tell/topics.ts'
import { readingsOf } from '../tell/readings.ts'
import { levelWords, optionWords, quoted } from '../tell/words.ts'

export const whatIfEntries = (): readonly Entry[] => whatIfs.map(whatIfEntry)

function whatIfEntry(whatIf: WhatIf): Entry {
  const { question, value, fact } = whatIf
  const alone = rules.filter(({ when }) => SPECIES.some((species) => isEnough(when, whatIf, species)))
  const together = rules.filter(
    (rule) => !alone.includes(rule) && looksFor(rule.when, whatIf) && !isSurpassed(rule, alone, whatIf),
  )
  const levels = new Set([...alone, ...together].map(({ atLeast }) => atLeast))
  return {
    id: `what-if.${question}.${value}`,
    kind: 'what-if',
    title: `If ${fact}, …`,
    page: 'what-ifs',
    parts: [
      {
        head: 'Tried as if the owner had answered',
        lines: [`${namedQuestion(question)}: ${optionWords(question, value)}.`],
      },
      {
        head: 'Which level results, and by which rules',
        lines: [
          ...resultLine('By this answer alone:', alone, whatIf),
          ...resultLine('Only together with what else was told:', together, whatIf),
        ],
      },
      {
        head: 'Told to the owner where it would raise the level',
        lines: [
          ...(levels.has('er_urgent') ? [quoted(`If ${fact}, this would be an emergency.`)] : []),
          ...(levels.has('normal_vet') ? [quoted(`If ${fact}, a vet should see your pet.`)] : []),
          ...(levels.size > 1
            ? [
                'The first where a rule for an emergency applies with what else was told; the second where only one for a visit does.',
              ]
            : []),
        ],
      },
    ],
    sources: [],
    reads: [{ of: 'question', id: question, values: [value], as: 'asks what if it were' }],
    content: whatIf,
  }
}

const SPECIES = ['dog', 'cat'] as const
type Species = (typeof SPECIES)[number]

const resultLine = (says: string, found: readonly Rule[], whatIf: WhatIf): readonly Line[] =>
  found.length === 0 ? [] : [{ says, of: byLevel(found, whatIf) }]

const isSurpassed = ({ atLeast }: Rule, alone: readonly Rule[], whatIf: WhatIf): boolean =>
  SPECIES.every((species) =>
    alone.some((rule) => rankOf(rule.atLeast) >= rankOf(atLeast) && isEnough(rule.when, whatIf, species)),
  )

const byLevel = (found: readonly Rule[], whatIf: WhatIf): readonly Line[] =>
  URGENCIES.toReversed().flatMap((level) => {
    const of = found
      .filter(({ atLeast }) => atLeast === level)
      .map(({ id, when, because }) => `${id}${onlyFor(when, whatIf)}: ${because}`)
    return of.length === 0 ? [] : [{ says: `${levelWords(level)}:`, of }]
  })

function onlyFor(when: Condition, whatIf: WhatIf): string {
  const isFor = (species: Species): boolean => isEnough(when, whatIf, species)
  if (isFor('dog') === isFor('cat')) return ''
  return isFor('dog') ? ' (dogs)' : ' (cats)'
}

const looksFor = (when: Condition, { question, value }: WhatIf): boolean =>
  readingsOf(when).some(
    ({ id, values = [], as }) => id === question && values.includes(value) && as !== 'holds back for',
  )

/** Whether a rule fires on this answer where nothing else is known of a pet of this species. */
const isEnough = (when: Condition, whatIf: WhatIf, species: Species): boolean =>
  holds(when, onlyKnowing(whatIf, species))

function onlyKnowing({ question, value }: WhatIf, species: Species): KnownFacts {
  const build = species === 'dog' ? aDog : aCat
  return {
    ...readFacts(intakeOf(build([], {}, NOTHING_TOLD), null), DAY),
    asked: new Set([question]),
    values: (id) => (id === question ? [value] : undefined),
  }
}

const NOTHING_TOLD = { weightKg: null, gender: null, isNeutered: null }
