import type { Said } from './said-in-tests.ts'

const whenAlone = {
  vocal_when: 'when_alone',
  pain_signs: ['none'],
  onset: 'weeks_1_to_4',
  context: ['stress_change'],
}
const forFood = { vocal_when: 'for_food_or_attention', pain_signs: ['none'], onset: 'weeks_1_to_4' }
const allTheTime = {
  vocal_when: 'constantly',
  pain_signs: ['none'],
  onset: 'weeks_1_to_4',
  context: ['stress_change'],
}
const nail = {
  weight_bearing: 'mild_limp',
  limb_signs: ['nail_or_pad'],
  pain_signs: ['none'],
  trauma_details: ['seems_fine'],
}
const noWeight = {
  weight_bearing: 'non_weight_bearing',
  limb_signs: ['nail_or_pad'],
  pain_signs: ['none'],
  trauma_details: ['seems_fine'],
}

/** Loud words of others, jokes about a sore nail, and beside them the pain they could tell of. */
export const saidInLoudWords: readonly Said[] = [
  [
    'home',
    'dog',
    'excessive_vocalization',
    'downstairs says he is screaming bloody murder all morning. only while we are at work, on the pet camera he barks at the door for a bit and then naps on the couch',
    { answers: whenAlone },
  ],
  [
    'home',
    'dog',
    'excessive_vocalization',
    'landlord says it sounds like a dog being killed in here. only when I leave, camera shows him howling at the door then napping',
    { answers: whenAlone },
  ],
  [
    'home',
    'cat',
    'excessive_vocalization',
    'screams like she is being murdered at 6pm sharp till the can opens, then purrs',
    { answers: forFood },
  ],
  [
    'er',
    'dog',
    'excessive_vocalization',
    "neighbor heard him screaming bloody murder and now he can't use his back legs",
    { answers: whenAlone },
  ],
  [
    'er',
    'dog',
    'excessive_vocalization',
    "screaming like he is being killed, won't let anyone touch him, nonstop for an hour",
    { answers: allTheTime },
  ],
  [
    'er',
    'cat',
    'excessive_vocalization',
    'screams bloody murder in the litter box, only drops',
    { answers: forFood },
  ],
  [
    'vet',
    'dog',
    'limping',
    'tore his dewclaw, screams if I even look at it (drama queen), walks on it with a small limp',
    { answers: nail },
  ],
  [
    'vet',
    'dog',
    'limping',
    'broke a nail to the quick, yelps when I touch the nail, otherwise trots around',
    { answers: nail },
  ],
  [
    'vet',
    'dog',
    'limping',
    'toenail hanging off, screams bloody murder if you come near it with the clippers, plays fine, bears weight',
    { answers: nail },
  ],
  [
    'er',
    'dog',
    'limping',
    "tore a nail and fell off the deck, won't put the leg down, screaming nonstop",
    { answers: noWeight },
  ],
  [
    'er',
    'dog',
    'limping',
    "torn nail and it won't stop bleeding for an hour, blood everywhere",
    { answers: nail },
  ],
  ['er', 'dog', 'limping', 'screams if I look at it, bone is sticking out of the toe', { answers: nail }],
  [
    'er',
    'dog',
    'excessive_vocalization',
    'neighbor says he is screaming bloody murder when we leave, and now his gums are white',
    { answers: whenAlone },
  ],
  [
    'er',
    'dog',
    'excessive_vocalization',
    'screaming in pain, only stops when I carry her, whenever we go to lift her she cries',
    { answers: whenAlone },
  ],
  [
    'er',
    'dog',
    'excessive_vocalization',
    'screams bloody murder every time she gets up, quiet when she lies still, started the minute we left',
    { answers: whenAlone },
  ],
  ['er', 'dog', 'limping', 'nail torn, screaming and will not stop when anyone comes', { answers: nail }],
]
