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

export const stepAt = (pathname: string): FlowStep | null =>
  FLOW_STEPS.find((step) => pathOf(step) === pathname.replace(/\/+$/, '')) ?? null

export const stepAfter = (step: FlowStep): FlowStep => FLOW_STEPS[FLOW_STEPS.indexOf(step) + 1] ?? step

export const stepBefore = (step: FlowStep): FlowStep => FLOW_STEPS[FLOW_STEPS.indexOf(step) - 1] ?? step

export const withCompleted = (completed: readonly FlowStep[], step: FlowStep): FlowStep[] =>
  completed.includes(step) ? [...completed] : [...completed, step]
