import {
  ageAtLeast,
  ageUnder,
  all,
  any,
  answer,
  intact,
  known,
  not,
  only,
  sex,
  species,
  symptom,
} from '#domain/triage/condition.ts'
import type { Condition } from '#domain/triage/condition.ts'
import { aDog } from '../examples.ts'
import { provenBy } from './cases.ts'
import {
  LONG,
  UNDER_A_DAY,
  UP_TO_A_WEEK,
  besides,
  bright,
  calm,
  ifAsked,
  illBesides,
  nearlyBright,
  since,
} from './ordinary.ts'
import type { BenignPattern } from './pattern.ts'
import { said } from './words.ts'

const grown = all(ageAtLeast(12), ageUnder(120))
/** In a female that is not spayed thirst can be the first sign of a womb infection. */
const noWombAtRisk = any(sex('male'), not(intact))
const drinksMore = ifAsked('water_intake', 'normal', 'more_than_usual', 'much_more')
const passesMore = ifAsked('urine_output', 'normal', 'large_volume')
const cleanUrine = ifAsked('urine_signs', 'none', 'outside_box_or_house')
const eatsAsEver = ifAsked('eating', 'normal', 'more_than_usual')
const steadyBody = (...changes: readonly string[]): Condition =>
  ifAsked('body_changes', 'none', 'weight_gain', ...changes)
/** Diseases that bring thirst and hunger themselves, or in which a hidden infection looks like this. */
const ownThirst = known(
  'diabet',
  'cushing',
  'kidney',
  'renal',
  'addison',
  'hypoadreno',
  'liver',
  'chemo',
  'immunosuppress',
)
const thirstOrPuddles = symptom('increased_thirst', 'accidents')
/** Thirst may be explained for a day; hunger alone for as long as the medicine is being tried. */
const whileItIsNew = any(
  since(...UNDER_A_DAY),
  all(not(thirstOrPuddles), ifAsked('water_intake', 'normal'), since(...UP_TO_A_WEEK, 'weeks_1_to_4')),
)
const newMedicine = calm('new_or_missed_medicine')
const noOverdose = said('overdose', 'humanProduct')

const wanted = (...changes: readonly string[]): Condition =>
  all(
    newMedicine,
    bright,
    grown,
    noWombAtRisk,
    eatsAsEver,
    drinksMore,
    passesMore,
    cleanUrine,
    steadyBody(...changes),
  )
const thirst = (onset: string, more = {}) => ({
  danger_signs: ['none'],
  onset,
  energy_level: 'normal',
  exposure: ['none'],
  context: ['new_or_missed_medicine'],
  water_intake: 'much_more',
  eating: 'more_than_usual',
  body_changes: ['none'],
  urine_output: 'large_volume',
  ...more,
})
const drowsy = (onset: string, more = {}) => ({
  danger_signs: ['none'],
  onset,
  energy_level: 'slightly_low',
  exposure: ['none'],
  context: ['new_or_missed_medicine'],
  eating: 'normal',
  gum_color: 'pink',
  neurologic_signs: ['none'],
  pain_signs: ['none'],
  ...more,
})

/** Wanted or expected effects of a medicine a vet prescribed, at the dose a vet prescribed. */
export const medicinePatterns: readonly BenignPattern[] = [
  {
    id: 'benign.steroid-thirst-and-hunger',
    name: 'Thirst and hunger from a steroid',
    because:
      'In the first days prednisone and other steroids make dogs thirsty and hungry, and they pee more.',
    finding: all(species('dog'), symptom('increased_thirst', 'increased_appetite', 'accidents')),
    requires: all(wanted('panting_more'), said('steroid'), whileItIsNew),
    excludes: any(ownThirst, besides('increased_thirst', 'accidents'), noOverdose, said('nsaid')),
    explains: ['RF-136', 'RF-210', 'RF-288', 'RF-313'],
    returnWhen:
      'Call your vet if the thirst lasts over a day or two. Go at once for vomiting, black stool or weakness.',
    sources: ['P201', 'P202'],
    examples: provenBy(
      'drinks and begs since the first prednisone',
      aDog(
        ['increased_thirst', 'increased_appetite'],
        thirst('hours_6_to_24', { medication_details: 'prednisone for itching' }),
      ),
      [
        ['sugar disease out of control: weight falls', { body_changes: ['weight_loss'] }],
        ['a stomach ulcer: vomits', {}, { symptoms: ['increased_thirst', 'vomiting'] }],
        ['thirst of some days', { onset: 'days_1_to_3' }],
        ['a womb infection: not spayed', {}, { gender: 'female', isNeutered: false }],
        ['an overdose', { medication_details: 'prednisone, he ate all of the pills' }],
        ['a painkiller beside it', { medication_details: 'prednisone and carprofen' }],
        ['sugar disease in a cat', {}, { species: 'cat', weightKg: 4 }],
      ],
      'water_intake',
    ),
  },
  {
    id: 'benign.seizure-medicine-thirst-and-hunger',
    name: 'Thirst and hunger from seizure medicine',
    because: 'Seizure medicine makes many dogs hungry, and in the first days thirsty.',
    finding: all(species('dog'), symptom('increased_thirst', 'increased_appetite', 'accidents')),
    requires: all(wanted(), said('seizureMedicine'), whileItIsNew, ifAsked('neurologic_signs', 'none')),
    excludes: any(ownThirst, besides('increased_thirst', 'accidents'), noOverdose, said('steroid')),
    explains: [],
    returnWhen:
      'Keep the blood tests. See a vet for thirst over a day, deep sleepiness, vomiting or yellow gums.',
    sources: ['P203', 'P204'],
    examples: provenBy(
      'ravenous on phenobarbital',
      aDog(
        ['increased_appetite'],
        thirst('weeks_1_to_4', { water_intake: 'normal', medication_details: 'phenobarbital' }),
      ),
      [
        ['a failing liver: yellow tint', { body_changes: ['yellow_tint'] }],
        ['an inflamed pancreas: vomits', {}, { symptoms: ['increased_appetite', 'vomiting'] }],
        ['thirst for weeks', {}, { symptoms: ['increased_appetite', 'increased_thirst'] }],
        ['sugar disease: drinks much more', { water_intake: 'much_more' }],
        ['an overdose', { medication_details: 'phenobarbital, I gave it twice by mistake' }],
      ],
      'eating',
    ),
  },
  {
    id: 'benign.water-pill-thirst',
    name: 'Thirst and big puddles from a water pill',
    because:
      'Furosemide makes the kidneys pass more water on purpose, so the pet drinks and pees more that day.',
    finding: thirstOrPuddles,
    requires: all(
      wanted(),
      said('waterPill'),
      since(...UNDER_A_DAY),
      only('water_intake', 'normal', 'more_than_usual', 'much_more'),
    ),
    excludes: any(
      known('diabet', 'kidney', 'renal', 'addison', 'hypoadreno', 'cushing', 'liver'),
      besides('increased_thirst', 'accidents'),
      noOverdose,
      said('steroid', 'nsaid'),
    ),
    explains: ['RF-136', 'RF-210', 'RF-288'],
    returnWhen:
      'Always leave water out. Go at once for fast breathing, weakness or fainting. See a vet if it will not eat.',
    sources: ['P205'],
    examples: provenBy(
      'the first furosemide today, breathes quietly',
      aDog(
        ['increased_thirst'],
        thirst('hours_1_to_6', { eating: 'normal', medication_details: 'furosemide' }),
        { ageMonths: 110 },
      ),
      [
        ['failing kidneys: does not eat', { eating: 'none_12_to_24h' }],
        ['a heart that fails: coughs', {}, { symptoms: ['increased_thirst', 'coughing'] }],
        ['thirst for days', { onset: 'days_4_to_7' }],
        ['known kidney disease', {}, { conditions: ['chronic kidney disease'] }],
        ['an overdose', { medication_details: 'furosemide, a double dose' }],
      ],
      'water_intake',
    ),
  },
  {
    id: 'benign.calming-medicine-sleepiness',
    name: 'Sleepiness from a calming medicine',
    because: 'Gabapentin and trazodone from the vet make many pets sleepy for half a day.',
    finding: symptom('lethargy'),
    requires: all(
      newMedicine,
      answer('context', 'new_or_missed_medicine'),
      nearlyBright,
      grown,
      said('calmingMedicine'),
      ifAsked('eating', 'normal', 'reduced', 'more_than_usual'),
      only('gum_color', 'pink'),
      only('neurologic_signs', 'none'),
      ifAsked('pain_signs', 'none'),
      ifAsked('urine_output', 'normal'),
      since(...UNDER_A_DAY),
    ),
    excludes: any(illBesides('lethargy'), noOverdose),
    explains: ['RF-215'],
    returnWhen:
      'Go at once if your pet cannot be roused, staggers or breathes slowly. Call if it is sleepy past a day.',
    sources: ['P206', 'P207'],
    examples: provenBy(
      'drowsy after gabapentin from the vet',
      aDog(['lethargy'], drowsy('hours_1_to_6', { medication_details: 'gabapentin as prescribed' })),
      [
        ['bleeding inside: pale gums', { gum_color: 'pale_white' }],
        ['a poisoning: staggers', { neurologic_signs: ['wobbly'] }],
        ['an overdose', { medication_details: 'gabapentin, maybe a double dose' }],
        ['a human liquid, which can hold xylitol', { medication_details: 'my own gabapentin liquid' }],
        ['still sleepy after a day', { onset: 'days_1_to_3' }],
        ['bloat: vomits', {}, { symptoms: ['lethargy', 'vomiting'] }],
      ],
      'gum_color',
    ),
  },
  {
    id: 'benign.settling-on-seizure-medicine',
    name: 'A bit quiet in the first days of seizure medicine',
    because:
      'The body needs a week or two to get used to the pills. A little sleepy is fine; staggering is not.',
    finding: symptom('lethargy'),
    requires: all(
      newMedicine,
      answer('context', 'new_or_missed_medicine'),
      nearlyBright,
      said('seizureMedicine'),
      grown,
      ifAsked('eating', 'normal', 'more_than_usual'),
      only('gum_color', 'pink'),
      only('neurologic_signs', 'none'),
      ifAsked('pain_signs', 'none'),
      ifAsked('urine_output', 'normal'),
      since(...UP_TO_A_WEEK),
      any(since(...UNDER_A_DAY), only('course', 'same', 'better')),
    ),
    excludes: any(illBesides('lethargy'), noOverdose),
    explains: ['RF-215'],
    returnWhen:
      'Go at once for a seizure, staggering or a pet that cannot be roused. Call if sleepy after a week.',
    sources: ['P203', 'P204'],
    examples: provenBy(
      'quieter since the first phenobarbital',
      aDog(['lethargy'], drowsy('days_1_to_3', { course: 'same', medication_details: 'phenobarbital' })),
      [
        ['too much of it: staggers', { neurologic_signs: ['wobbly'] }],
        ['a failing liver: yellow gums', { gum_color: 'yellow' }],
        ['getting worse', { course: 'worse_slowly' }],
        ['an overdose', { medication_details: 'phenobarbital, got two doses' }],
        ['two weeks later', { onset: 'weeks_1_to_4' }],
      ],
      'gum_color',
    ),
  },
  {
    id: 'benign.nothing-new-on-long-medicine',
    name: 'Known, steady hunger from a long-used medicine',
    because: 'Hunger that came with a long-used steroid or seizure medicine and has not changed is expected.',
    finding: all(species('dog'), symptom('increased_appetite')),
    requires: all(
      calm(),
      bright,
      ageAtLeast(12),
      noWombAtRisk,
      eatsAsEver,
      only('water_intake', 'normal'),
      steadyBody('panting_more'),
      said('steroid', 'seizureMedicine'),
      since(...LONG),
      only('course', 'same', 'better'),
    ),
    excludes: any(ownThirst, besides(), noOverdose, said('nsaid')),
    explains: [],
    returnWhen:
      'Keep the planned checks. See a vet if your pet drinks more, loses weight or goes off its food.',
    sources: ['P201', 'P202'],
    examples: provenBy(
      'hungry on prednisone for a year, unchanged',
      aDog(
        ['increased_appetite'],
        thirst('more_than_month', { context: ['none'], course: 'same', water_intake: 'normal' }),
        { ageMonths: 100, notes: 'On prednisone for his skin, always hungry.' },
      ),
      [
        ['sugar disease: loses weight', { body_changes: ['weight_loss'] }],
        ['sugar disease: drinks much more', { water_intake: 'much_more' }],
        ['worse', { course: 'worse_slowly' }],
      ],
      'course',
    ),
  },
]
