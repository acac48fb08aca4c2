import type { FlowPet } from '#domain/engine/flow/flow-pet.ts'

type BreathMeaning = {
  readonly urgency: 'now' | 'vet' | 'usual'
  readonly text: string
}

/** Above it resting dogs and cats breathe too fast (S10). */
const MOST = 30
const FEWEST = 15
/** So few that it is an emergency where a second count says the same (S70). */
const TOO_FEW = 5
/** From here on it is an emergency: grown pets (S11, S70), and the very young (S187). */
const NOW = 40
const NOW_WHEN_YOUNG = 45
const YOUNG_MONTHS = 6

/** What a resting rate means for a pet that coughs or breathes hard, as the rules judge it; a test holds it against them. */
export function meaningOf(perMinute: number, { species, ageMonths }: FlowPet): BreathMeaning {
  const isYoungDog = species === 'dog' && ageMonths !== null && ageMonths < YOUNG_MONTHS
  const who = isYoungDog ? 'puppy' : species
  const noise = species === 'cat' ? 'purring' : 'panting'
  if (perMinute >= (isYoungDog ? NOW_WHEN_YOUNG : NOW))
    return {
      urgency: 'now',
      text: `This is too fast for a ${who} at rest. If {petName} was at rest and not ${noise}, go to an emergency vet now.`,
    }
  if (perMinute > MOST)
    return {
      urgency: 'vet',
      text: `This is faster than normal for a ${who} at rest. Count again when {petName} sleeps, and have a vet check it.`,
    }
  if (perMinute <= TOO_FEW)
    return {
      urgency: 'now',
      text: 'So few breaths in a minute are not normal. Count again, and go to an emergency vet at once if it is true.',
    }
  if (perMinute < FEWEST)
    return {
      urgency: 'usual',
      text: `Most resting dogs and cats breathe ${FEWEST} to ${MOST} times a minute. This is fewer. Count again to be sure.`,
    }
  return {
    urgency: 'usual',
    text: `This is in the normal range for a ${who} at rest: ${FEWEST} to ${MOST} a minute. How hard {petName} works to breathe counts too.`,
  }
}
