import { UNDER_A_DAY, UP_TO_3_DAYS, UP_TO_A_WEEK } from './limits.ts'
import { illnessBeside } from './beside.ts'
import type { AtlasEntry } from './entry.ts'

const ANY_TIME = [...UP_TO_A_WEEK, 'weeks_1_to_4', 'more_than_month'] as const
const COUNTED =
  'I counted 30 breaths a minute or fewer at rest, and no vet has found heart, lung or airway trouble.'
const pinkGums = { gum_color: ['pink'] } as const
const BESIDE_COUGH = { symptoms: illnessBeside('coughing') }

/** Coughs and breaths with a plain cause that is over. A cough at rest, at night or wet is never explained. */
export const smallBreathThings: readonly AtlasEntry[] = [
  {
    id: 'normal.cat-coughs-after-a-gulp',
    name: 'A cat that coughed after a gulp',
    because: 'Water or food that went down the wrong way makes a cat cough a few times.',
    systems: ['breathing'],
    words: [
      'coughed after drinking',
      'water went down the wrong way',
      'choked on water for a second',
      'drank too fast and coughed',
      'coughed while eating',
    ],
    species: 'cat',
    ageMonths: { from: 6, under: 120 },
    explains: {
      symptoms: ['coughing'],
      answers: { cough_signs: ['after_eating_drinking', 'occasional'] },
    },
    onset: ['within_last_hour', 'hours_1_to_6'],
    only: { ...pinkGums, cough_signs: ['after_eating_drinking', 'occasional'], context: ['none'] },
    never: BESIDE_COUGH,
    confirm: [
      'It coughed a few times right after it drank or ate, and stopped within a minute.',
      'It has not coughed since, and did not cough in the last months.',
      COUNTED,
    ],
    twin: 'Asthma makes a cat crouch with its neck out and cough without food. A thing in the throat makes it gag on.',
    returnWhen: 'Go at once for an open mouth or hard breath. See a vet if it coughs again.',
    sources: ['P822', 'P109'],
  },
  {
    id: 'normal.puppy-coughs-after-a-gulp',
    name: 'A puppy that coughed after a gulp',
    because: 'Puppies gulp food and water, and a little goes down the wrong way.',
    systems: ['breathing'],
    words: [
      'puppy coughs after drinking',
      'gulps and coughs',
      'inhales dinner and coughs',
      'choked on kibble then fine',
      'coughs at the water bowl',
    ],
    species: 'dog',
    ageMonths: { from: 3, under: 12 },
    explains: {
      symptoms: ['coughing'],
      answers: { cough_signs: ['after_eating_drinking', 'occasional'] },
    },
    onset: UP_TO_3_DAYS,
    only: {
      ...pinkGums,
      cough_signs: ['after_eating_drinking', 'occasional'],
      context: ['none'],
      baby_signs: ['none'],
    },
    never: BESIDE_COUGH,
    confirm: [
      'It coughs a few times only right after it gulps food or water, and stops within a minute.',
      'It has had its shots so far, was near no coughing dog, and its nose is dry.',
      'It plays and eats as always, and asleep I counted 30 breaths a minute or fewer.',
    ],
    twin: 'Kennel cough and pneumonia bring a cough at other times, a runny nose, or a dull pup.',
    returnWhen: 'See a vet if it coughs at other times. Go at once for fast breath or a pup that is dull.',
    sources: ['P146', 'P309'],
  },
  {
    id: 'normal.coughs-when-it-pulls',
    name: 'A cough when it pulls on the collar',
    because: 'A collar that presses on the throat makes a dog cough until the pull stops.',
    systems: ['breathing'],
    words: [
      'coughs when pulling on the leash',
      'chokes itself on the collar',
      'hacks when it pulls',
      'coughs at the end of the leash',
      'gags on walks when he pulls',
    ],
    species: 'dog',
    ageMonths: { from: 12, under: 96 },
    explains: { symptoms: ['coughing'], answers: { cough_signs: ['exercise_or_leash', 'occasional'] } },
    onset: UP_TO_A_WEEK,
    only: { ...pinkGums, cough_signs: ['exercise_or_leash', 'occasional'], context: ['none'] },
    never: BESIDE_COUGH,
    confirm: [
      'It coughs only while the collar presses on its neck, and stops within a minute.',
      'On a harness or a loose leash it does not cough, also not when it runs or rests.',
      'It is no toy breed, was near no coughing dog, and is as lively as always.',
    ],
    twin: 'A weak windpipe honks like a goose. Heart and lung disease bring a cough at rest or at night.',
    returnWhen: 'Use a harness. See a vet for a honk, a cough without a pull, or less joy in walks.',
    sources: ['P812'],
  },
  {
    id: 'normal.uneven-breath-in-dream-sleep',
    name: 'Quick or uneven breaths in a dream',
    because: 'In dream sleep the breath gets quick and uneven for a minute, then slow again.',
    systems: ['breathing', 'nerves'],
    words: [
      'breathes fast only when asleep',
      'uneven breathing in sleep',
      'quick little breaths asleep',
      'ribs go fast in a dream',
      'breathing like a train asleep',
      'pauses between breaths when sleeping',
    ],
    species: 'dog',
    ageMonths: { from: 3, under: 132 },
    explains: { symptoms: ['labored_breathing', 'lethargy'] },
    onset: ANY_TIME,
    only: pinkGums,
    never: { symptoms: illnessBeside('labored_breathing', 'lethargy') },
    confirm: [
      'It is quick or uneven only deep asleep, for a minute or two, while paws, eyes or lips twitch.',
      'Then it slows down by itself, and awake it breathes calmly, also after play.',
      COUNTED,
    ],
    twin: 'With fluid in the lungs or a weak heart every sleeping breath is fast, minute after minute.',
    returnWhen: 'Go at once for over 30 calm breaths a minute, a cough, blue gums or hard breath.',
    sources: ['P826', 'P109', 'P110'],
  },
  {
    id: 'normal.pants-from-fear',
    name: 'Panting from fear',
    because: 'Thunder, bangs and the car make dogs pant, pace and tremble. It ends when the scare is over.',
    systems: ['breathing', 'behavior', 'general', 'nerves'],
    words: [
      'panting from fireworks',
      'pants in thunder',
      'panting in the car',
      'panted at the vet',
      'scared and panting',
      'stress panting',
    ],
    species: 'dog',
    ageMonths: { from: 6, under: 96 },
    explains: {
      symptoms: ['labored_breathing', 'hiding'],
      answers: { context: ['stress_change'], neurologic_signs: ['tremors'] },
    },
    onset: UNDER_A_DAY,
    only: { ...pinkGums, pain_signs: ['none'] },
    never: { symptoms: illnessBeside('labored_breathing', 'hiding') },
    confirm: [
      'It panted only while something scared it, and the place was cool.',
      'Now that it is quiet it breathes calmly, 30 a minute or fewer, and walks straight.',
      'It has no heart, lung or airway trouble and no flat face, and eats and drinks as always.',
    ],
    twin: 'Heat, pain and a weak heart make a dog pant on when all is quiet.',
    returnWhen: 'Go at once if it pants on when calm and cool, is weak, drools or has red or blue gums.',
    sources: ['P138', 'P516', 'P517'],
  },
]
