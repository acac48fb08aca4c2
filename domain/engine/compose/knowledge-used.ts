import { sources } from '#domain/knowledge/compiled/sources.ts'
import { toxinSources } from '#domain/knowledge/compiled/catalogues/toxins.ts'
import type { KnowledgeSource } from '#domain/engine/answer/assessment.ts'

const works: ReadonlyMap<string, KnowledgeSource> = new Map(
  [...toxinSources, ...Object.entries(sources).map(([code, { title }]) => [code, title] as const)].map(
    ([code, title]) => [code, { id: `kb-${code.toLowerCase()}`, title }],
  ),
)

export function knowledgeUsed(behind: Iterable<readonly string[]>): readonly KnowledgeSource[] {
  const used = new Set<KnowledgeSource>()
  for (const codes of behind)
    for (const code of codes) {
      const work = works.get(code)
      if (work !== undefined) used.add(work)
    }
  return [...used]
}
