import { later } from '#web/lib/later/later.tsx'

export const LaterAnswer = later(async () => (await import('./answer-of-run.tsx')).AnswerOfRun)
