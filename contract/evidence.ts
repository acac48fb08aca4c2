import { z } from 'zod/mini'
import { URGENCIES } from '#domain/logic/urgency.ts'

/** `k` of `n` cases, with the ends of the Wilson 95 % interval as shares. */
const Share = z.object({
  k: z.number().check(z.int()),
  n: z.number().check(z.int()),
  low: z.number(),
  high: z.number(),
})
export type Share = z.infer<typeof Share>

const Counts = z.object({
  monitor_at_home: z.number().check(z.int()),
  normal_vet: z.number().check(z.int()),
  er_urgent: z.number().check(z.int()),
  none: z.number().check(z.int()),
})

const Slice = z.object({
  name: z.string(),
  cases: z.number().check(z.int()),
  exact: Share,
  emergencyRecall: Share,
  under: Share,
  over: Share,
})

const Miss = z.object({
  id: z.string(),
  title: z.string(),
  expected: z.enum(URGENCIES),
  said: z.nullable(z.enum(URGENCIES)),
})

const MeasuredSet = z.object({
  id: z.string(),
  name: z.string(),
  history: z.string(),
  cases: z.number().check(z.int()),
  measures: z.object({
    exact: Share,
    accepted: Share,
    emergencyRecall: Share,
    hiddenEmergencies: Share,
    emergenciesSentHome: Share,
    safeAdvice: Share,
    underStrict: Share,
    underLenient: Share,
    overStrict: Share,
    overLenient: Share,
    vetCasesSentToEr: Share,
    homeCasesSentToEr: Share,
    homeRecall: Share,
    conditionInFirst3: Share,
  }),
  confusion: z.object({ monitor_at_home: Counts, normal_vet: Counts, er_urgent: Counts }),
  brier: z.object({ score: z.number(), low: z.number(), high: z.number(), baseline: z.number() }),
  bands: z.array(
    z.object({
      band: z.string(),
      cases: z.number().check(z.int()),
      meanConfidence: z.number(),
      shareRight: z.number(),
    }),
  ),
  slices: z.array(Slice),
  misses: z.array(Miss),
})
export type MeasuredSet = z.infer<typeof MeasuredSet>

const FirstSight = z.object({
  set: z.string(),
  /** The set was seen before; it stands here once more because the engine had changed without it. */
  again: z.boolean(),
  exact: Share,
  emergencyRecall: Share,
  emergenciesSentHome: Share,
})

const SeenSet = z.object({
  id: z.string(),
  name: z.string(),
  history: z.string(),
  cases: z.number().check(z.int()),
  measures: z.object({ exact: Share, emergencyRecall: Share, emergenciesSentHome: Share }),
  misses: z.array(Miss),
})

/** `npm run evaluate` writes it, a test holds it to the engine. `others` stand in the order in which they were seen. */
export const EvidenceFigures = z.object({
  measuredOn: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  development: MeasuredSet,
  others: z.array(SeenSet).check(z.minLength(1)),
  firstSight: z.array(FirstSight).check(z.minLength(1)),
})
export type EvidenceFigures = z.infer<typeof EvidenceFigures>
