import { MADE } from './compiled.ts'
import type { Compiled } from './compiled.ts'
import { UnusableKnowledge } from './read-written.ts'

export type Groups = Readonly<Record<string, readonly string[]>>

/** Collects what a compiled module has to import, and the lists of `groups.yaml` it has to hold itself. */
export class Needs {
  readonly groups = new Set<string>()
  readonly #names = new Map<string, Set<string>>()

  from(module: string, name: string): string {
    this.#names.set(module, (this.#names.get(module) ?? new Set()).add(name))
    return name
  }

  imports(but: string): readonly string[] {
    return [...this.#names]
      .filter(([module]) => module !== but)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([module, names]) => `import { ${[...names].toSorted().join(', ')} } from '${module}'`)
  }
}

export function moduleOf(
  name: string,
  groups: Groups,
  types: readonly string[],
  make: (needs: Needs) => readonly string[],
): Compiled {
  const needs = new Needs()
  const constants = make(needs)
  const unknown = [...needs.groups].filter((group) => !(group in groups))
  if (unknown.length > 0) throw new UnusableKnowledge(`groups.yaml has no ${unknown.join(', no ')}`)
  return {
    path: `compiled/${name}.ts`,
    text: [
      MADE,
      ...needs.imports(`#domain/knowledge/compiled/${name}.ts`),
      ...types,
      '',
      ...Object.entries(groups)
        .filter(([group]) => needs.groups.has(group))
        .map(([group, values]) => `const ${group} = ${JSON.stringify(values)} as const`),
      '',
      ...constants,
    ].join('\n'),
  }
}
