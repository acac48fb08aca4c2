import { z } from 'zod'
import { atlasEntrySource, examplesSource, ruleSource, substancesSource } from './entry-source.ts'
import { MADE, importType, listSource, objectSource, schemaFiles } from '../written/compiled.ts'
import type { Compiled } from '../written/compiled.ts'
import { emergenciesSource } from './emergencies-source.ts'
import { guardItemSource, whatIfSource } from './staying-home-source.ts'
import { NOTHING_KNOWN } from '../written/known.ts'
import { knownModules } from '../written/known-modules.ts'
import { moduleOf } from '../written/module-of.ts'
import { possibleConditionSource, reviewedNamesSource } from './possible-condition-source.ts'
import type { WrittenKnowledge } from './read-knowledge.ts'
import { WrittenEmergencies } from './written-emergencies.ts'
import { atlasEntrySchema, ruleSchema } from './written-entries.ts'
import { WrittenWhatIf, guardItemSchema } from './written-staying-home.ts'
import { possibleConditionSchema } from './written-possible-condition.ts'
import { substancesSchema } from './written-substances.ts'

export function compiledModules(knowledge: WrittenKnowledge): readonly Compiled[] {
  const { known, rules, atlas, conditions, emergencies, stayingHome, whatIfs, substances, groups } = knowledge
  return [
    ...knownModules(known, groups),
    moduleOf('rules', groups, [importType('Rule', 'rules/rule.ts')], (needs) =>
      listSource(
        'Every rule, in the order in which the files are listed.',
        'rules: readonly Rule[]',
        rules.map((rule) => ruleSource(rule, needs)),
      ),
    ),
    moduleOf('rule-examples', groups, [importType('Example', 'examples.ts')], (needs) =>
      objectSource(
        'The cases that prove a rule, by its id; only tests and tools load them.',
        'ruleExamples: Readonly<Record<string, readonly Example[]>>',
        rules.map((rule) => examplesSource(rule, needs)),
      ),
    ),
    moduleOf('atlas', groups, [importType('AtlasEntry', 'atlas/entry.ts')], (needs) =>
      listSource(
        'Everything that looks alarming and is ordinary.',
        'atlas: readonly AtlasEntry[]',
        atlas.map((entry) => atlasEntrySource(entry, needs)),
      ),
    ),
    moduleOf('staying-home', groups, [importType('GuardItem', 'staying-home.ts')], (needs) =>
      listSource(
        'What stands between a pet and "watch at home": every item must be met.',
        'guardItems: readonly GuardItem[]',
        stayingHome.map((item) => guardItemSource(item, needs)),
      ),
    ),
    moduleOf('what-ifs', groups, [importType('WhatIf', 'what-if.ts')], () =>
      listSource(
        'Facts worth watching for, most telling first.',
        'whatIfs: readonly WhatIf[]',
        whatIfs.map(whatIfSource),
      ),
    ),
    moduleOf('conditions', groups, [importType('ConditionKnowledge', 'conditions/condition.ts')], () =>
      listSource(
        'Every condition the ranking may name, in the order in which the files are listed.',
        'allConditions: readonly ConditionKnowledge[]',
        conditions.map((condition) => possibleConditionSource(condition, groups)),
      ),
    ),
    moduleOf('condition-reviews', groups, [importType('ConditionForReview', 'conditions/condition.ts')], () =>
      objectSource(
        'Other names and published figures, by condition; only tools and tests load them.',
        'conditionsForReview: Readonly<Record<string, ConditionForReview>>',
        conditions.map(reviewedNamesSource),
      ),
    ),
    moduleOf('substances', groups, [importType('Substance', 'substances/substance.ts')], (needs) =>
      listSource(
        'Every thing the exposure picker knows.',
        'substances: readonly Substance[]',
        substances.map((things) => substancesSource(things, needs)),
      ),
    ),
    { path: 'compiled/emergencies.ts', text: `${MADE}\n${emergenciesSource(emergencies)}` },
    ...schemaFiles({
      rule: z.array(ruleSchema(NOTHING_KNOWN)),
      'atlas-entry': z.array(atlasEntrySchema(NOTHING_KNOWN)),
      'possible-condition': z.array(possibleConditionSchema(NOTHING_KNOWN)),
      emergencies: WrittenEmergencies,
      'staying-home': z.array(guardItemSchema(NOTHING_KNOWN)),
      'what-ifs': z.array(WrittenWhatIf),
      substance: z.array(substancesSchema(NOTHING_KNOWN)),
    }),
  ]
}
