import {
  ageAtLeast,
  ageUnder,
  all,
  answer,
  any,
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
  UP_TO_3_DAYS,
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
const steady = ifAsked('body_changes', 'none', 'weight_gain')
const easyUrine = ifAsked('urine_output', 'normal', 'large_volume')
const thirst = (onset: string, more = {}) =>
  wellAnswers(onset, {
    water_intake: 'more_than_usual',
    eating: 'normal',
    body_changes: ['none'],
    urine_output: 'normal',
    ...more,
  })
const accident = (onset: string, more = {}) =>
  wellAnswers(onset, { urine_output: 'normal', urine_signs: ['outside_box_or_house'], ...more })

/** Drinking and urine. */
export const thirstUrinePatterns: readonly BenignPattern[] = [
  {
    id: 'benign.thirst-after-heat-or-exercise',
    name: 'Thirst after heat or exercise',
    because: 'Panting costs water, so pets drink much more on hot days and after hard play.',
    finding: thirsty,
    requires: all(
      calm('heat_exposure'),
      bright,
      eatsWell,
      steady,
      easyUrine,
      ageAtLeast(4),
      any(said('hot', 'exertion'), answer('context', 'heat_exposure', 'strenuous_activity')),
      any(
        all(since(...UNDER_A_DAY), only('water_intake', 'normal', 'more_than_usual', 'much_more')),
        all(
          since('days_1_to_3', 'days_4_to_7'),
          said('hot'),
          only('water_intake', 'normal', 'more_than_usual'),
        ),
      ),
      ifAsked('gum_color', 'pink'),
      ifAsked('breathing_at_rest', 'normal_quiet'),
    ),
    excludes: any(illBesides('increased_thirst'), answer('body_changes', 'peeing_more')),
    explains: ['RF-210', 'RF-211', 'RF-219'],
    returnWhen:
      'Go at once for hard panting, weakness or vomiting; see a vet if the thirst stays when it is cool.',
    sources: ['P1', 'S16'],
    examples: provenBy(
      'drank the bowl empty after a hike',
      aDog(
        ['increased_thirst'],
        thirst('hours_1_to_6', { water_intake: 'much_more', context: ['strenuous_activity'] }),
      ),
      ['losing weight', { body_changes: ['weight_loss'] }],
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
      eatsWell,
      steady,
      easyUrine,
      ageAtLeast(6),
      said('salty'),
      only('water_intake', 'normal', 'more_than_usual', 'much_more'),
      since(...UNDER_A_DAY),
    ),
    excludes: any(illBesides('increased_thirst'), answer('body_changes', 'peeing_more'), said('saltPoison')),
    explains: ['RF-210'],
    returnWhen:
      'Go at once for vomiting, wobbling or twitching; see a vet if the thirst is not gone tomorrow.',
    sources: ['S19', 'K'],
    examples: provenBy(
      'jerky treats last night',
      aDog(['increased_thirst'], thirst('hours_6_to_24', { water_intake: 'much_more' }), {
        notes: 'He had a lot of jerky last night.',
      }),
      ['play dough', {}, { notes: 'He had jerky and salty play dough.' }],
      'water_intake',
    ),
  },
  {
    id: 'benign.thirst-with-dry-food',
    name: 'More drinking since dry food',
    because: 'Dry food holds a tenth of the water of wet food, so the rest comes from the bowl.',
    finding: thirsty,
    requires: all(
      calm(),
      bright,
      eatsWell,
      only('body_changes', 'none', 'weight_gain'),
      ifAsked('urine_output', 'normal'),
      ageAtLeast(6),
      ageUnder(120),
      said('dryFood'),
      only('water_intake', 'normal', 'more_than_usual'),
      since(...UP_TO_A_WEEK, 'weeks_1_to_4'),
    ),
    excludes: illBesides('increased_thirst'),
    explains: ['RF-211'],
    returnWhen: 'See a vet if it drinks twice as much as before, pees much more, or loses weight.',
    sources: ['P2', 'K'],
    examples: provenBy(
      'a cat switched from wet to dry',
      aCat(['increased_thirst'], thirst('days_4_to_7', { context: ['new_food'] }), {
        notes: 'We switched to dry food last week.',
      }),
      ['twice as much', { water_intake: 'much_more' }],
      'body_changes',
    ),
  },
  {
    id: 'benign.little-thirst-with-wet-food',
    name: 'Little drinking with wet food',
    because: 'Wet or raw food is mostly water, so many cats on it hardly use the bowl.',
    finding: symptom('decreased_thirst'),
    requires: all(
      calm(),
      bright,
      eatsWell,
      ifAsked('body_changes', 'none', 'weight_gain'),
      ifAsked('urine_output', 'normal'),
      ageAtLeast(6),
      said('wetFood'),
      only('water_intake', 'normal', 'less_than_usual', 'none_12h', 'none_24h'),
      ifAsked('vaccination_status', 'complete', 'started'),
    ),
    excludes: illBesides('decreased_thirst'),
    explains: ['RF-088', 'RF-220'],
    returnWhen: 'See a vet if it eats less, vomits, is dull, passes little urine, or if the gums are dry.',
    sources: ['P2', 'K'],
    examples: provenBy(
      'never at the bowl, eats canned food',
      aCat(
        ['decreased_thirst'],
        wellAnswers('more_than_month', {
          eating: 'normal',
          body_changes: ['none'],
          water_intake: 'none_24h',
        }),
        { notes: 'She only gets wet food.' },
      ),
      ['not eating', { eating: 'none_12_to_24h' }],
      'body_changes',
    ),
  },
  {
    id: 'benign.greeting-puddles',
    name: 'Puddles of joy or shyness',
    because: 'Young dogs often leak a little when greeted or scolded, and grow out of it.',
    finding: all(species('dog'), indoors),
    requires: all(
      calm(),
      bright,
      ageUnder(36),
      said('greeting'),
      ifAsked('urine_output', 'normal', 'leaking', 'small_frequent'),
      only('urine_signs', 'none', 'outside_box_or_house'),
      ifAsked('neurologic_signs', 'none'),
    ),
    excludes: any(illBesides('accidents'), said('night')),
    explains: ['RF-136', 'RF-220'],
    returnWhen:
      'See a vet if it leaks in sleep, strains, has blood in the urine, or drinks more than before.',
    sources: ['P3', 'P7'],
    examples: provenBy(
      'pees when we come home',
      aDog(['accidents'], accident('weeks_1_to_4', { urine_output: 'leaking', neurologic_signs: ['none'] }), {
        ageMonths: 9,
        notes: 'He gets excited when we come home and pees a bit.',
      }),
      ['wet while asleep', { urine_signs: ['wet_while_asleep'] }],
      'urine_signs',
    ),
  },
  {
    id: 'benign.marking',
    name: 'Marking',
    because: 'Grown pets, males most of all, leave small marks on upright things; the bladder is healthy.',
    finding: all(indoors, answer('urine_signs', 'marking')),
    requires: all(
      calm(),
      bright,
      ageAtLeast(5),
      only('urine_signs', 'marking', 'outside_box_or_house'),
      any(
        only('urine_output', 'normal'),
        all(species('dog'), only('urine_output', 'normal', 'small_frequent')),
      ),
    ),
    excludes: illBesides('accidents'),
    explains: ['RF-136', 'RF-220', 'RF-221'],
    returnWhen:
      'See a vet for straining, blood, licking or big puddles; go at once if a male cat passes no urine.',
    sources: ['P7', 'P11'],
    examples: provenBy(
      'lifts a leg on the sofa',
      aDog(
        ['accidents'],
        accident('weeks_1_to_4', { urine_signs: ['marking'], urine_output: 'small_frequent' }),
        { isNeutered: false },
      ),
      ['pink urine', { urine_signs: ['marking', 'pink_or_red'] }],
      'urine_output',
    ),
  },
  {
    id: 'benign.house-training',
    name: 'House training not finished',
    because: 'Puppies and kittens cannot hold their urine for long and learn it over months.',
    finding: all(indoors, ageUnder(9)),
    requires: all(
      calm(),
      bright,
      ageAtLeast(2),
      ifAsked('urine_output', 'normal', 'small_frequent'),
      any(species('dog'), only('urine_output', 'normal')),
      only('urine_signs', 'none', 'outside_box_or_house'),
      ifAsked('baby_signs', 'none'),
    ),
    excludes: illBesides('accidents'),
    explains: ['RF-136', 'RF-220', 'RF-221'],
    returnWhen:
      'See a vet for straining, blood, leaking in sleep, or accidents in a pet that was clean before.',
    sources: ['P7', 'P3'],
    examples: provenBy(
      'a four-month-old puppy',
      aDog(['accidents'], accident('weeks_1_to_4', { urine_output: 'small_frequent' }), {
        ageMonths: 4,
        weightKg: 8,
      }),
      ['cries while peeing', { urine_signs: ['cries_when_peeing'] }],
      'urine_signs',
    ),
  },
  {
    id: 'benign.litter-box-protest',
    name: 'Beside the box after a change of litter',
    because:
      'Cats are particular: a dirty, moved or new box, or a closed door, can send them elsewhere once or twice.',
    finding: all(species('cat'), indoors),
    requires: all(
      calm(),
      bright,
      ageAtLeast(4),
      said('litter'),
      only('urine_output', 'normal'),
      only('urine_signs', 'none', 'outside_box_or_house'),
      since(...UP_TO_3_DAYS),
    ),
    excludes: any(illBesides('accidents'), said('urineHistory')),
    explains: ['RF-221'],
    returnWhen:
      'Go at once for straining or drops only; see a vet for blood, many visits or more than three days.',
    sources: ['P11', 'P2'],
    examples: provenBy(
      'peed on the mat after new litter',
      aCat(['accidents'], accident('hours_6_to_24'), { notes: 'We bought a different litter.' }),
      ['small amounts many times', { urine_output: 'small_frequent' }],
      'urine_output',
    ),
  },
  {
    id: 'benign.holding-it',
    name: 'Holding urine',
    because: 'Many adult dogs hold their urine overnight, in bad weather or in a strange place.',
    finding: all(species('dog'), answer('urine_output', 'none_12h')),
    requires: all(
      calm('surgery_or_anesthesia'),
      bright,
      ageAtLeast(8),
      said('heldIt'),
      only('urine_output', 'none_12h'),
      ifAsked('urine_signs', 'none', 'outside_box_or_house'),
      eatsWell,
      since(...UNDER_A_DAY),
    ),
    excludes: any(
      illBesides('constipation', 'accidents', 'increased_thirst'),
      symptom('straining_urinate', 'straining'),
    ),
    explains: ['RF-130', 'RF-213'],
    returnWhen: 'Go at once for straining, drops only, or no urine by tonight.',
    sources: ['P3', 'K'],
    examples: provenBy(
      'refuses to go out in the rain',
      aDog(
        ['constipation'],
        wellAnswers('hours_6_to_24', {
          urine_output: 'none_12h',
          eating: 'normal',
          last_stool: 'hours_24_to_48',
        }),
        { notes: 'It is raining and he holds it.' },
      ),
      ['straining', {}, { symptoms: ['constipation', 'straining'] }],
      'eating',
    ),
  },
  {
    id: 'benign.big-puddles-after-water-play',
    name: 'Big puddles after water play',
    because: 'Dogs that swim or bite at the hose swallow water and pass it within hours.',
    finding: all(species('dog'), any(indoors, thirsty)),
    requires: all(
      calm('heat_exposure'),
      bright,
      ageAtLeast(4),
      said('water'),
      ifAsked('urine_output', 'normal', 'large_volume'),
      ifAsked('urine_signs', 'none', 'outside_box_or_house'),
      ifAsked('body_changes', 'none', 'peeing_more'),
      ifAsked('water_intake', 'normal', 'more_than_usual', 'less_than_usual'),
      eatsWell,
      ifAsked('neurologic_signs', 'none'),
      ifAsked('gum_color', 'pink'),
      since(...UNDER_A_DAY),
    ),
    excludes: any(illBesides('accidents'), all(thirsty, not(indoors))),
    explains: ['RF-136', 'RF-210'],
    returnWhen:
      'Go at once for wobbling, vomiting, a swollen belly or a dull pet; see a vet if it goes on tomorrow.',
    sources: ['K'],
    examples: provenBy(
      'peed a lake after the lake',
      aDog(['accidents'], accident('hours_1_to_6', { urine_output: 'large_volume' }), {
        notes: 'He was swimming in the lake all day.',
      }),
      ['wobbly', { energy_level: 'weak' }],
      'urine_output',
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
      ageUnder(120),
      said('alone'),
      only('urine_output', 'normal'),
      only('urine_signs', 'none', 'outside_box_or_house'),
    ),
    excludes: any(illBesides('accidents'), all(sex('female'), since(...LONG), ageAtLeast(72))),
    explains: ['RF-220'],
    returnWhen: 'See a vet for accidents while you are home, leaking in sleep, thirst, straining or blood.',
    sources: ['P7'],
    examples: provenBy(
      'only while we are at work',
      aDog(['accidents'], accident('weeks_1_to_4'), { notes: 'Only when he is left alone for work.' }),
      ['larger amounts', { urine_output: 'large_volume' }],
      'urine_output',
    ),
  },
]
