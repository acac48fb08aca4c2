import {
  ageAtLeast,
  ageUnder,
  all,
  answer,
  any,
  breed,
  intact,
  not,
  only,
  sex,
  species,
  symptom,
} from '#domain/triage/condition.ts'
import { aCat, aDog } from '../examples.ts'
import { provenBy, wellAnswers } from './cases.ts'
import {
  LONG,
  UNDER_A_DAY,
  UP_TO_A_WEEK,
  bright,
  calm,
  eatsWell,
  ifAsked,
  illBesides,
  since,
} from './ordinary.ts'
import type { BenignPattern } from './pattern.ts'
import { said } from './words.ts'

const thirsty = symptom('increased_thirst')
const indoors = symptom('accidents')
const steady = only('body_changes', 'none', 'weight_gain')
const normalUrine = only('urine_output', 'normal')
const cleanUrine = only('urine_signs', 'none', 'outside_box_or_house')
const grown = all(ageAtLeast(12), ageUnder(120))
/** In a female that is not spayed thirst can be the first sign of a womb infection. */
const noWombAtRisk = any(sex('male'), not(intact))
const unchanged = only('course', 'same', 'comes_and_goes', 'better')
const thirst = (onset: string, more = {}) =>
  wellAnswers(onset, {
    water_intake: 'more_than_usual',
    eating: 'normal',
    body_changes: ['none'],
    urine_output: 'normal',
    ...more,
  })
const accident = (onset: string, more = {}) =>
  wellAnswers(onset, {
    urine_output: 'normal',
    urine_signs: ['outside_box_or_house'],
    course: 'same',
    ...more,
  })

/** Drinking and urine. */
export const thirstUrinePatterns: readonly BenignPattern[] = [
  {
    id: 'benign.thirst-after-heat-or-exercise',
    name: 'Thirst after heat or exercise',
    because: 'Panting costs water, so dogs drink much more on hot days and after hard play.',
    finding: all(species('dog'), thirsty),
    requires: all(
      calm('heat_exposure'),
      answer('context', 'heat_exposure', 'strenuous_activity'),
      bright,
      grown,
      noWombAtRisk,
      eatsWell,
      steady,
      ifAsked('urine_output', 'normal', 'large_volume'),
      only('water_intake', 'normal', 'more_than_usual', 'much_more'),
      since(...UNDER_A_DAY),
      ifAsked('gum_color', 'pink'),
      ifAsked('breathing_at_rest', 'normal_quiet'),
    ),
    excludes: any(
      illBesides('increased_thirst'),
      all(breed('brachycephalic'), answer('context', 'heat_exposure')),
    ),
    explains: ['RF-210'],
    returnWhen:
      'Go at once for hard panting, weakness or vomiting; see a vet if the thirst is not gone tomorrow.',
    sources: ['P234', 'P235'],
    examples: provenBy(
      'drank the bowl empty after a hike',
      aDog(
        ['increased_thirst'],
        thirst('hours_1_to_6', { water_intake: 'much_more', context: ['strenuous_activity'] }),
      ),
      [
        ['sugar disease: loses weight', { body_changes: ['weight_loss'] }],
        ['sugar disease: for days', { onset: 'days_1_to_3' }],
        ['a womb infection: not spayed', {}, { gender: 'female', isNeutered: false }],
        ['heat stroke', { danger_signs: ['overheated'], context: ['heat_exposure'] }],
        ['heat illness: vomits', {}, { symptoms: ['increased_thirst', 'vomiting'] }],
        ['heat stroke in a flat-faced dog', { context: ['heat_exposure'] }, { breed: 'Pug' }],
        ['sick kidneys in a cat', {}, { species: 'cat', weightKg: 4 }],
        ['no heat and no exercise', { context: ['none'] }],
      ],
      'water_intake',
    ),
  },
  {
    id: 'benign.thirst-after-salty-food',
    name: 'Thirst after a salty treat',
    because: 'Salty or dried treats make a pet drink more for some hours.',
    finding: thirsty,
    requires: all(
      calm(),
      bright,
      grown,
      noWombAtRisk,
      eatsWell,
      steady,
      ifAsked('urine_output', 'normal', 'large_volume'),
      answer('context', 'new_food'),
      said('salty'),
      only('water_intake', 'normal', 'more_than_usual'),
      since(...UNDER_A_DAY),
    ),
    excludes: any(illBesides('increased_thirst'), said('saltPoison')),
    explains: [],
    returnWhen:
      'Go at once for vomiting, wobbling or twitching; see a vet if the thirst is not gone tomorrow.',
    sources: ['P246', 'S19'],
    examples: provenBy(
      'jerky treats last night',
      aDog(['increased_thirst'], thirst('hours_6_to_24', { context: ['new_food'] }), {
        notes: 'He had a lot of jerky last night.',
      }),
      [
        ['salt poisoning: play dough', {}, { notes: 'He had jerky and salty play dough.' }],
        ['salt poisoning: twice as much water', { water_intake: 'much_more' }],
        ['salt poisoning: twitches', { danger_signs: ['seizure'] }],
        ['a womb infection: not spayed', {}, { gender: 'female', isNeutered: false }],
        ['sugar disease: for days', { onset: 'days_1_to_3' }],
      ],
      'water_intake',
    ),
  },
  {
    id: 'benign.little-thirst-with-wet-food',
    name: 'Little drinking with wet food',
    because: 'Wet or raw food is mostly water, so many cats on it hardly use the bowl.',
    finding: all(species('cat'), symptom('decreased_thirst')),
    requires: all(
      calm(),
      bright,
      grown,
      only('eating', 'normal'),
      steady,
      ifAsked('urine_output', 'normal'),
      said('wetFood'),
      only('water_intake', 'normal', 'less_than_usual'),
      since(...UP_TO_A_WEEK, ...LONG),
      any(since(...UNDER_A_DAY), unchanged),
    ),
    excludes: illBesides('decreased_thirst'),
    explains: ['RF-220'],
    returnWhen: 'See a vet if it eats less, vomits, is dull, passes little urine, or if the gums are dry.',
    sources: ['P233'],
    examples: provenBy(
      'never at the bowl, eats canned food',
      aCat(
        ['decreased_thirst'],
        wellAnswers('more_than_month', {
          eating: 'normal',
          body_changes: ['none'],
          water_intake: 'less_than_usual',
          course: 'same',
        }),
        { notes: 'She only gets wet food.' },
      ),
      [
        ['failing kidneys: eats less', { eating: 'reduced' }],
        ['failing kidneys: loses weight', { body_changes: ['weight_loss'] }],
        ['nothing at all to drink', { water_intake: 'none_24h' }],
        ['a blocked tomcat: strains', {}, { symptoms: ['decreased_thirst', 'straining_urinate'] }],
        ['an old cat', {}, { ageMonths: 160 }],
      ],
      'body_changes',
    ),
  },
  {
    id: 'benign.greeting-puddles',
    name: 'Puddles of joy or shyness',
    because:
      'Young dogs often leak a little when greeted or scolded, and most grow out of it by one year of age.',
    finding: all(species('dog'), indoors),
    requires: all(
      calm(),
      bright,
      ageAtLeast(2),
      ageUnder(15),
      said('greeting'),
      normalUrine,
      cleanUrine,
      since(...LONG),
      unchanged,
      ifAsked('neurologic_signs', 'none'),
    ),
    excludes: any(illBesides('accidents'), said('urineHistory')),
    explains: ['RF-220'],
    returnWhen:
      'See a vet if it leaks in sleep, strains, has blood in the urine, or drinks more than before.',
    sources: ['P231'],
    examples: provenBy(
      'pees when we come home',
      aDog(['accidents'], accident('weeks_1_to_4'), {
        ageMonths: 9,
        notes: 'He gets excited when we come home and pees a bit.',
      }),
      [
        ['a ureter in the wrong place: wet while asleep', { urine_signs: ['wet_while_asleep'] }],
        ['a bladder infection: small amounts', { urine_output: 'small_frequent' }],
        ['a hurt spine: leaks without noticing', { urine_output: 'leaking' }],
        ['sugar disease: drinks more', {}, { symptoms: ['accidents', 'increased_thirst'] }],
        ['a new trouble', { onset: 'hours_6_to_24' }],
        ['a grown dog', {}, { ageMonths: 40 }],
      ],
      'urine_signs',
    ),
  },
  {
    id: 'benign.marking',
    name: 'Marking by a dog',
    because: 'Grown dogs leave small marks on upright things, at home or at friends; the bladder is healthy.',
    finding: all(species('dog'), indoors, answer('urine_signs', 'marking')),
    requires: all(
      calm(),
      bright,
      ageAtLeast(6),
      ageUnder(84),
      only('urine_signs', 'marking', 'outside_box_or_house'),
      normalUrine,
      since(...UP_TO_A_WEEK, ...LONG),
      any(since(...UNDER_A_DAY), unchanged),
    ),
    excludes: any(illBesides('accidents'), said('urineHistory')),
    explains: ['RF-220'],
    returnWhen:
      'Go at once if only drops come. See a vet for straining, blood, licking, thirst or big puddles.',
    sources: ['P231', 'P232'],
    examples: provenBy(
      'lifts a leg on the sofa',
      aDog(['accidents'], accident('weeks_1_to_4', { urine_signs: ['marking'] }), { isNeutered: false }),
      [
        ['bladder stones: pink urine', { urine_signs: ['marking', 'pink_or_red'] }],
        ['a blocked bladder: small amounts many times', { urine_output: 'small_frequent' }],
        ['a sick prostate in an older male', {}, { ageMonths: 110, isNeutered: false }],
        ['a blocked tomcat', {}, { species: 'cat', weightKg: 5, isNeutered: false }],
        ['sugar disease: drinks more', {}, { symptoms: ['accidents', 'increased_thirst'] }],
      ],
      'urine_output',
    ),
  },
  {
    id: 'benign.house-training',
    name: 'House training not finished',
    because: 'Puppies of two to six months cannot hold their urine for long and learn it over months.',
    finding: all(species('dog'), indoors),
    requires: all(
      calm(),
      bright,
      ageAtLeast(2),
      ageUnder(7),
      normalUrine,
      cleanUrine,
      ifAsked('baby_signs', 'none'),
      since('days_4_to_7', ...LONG),
      unchanged,
    ),
    excludes: any(illBesides('accidents'), said('urineHistory')),
    explains: ['RF-220'],
    returnWhen:
      'See a vet for straining, blood, leaking in sleep, thirst, or accidents in a pup that was clean before.',
    sources: ['P231'],
    examples: provenBy(
      'a four-month-old puppy',
      aDog(['accidents'], accident('weeks_1_to_4'), { ageMonths: 4, weightKg: 8 }),
      [
        ['a bladder infection: cries while peeing', { urine_signs: ['cries_when_peeing'] }],
        ['a ureter in the wrong place: wet while asleep', { urine_signs: ['wet_while_asleep'] }],
        ['sick kidneys: large amounts', { urine_output: 'large_volume' }],
        ['a new trouble', { onset: 'hours_6_to_24' }],
        ['a kitten', {}, { species: 'cat', weightKg: 2 }],
        ['a grown dog', {}, { ageMonths: 20 }],
      ],
      'urine_signs',
    ),
  },
  {
    id: 'benign.puddle-when-alone',
    name: 'A puddle when left alone too long',
    because: 'A healthy dog left for many hours, or upset when alone, may not hold on until someone is home.',
    finding: all(species('dog'), indoors),
    requires: all(
      calm(),
      bright,
      ageAtLeast(6),
      ageUnder(96),
      any(said('alone'), answer('vocal_when', 'when_alone')),
      normalUrine,
      cleanUrine,
      since(...UP_TO_A_WEEK),
    ),
    excludes: any(illBesides('accidents'), said('urineHistory')),
    explains: [],
    returnWhen: 'See a vet if it goes on past a week, for leaking in sleep, thirst, straining or blood.',
    sources: ['K'],
    examples: provenBy(
      'only while we are at work',
      aDog(['accidents'], accident('days_4_to_7'), { notes: 'Only when he is home alone.' }),
      [
        ['sugar disease: larger amounts', { urine_output: 'large_volume' }],
        ['a weak bladder: wet while asleep', { urine_signs: ['wet_while_asleep'] }],
        ['a blocked bladder: small amounts', { urine_output: 'small_frequent' }],
        ['for weeks', { onset: 'weeks_1_to_4' }],
      ],
      'urine_output',
    ),
  },
]
