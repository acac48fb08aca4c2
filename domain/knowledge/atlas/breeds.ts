import { LONG, UNDER_A_DAY, UP_TO_A_WEEK } from './limits.ts'
import { allBut } from './beside.ts'
import type { AtlasEntry } from './entry.ts'

const ANY_TIME = [...UP_TO_A_WEEK, ...LONG] as const

/** What belongs to a breed or a coat from its first months on. */
export const breeds: readonly AtlasEntry[] = [
  {
    id: 'normal.toy-dog-trembles',
    name: 'A tiny dog that trembles when excited or cold',
    because: 'Tiny dogs lose warmth fast and are easily excited; many tremble for a short time.',
    systems: ['nerves', 'behavior', 'general'],
    words: [
      'chihuahua shaking',
      'small dog shivers',
      'trembles when excited',
      'shakes when I come home',
      'shivers on walks',
    ],
    species: 'dog',
    ageMonths: { from: 12, under: 120 },
    breeds: ['toy'],
    explains: { symptoms: ['stiffness'], answers: { neurologic_signs: ['tremors'] } },
    onset: ['more_than_month', ...UNDER_A_DAY, 'days_1_to_3', 'days_4_to_7', 'weeks_1_to_4'],
    only: { mobility_pattern: ['none'], pain_signs: ['none'], reproductive_status: ['none'] },
    never: { symptoms: allBut('stiffness') },
    confirm: [
      'It has done this all its grown life, when it is excited, cold or at the vet.',
      'The shiver stops within minutes when it is calm and warm, and it knows me all the while.',
      'It eats, walks, jumps and plays as ever.',
    ],
    twin: 'Low sugar, poison and pain make a dog shake that is weak, hunched, wobbly or sick.',
    returnWhen:
      'Go at once if it shakes and is weak, wobbly, sick or sore, or if it does not stop in an hour.',
    sources: ['P678', 'P679'],
  },
  {
    id: 'normal.rex-thin-coat',
    name: 'Thin patches and broken whiskers of a Rex cat',
    because: 'The hair of Rex cats is fine and breaks easily, so thin patches and stubby whiskers are usual.',
    systems: ['skin'],
    words: ['devon rex bald patch', 'rex whiskers broken', 'cornish rex thin fur', 'curly cat balding'],
    species: 'cat',
    ageMonths: { from: 3, under: null },
    explains: { symptoms: ['hair_loss'], answers: { skin_signs: ['even_thinning'] } },
    onset: ANY_TIME,
    only: { itch_severity: ['not_itchy'] },
    never: { symptoms: allBut('hair_loss') },
    confirm: [
      'It is a Devon or Cornish Rex, and its coat has come and gone like this before.',
      'The skin is smooth and its normal color, with no scales, crusts or red.',
      'It does not lick or scratch the thin places.',
    ],
    twin: 'Ringworm, mites and allergy make scaly, red or itchy bald spots.',
    returnWhen: 'See a vet for scales, crusts, red or itchy skin, or if people at home get a rash.',
    sources: ['P696', 'P697'],
  },
]
