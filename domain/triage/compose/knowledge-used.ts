import { patternSources } from '#domain/knowledge/patterns/sources.ts'
import { toxinSources } from '#domain/knowledge/toxins.ts'
import type { KnowledgeSource } from '#domain/triage/assessment.ts'

/** The works behind an answer, each once, under their codes. */
export function knowledgeUsed(codes: readonly string[]): readonly KnowledgeSource[] {
  return [...new Set(codes)].flatMap((code) => {
    const title = patternSources[code]?.title ?? toxinSources.get(code)
    return title === undefined ? [] : [{ id: `kb-${code.toLowerCase()}`, title }]
  })
}
