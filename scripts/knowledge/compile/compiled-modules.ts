import { z } from 'zod'
import { atlasEntrySource, examplesSource, ruleSource, substancesSource } from './as-source.ts'
import type { Needs } from './as-source.ts'
import { MADE, schemaFile } from './compiled.ts'
import type { Compiled } from './compiled.ts'
import { emergenciesSource } from './emergencies-source.ts'
import { possibleConditionSource, reviewedNamesSource } from './possible-condition-source.ts'
import type { Groups, WrittenKnowledge } from './read-knowledge.ts'
import { UnusableKnowledge } from './read-written.ts'
import { WrittenEmergencies } from './written-emergencies.ts'
import { WrittenAtlasEntry, WrittenRule } from './written-entries.ts'
import { WrittenPossibleCondition } from './written-possible-condition.ts'
import { WrittenSubstances } from './written-substances.ts'

/** The modules that service, browser and tests load, and the schemas that editors check the files with. */
export function compiledModules(knowledge: WrittenKnowledge): readonly Compiled[] {
  const { rules, atlas, conditions, emergencies, substances, groups } = knowledge
  return [
    moduleOf(groups, 'compiled/rules.ts', (needs) => ({
      imports: [
        "import { $functions } from '#domain/logic/condition.ts'",
        "import type { Rule } from '../rules/rule.ts'",
      ],
      says: 'Every rule, in the order in which the files are listed.',
      begins: 'rules: readonly Rule[] = [',
      lines: rules.map((rule) => ruleSource(rule, needs)),
      ends: ']',
    })),
    moduleOf(groups, 'compiled/rule-examples.ts', (needs) => ({
      imports: [
        "import { $functions } from '../examples.ts'",
        "import type { Example } from '../examples.ts'",
      ],
      says: 'The cases that prove a rule, by its id; only tests and tools load them.',
      begins: 'ruleExamples: Readonly<Record<string, readonly Example[]>> = {',
      lines: rules.map((rule) => examplesSource(rule, needs)),
      ends: '}',
    })),
    moduleOf(groups, 'compiled/atlas.ts', (needs) => ({
      imports: [
        "import { $functions } from '../atlas/beside.ts'",
        "import type { AtlasEntry } from '../atlas/entry.ts'",
      ],
      says: 'Everything that looks alarming and is ordinary.',
      begins: 'atlas: readonly AtlasEntry[] = [',
      lines: atlas.map((entry) => atlasEntrySource(entry, needs)),
      ends: ']',
    })),
    moduleOf(groups, 'compiled/conditions.ts', () => ({
      imports: ["import type { ConditionKnowledge } from '../conditions/condition.ts'"],
      says: 'Every condition the ranking may name, in the order in which the files are listed.',
      begins: 'allConditions: readonly ConditionKnowledge[] = [',
      lines: conditions.map((condition) => possibleConditionSource(condition, groups)),
      ends: ']',
    })),
    moduleOf(groups, 'compiled/condition-reviews.ts', () => ({
      imports: ["import type { ConditionForReview } from '../conditions/condition.ts'"],
      says: 'Other names and published figures, by condition; only tools and tests load them.',
      begins: 'conditionsForReview: Readonly<Record<string, ConditionForReview>> = {',
      lines: conditions.map(reviewedNamesSource),
      ends: '}',
    })),
    moduleOf(groups, 'compiled/substances.ts', (needs) => ({
      imports: [
        "import { $functions } from '../substances/alike.ts'",
        "import type { Substance } from '../substances/substance.ts'",
      ],
      says: 'Every thing the exposure picker knows.',
      begins: 'substances: readonly Substance[] = [',
      lines: substances.map((things) => substancesSource(things, needs)),
      ends: ']',
    })),
    { path: 'compiled/emergencies.ts', text: `${MADE}\n${emergenciesSource(emergencies)}` },
    schemaFile('rule', z.array(WrittenRule)),
    schemaFile('atlas-entry', z.array(WrittenAtlasEntry)),
    schemaFile('possible-condition', z.array(WrittenPossibleCondition)),
    schemaFile('emergencies', WrittenEmergencies),
    schemaFile('substance', z.array(WrittenSubstances)),
  ]
}

type Body = {
  readonly imports: readonly string[]
  readonly says: string
  readonly begins: string
  readonly lines: readonly string[]
  readonly ends: string
}

function moduleOf(groups: Groups, path: string, make: (needs: Needs) => Body): Compiled {
  const needs: Needs = { functions: new Set(), groups: new Set() }
  const { imports, says, begins, lines, ends } = make(needs)
  const unknown = [...needs.groups].filter((name) => !(name in groups))
  if (unknown.length > 0) throw new UnusableKnowledge(`groups.yaml has no ${unknown.join(', no ')}`)
  const functions = [...needs.functions].toSorted().join(', ')
  return {
    path,
    text: [
      MADE,
      ...imports.map((line) => line.replace('$functions', functions)),
      '',
      ...Object.entries(groups)
        .filter(([name]) => needs.groups.has(name))
        .map(([name, values]) => `const ${name} = ${JSON.stringify(values)} as const`),
      '',
      `/** ${says} */`,
      `export const ${begins}`,
      ...lines.map((line) => `  ${line},`),
      ends,
      '',
    ].join('\n'),
  }
}
