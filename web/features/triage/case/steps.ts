/** The steps of the flow, in order; each has the path of its own name. */
export const FLOW_STEPS = [
  'pet-profile',
  'symptoms',
  'follow-up',
  'media',
  'notes',
  'assessment',
  'treatment',
] as const
export type FlowStep = (typeof FLOW_STEPS)[number]

export const pathOf = (step: FlowStep): string => `/${step}`

/** The step shown at an address, or null when the address is not part of the flow. */
export const stepAt = (pathname: string): FlowStep | null =>
  FLOW_STEPS.find((step) => pathOf(step) === pathname.replace(/\/+$/, '')) ?? null

/** The step after this one; the last step stays where it is. */
export const stepAfter = (step: FlowStep): FlowStep => FLOW_STEPS[FLOW_STEPS.indexOf(step) + 1] ?? step

/** The step before this one; the first step stays where it is. */
export const stepBefore = (step: FlowStep): FlowStep => FLOW_STEPS[FLOW_STEPS.indexOf(step) - 1] ?? step

/** The completed steps with this one among them, once. */
export const withCompleted = (completed: readonly FlowStep[], step: FlowStep): FlowStep[] =>
  completed.includes(step) ? [...completed] : [...completed, step]
