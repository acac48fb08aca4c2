import { conditionSource } from './condition-source.ts'
import { MADE, importType, objectSource, schemaFiles } from './compiled.ts'
import type { Compiled } from './compiled.ts'
import { NOTHING_KNOWN, WrittenSources, factsSchema } from './known.ts'
import type { Known } from './known.ts'
import { moduleOf } from './module-of.ts'
import type { Groups } from './module-of.ts'

export const knownModules = ({ sources, facts }: Known, groups: Groups): readonly Compiled[] => [
  {
    path: 'compiled/sources.ts',
    text: [
      MADE,
      importType('Source', 'source.ts'),
      '',
      ...objectSource(
        'Every work a clinical statement stands on, by its code. K marks ordinary teaching for which no page was opened.',
        'sources: Readonly<Record<string, Source>>',
        Object.entries(sources).map(([code, { title, where = '' }]) => [
          code,
          `{ title: ${JSON.stringify(title)}, where: ${JSON.stringify(where)} }`,
        ]),
      ),
    ].join('\n'),
  },
  moduleOf('facts', groups, [], (needs) =>
    Object.entries(facts).flatMap(([name, condition]) => [
      `export const ${name} = ${conditionSource(condition, needs)}`,
      '',
    ]),
  ),
  ...schemaFiles({
    sources: WrittenSources,
    facts: factsSchema(NOTHING_KNOWN.factNames),
  }),
]
