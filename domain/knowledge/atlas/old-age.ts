import type { AtlasEntry } from './entry.ts'
import { illnessBeside } from './beside.ts'

const STEADY = ['same', 'comes_and_goes', 'better'] as const
const soundSenior = {
  gum_color: ['pink'],
  neurologic_signs: ['none'],
  pain_signs: ['none'],
  eating: ['normal'],
  course: STEADY,
} as const

/** What comes slowly with the years. Anything that changes within weeks is never explained by age. */
export const oldAge: readonly AtlasEntry[] = [
  {
    id: 'normal.old-dog-slows-down',
    name: 'An old dog that slows down',
    because: 'Dogs grow slower, sleep more and turn gray with the years; it comes on over many months.',
    systems: ['general'],
    words: [
      'getting old',
      'sleeps more than before',
      'slowing down',
      'gray muzzle',
      'less playful now',
      'senior dog naps',
      'shorter walks in old age',
    ],
    species: 'dog',
    ageMonths: { from: 96, under: null },
    explains: { symptoms: ['lethargy'] },
    onset: ['more_than_month'],
    only: soundSenior,
    never: { symptoms: illnessBeside('lethargy') },
    confirm: [
      'It came so slowly, over a year or so, that I cannot name the month it began.',
      'It still looks forward to food, walks and company, and does not pant or cough at rest.',
      'Its weight, thirst, pee and belly are the same as half a year ago.',
    ],
    twin: 'Heart, hormone and joint disease or a tumor: it slows within weeks, tires on walks, loses or gains weight.',
    returnWhen:
      'See a vet for any change within weeks, cough, weight loss, thirst, pain; have it checked twice a year.',
    sources: ['P545'],
  },
  {
    id: 'normal.old-cat-sleeps-more',
    name: 'An old cat that sleeps more and plays less',
    because: 'Old cats rest more, up to 20 hours a day, and care less for wild play.',
    systems: ['general'],
    words: [
      'old cat sleeps all day',
      'plays less now',
      'senior cat naps',
      'slower than it was',
      'gray hairs on the face',
      'getting old and lazy',
    ],
    species: 'cat',
    ageMonths: { from: 120, under: null },
    explains: { symptoms: ['lethargy'] },
    onset: ['more_than_month'],
    only: { ...soundSenior, urine_output: ['normal'] },
    never: { symptoms: [...illnessBeside('lethargy'), 'increased_appetite'] },
    confirm: [
      'It came so slowly, over a year or so, that I cannot name the month it began.',
      'It eats, drinks, grooms itself and uses its box as it did half a year ago.',
      'I weighed it: it weighs the same as half a year ago.',
    ],
    twin: 'Sick kidneys, thyroid or joints: weight loss, thirst, a rough coat, or no more jumps.',
    returnWhen: 'See a vet for weight loss, thirst, a rough coat, missed jumps or any change within weeks.',
    sources: ['P543', 'P544'],
  },
  {
    id: 'normal.old-dog-hears-less',
    name: 'An old dog that hears less',
    because: 'Hearing fades slowly in most old dogs; they sleep deeper, startle and bark louder.',
    systems: ['general', 'behavior'],
    words: [
      'going deaf',
      'does not hear me come home',
      'sleeps so deeply',
      'startles when touched',
      'ignores its name',
      'barks louder in old age',
      'hard of hearing',
    ],
    species: 'dog',
    ageMonths: { from: 96, under: null },
    explains: { symptoms: ['lethargy', 'excessive_vocalization'] },
    onset: ['more_than_month'],
    only: { ...soundSenior, vocal_when: ['for_food_or_attention'] },
    never: { symptoms: illnessBeside('lethargy') },
    confirm: [
      'It came slowly; deep or loud sounds and a touch still reach it.',
      'Awake it is bright, knows us and the house, and walks straight with its head level.',
      'The ears look clean, do not smell or hurt, and it does not shake its head.',
    ],
    twin: 'An ear infection, a failing mind or a brain disease: smell, head tilt, or being lost at home.',
    returnWhen: 'Go soon if it went deaf within days; see a vet for smelly ears, a head tilt or confusion.',
    sources: ['P546', 'P547'],
  },
]
