import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'

export type Said = { readonly part: string; readonly text: string }

/**
 * The answer in the order an owner reads it: why, what was told, what to do, what to keep in mind, and of the plan what
 * the steps have not said. What is quoted from the owner is left out.
 */
export function adviceAsRead({ assessment, summary }: EngineAnswer): readonly Said[] {
  const { plan, clinicalNotes } = summary
  const steps = assessment.recommendations
  const inSteps = new Set(steps.flatMap(({ actions }) => actions))
  const under = (part: string, texts: readonly string[]): readonly Said[] =>
    texts.filter((text) => !inSteps.has(text)).map((text) => ({ part, text }))
  return [
    { part: 'why', text: assessment.explanation },
    { part: 'presentation', text: clinicalNotes.symptomSummary.replaceAll(/“[^”]*”/g, '“”') },
    ...steps.flatMap(({ description, actions }) => [
      { part: 'step title', text: `${description}.` },
      ...actions.map((text) => ({ part: 'step', text })),
    ]),
    ...under('worse', plan.worseningProtocol),
    ...under('before you arrive', plan.preArrivalTips),
    ...under('home', plan.homeCareMeasures),
    ...under('diet', plan.dietaryRecommendations),
    ...under('watch', plan.monitoringInstructions),
  ]
}

export const sentencesOf = (texts: readonly Said[]): readonly string[] =>
  texts.flatMap(({ text }) => text.split(/(?<=[.?]) (?=[A-Z(])/))

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length
