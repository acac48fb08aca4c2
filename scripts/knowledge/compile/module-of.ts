import { MADE } from './compiled.ts'
import type { Compiled } from './compiled.ts'
import type { Groups } from './read-knowledge.ts'
import { UnusableKnowledge } from './read-written.ts'

/** Collects the names that a compiled module has to import while its text is made. */
export type Needs = {
  readonly functions: Set<string>
  readonly groups: Set<string>
  /** Conditions that have a name. */
  readonly facts: Set<string>
  /** Lines of advice that have a name. */
  readonly lines: Set<string>
}

/**
 * A module with the constants it is given, what they are made of imported before them. `$functions` in an import stands
 * for the functions they call; without any the import is left out.
 */
export function moduleOf(
  path: string,
  groups: Groups,
  imports: readonly string[],
  make: (needs: Needs) => readonly string[],
): Compiled {
  const needs: Needs = { functions: new Set(), groups: new Set(), facts: new Set(), lines: new Set() }
  const constants = make(needs)
  const unknown = [...needs.groups].filter((name) => !(name in groups))
  if (unknown.length > 0) throw new UnusableKnowledge(`groups.yaml has no ${unknown.join(', no ')}`)
  const functions = namesIn(needs.functions)
  return {
    path,
    text: [
      MADE,
      ...imports.flatMap((line) =>
        functions === '' && line.includes('$functions') ? [] : [line.replace('$functions', functions)],
      ),
      ...(needs.facts.size === 0 ? [] : [`import { ${namesIn(needs.facts)} } from './facts.ts'`]),
      ...(needs.lines.size === 0 ? [] : [`import { ${namesIn(needs.lines)} } from './care-lines.ts'`]),
      '',
      ...Object.entries(groups)
        .filter(([name]) => needs.groups.has(name))
        .map(([name, values]) => `const ${name} = ${JSON.stringify(values)} as const`),
      '',
      ...constants,
    ].join('\n'),
  }
}

const namesIn = (names: ReadonlySet<string>): string => [...names].toSorted().join(', ')
