import type { AssessResponse } from '#contract/assess/assess.ts'
import { isUrgency, type Urgency } from '#domain/logic/urgency.ts'
import { log } from '#web/lib/log.ts'

const ALIASES: Readonly<Record<string, Urgency>> = {
  er: 'er_urgent',
  emergency: 'er_urgent',
  emergent: 'er_urgent',
  urgent: 'normal_vet',
  routine: 'normal_vet',
  vet_visit: 'normal_vet',
  clinic: 'normal_vet',
}

/** Null for a text that stands for no level: foreign and old data come in through here. */
export function readLevel(text: unknown): Urgency | null {
  if (typeof text !== 'string') return null
  const key = text.trim().toLowerCase()
  return isUrgency(key) ? key : (ALIASES[key] ?? null)
}

/** By the documented aliases every other text means monitor_at_home. */
export function levelFromAlias(text: string): Urgency {
  const level = readLevel(text)
  if (level === null) log.warn('assessment.unknown-level')
  return level ?? 'monitor_at_home'
}

export function resolveLevel({
  assessment,
  summary,
}: Pick<AssessResponse, 'assessment' | 'summary'>): Urgency {
  const stated = [summary.severity, summary.triageLevel, assessment.severity]
  if (new Set(stated).size > 1) log.warn('assessment.levels-differ')
  return levelFromAlias(stated.find((text) => text) ?? '')
}
