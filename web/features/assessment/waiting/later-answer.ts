import { later } from '#web/lib/later/later.tsx'

/** The answer of a run, once there is one. */
export const LaterAnswer = later(async () => (await import('./answer-of-run.tsx')).AnswerOfRun)
