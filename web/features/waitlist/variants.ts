import { mayAnalyze } from '#web/lib/analytics/consent.ts'
import { AB_KEYS, localStore, sessionStore } from '#web/lib/storage/storage.ts'

export type Variant = 'A' | 'B'
type Experiment = keyof typeof AB_KEYS
export type Assignments = Partial<Record<Experiment, Variant>>

// The keys of a constant object, which Object.keys only calls strings.
const EXPERIMENTS = Object.keys(AB_KEYS) as readonly Experiment[]

const asVariant = (text: string | null): Variant | null => (text === 'A' || text === 'B' ? text : null)

const kept = (experiment: Experiment): Variant | null =>
  asVariant(localStore.read(AB_KEYS[experiment])) ?? asVariant(sessionStore.read(AB_KEYS[experiment]))

/** Local storage wins over session storage; what is missing is A. */
export const readAssignments = (): Assignments =>
  Object.fromEntries(
    EXPERIMENTS.flatMap((experiment) => {
      const variant = kept(experiment)
      return variant === null ? [] : [[experiment, variant]]
    }),
  )

/** By chance, and only for visitors who agreed to analytics. */
export function assignVariants(chance: () => number = Math.random): Assignments {
  if (mayAnalyze())
    for (const experiment of EXPERIMENTS)
      if (kept(experiment) === null) localStore.write(AB_KEYS[experiment], chance() < 0.5 ? 'A' : 'B')
  return readAssignments()
}

export function variantText(assignments: Assignments = readAssignments()): string | undefined {
  return Object.keys(assignments).length === 0 ? undefined : JSON.stringify(assignments)
}
