import type { Answer } from './owner.ts'

/** The answers of an owner whose pet is bright, eats, drinks and shows no danger sign. */
export const BRIGHT: readonly Answer[] = [
  { about: /right now, or in the last few hours/, tick: ['None of these'] },
  { about: /energy compared with normal/, tick: [/^Normal/] },
  { about: /keeping water down/, tick: ['Drinking normally'] },
  { about: /How is the breathing/, tick: ['Quiet and easy'] },
  { about: /^Is .* eating\?/, tick: ['Eating normally'] },
  { about: /eaten, licked or touched/, tick: ['No, none that I know of'] },
  { about: /happened recently/, tick: ['None of these'] },
]
