import { firstAid } from '#domain/knowledge/care/first-aid.ts'
import type { EmergencyFamily } from '#domain/triage/decision.ts'
import { WHAT_TO_DO } from '#web/content/emergency.ts'

const MOST = 4

/** What to do now for this kind of emergency; words that fit every emergency where the kind is not known. */
export function firstSteps(family: EmergencyFamily | null, species: 'dog' | 'cat'): readonly string[] {
  if (family === null) return WHAT_TO_DO
  const { callSay, steps } = firstAid[family]
  // The words on a twisted stomach speak of a dog.
  const isOfOtherSpecies = species === 'cat' && /\bdog\b/.test(callSay)
  const say = isOfOtherSpecies
    ? 'Call ahead, so that they are ready.'
    : `Call ahead. Say that you come with ${callSay}.`
  return [say, ...steps.map(({ text }) => text)].slice(0, MOST)
}
