import {
  ageAtLeast,
  all,
  answer,
  any,
  breed,
  known,
  not,
  only,
  species,
  symptom,
} from '#domain/triage/condition.ts'
import type { Condition } from '#domain/triage/condition.ts'
import { aDog } from '../examples.ts'
import { provenBy, wellAnswers } from './cases.ts'
import {
  LONG,
  UP_TO_3_DAYS,
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

const takesAsTold = calm('new_or_missed_medicine')
const drinksMore = ifAsked('water_intake', 'normal', 'more_than_usual', 'much_more')
const passesMore = ifAsked('urine_output', 'normal', 'large_volume')
const cleanUrine = ifAsked('urine_signs', 'none', 'outside_box_or_house', 'wet_while_asleep')
const eatsAsEver = ifAsked('eating', 'normal', 'more_than_usual')
const sugarDisease = known('diabet', 'cushing', 'kidney', 'renal', 'addison', 'hypoadreno', 'liver')
const thirstOrHunger = symptom('increased_thirst', 'increased_appetite', 'accidents')
const wantedThirst = (...changes: readonly string[]): Condition =>
  all(
    takesAsTold,
    eatsAsEver,
    drinksMore,
    passesMore,
    cleanUrine,
    ifAsked('body_changes', 'none', 'weight_gain', 'peeing_more', ...changes),
    ageAtLeast(6),
  )
const thirst = (onset: string, more = {}) =>
  wellAnswers(onset, {
    water_intake: 'much_more',
    eating: 'more_than_usual',
    body_changes: ['peeing_more'],
    urine_output: 'large_volume',
    urine_signs: ['outside_box_or_house'],
    ...more,
  })

/** Wanted or expected effects of a medicine a vet prescribed. */
export const medicinePatterns: readonly BenignPattern[] = [
  {
    id: 'benign.steroid-thirst-and-hunger',
    name: 'Thirst and hunger from a steroid',
    because:
      'Prednisone and other steroids make pets thirsty, hungry and pee more; it fades when the dose goes down.',
    finding: thirstOrHunger,
    requires: all(wantedThirst('panting_more', 'pot_belly'), nearlyBright, said('steroid')),
    excludes: any(sugarDisease, besides('increased_thirst', 'accidents')),
    explains: ['RF-136', 'RF-210', 'RF-211', 'RF-219', 'RF-220', 'RF-221'],
    returnWhen:
      'Never stop it all at once. See a vet for vomiting, black stool, weakness, straining or bloody urine.',
    sources: ['P12', 'P3'],
    examples: provenBy(
      'drinks and begs since the prednisone',
      aDog(
        ['increased_thirst', 'increased_appetite'],
        thirst('days_4_to_7', {
          context: ['new_or_missed_medicine'],
          medication_details: 'prednisone for itching',
        }),
      ),
      ['vomiting', {}, { symptoms: ['increased_thirst', 'vomiting'] }],
      'water_intake',
    ),
  },
  {
    id: 'benign.steroid-panting',
    name: 'Panting from a steroid',
    because: 'Steroids make many dogs pant more, also at rest and at night, without shortness of breath.',
    finding: all(species('dog'), symptom('labored_breathing')),
    requires: all(
      takesAsTold,
      bright,
      said('steroid'),
      only('breathing_at_rest', 'normal_quiet', 'panting_at_rest', 'noisy_but_easy'),
      only('gum_color', 'pink'),
      ageAtLeast(6),
      ifAsked('pain_signs', 'none'),
    ),
    excludes: any(
      illBesides('labored_breathing', 'increased_thirst'),
      breed('brachycephalic'),
      said('hot'),
      symptom('coughing'),
    ),
    explains: ['RF-015', 'RF-211'],
    returnWhen:
      'Go at once for effort, pale or blue gums or collapse; see a vet for coughing or panting that grows.',
    sources: ['P12', 'P3'],
    examples: provenBy(
      'pants in the evening on prednisone',
      aDog(
        ['labored_breathing'],
        wellAnswers('days_1_to_3', {
          breathing_at_rest: 'panting_at_rest',
          gum_color: 'pink',
          medication_details: 'prednisone',
          context: ['new_or_missed_medicine'],
        }),
      ),
      ['effort', { breathing_at_rest: 'effort' }],
      'gum_color',
    ),
  },
  {
    id: 'benign.seizure-medicine-thirst-and-hunger',
    name: 'Thirst and hunger from seizure medicine',
    because: 'Phenobarbital and bromide make pets thirsty and hungry, most of all in the first weeks.',
    finding: thirstOrHunger,
    requires: all(wantedThirst(), nearlyBright, said('seizureMedicine'), ifAsked('neurologic_signs', 'none')),
    excludes: any(sugarDisease, besides('increased_thirst', 'accidents')),
    explains: ['RF-136', 'RF-210', 'RF-211', 'RF-219', 'RF-220', 'RF-221'],
    returnWhen: 'Keep the blood tests; see a vet for wobbling, deep sleepiness, vomiting or yellow gums.',
    sources: ['P12', 'P8'],
    examples: provenBy(
      'ravenous on phenobarbital',
      aDog(
        ['increased_thirst', 'increased_appetite'],
        thirst('weeks_1_to_4', { context: ['new_or_missed_medicine'], medication_details: 'phenobarbital' }),
      ),
      ['yellow tint', { body_changes: ['yellow_tint'] }],
      'water_intake',
    ),
  },
  {
    id: 'benign.water-pill-thirst',
    name: 'Thirst and big puddles from a water pill',
    because: 'Furosemide makes the kidneys pass more water on purpose, so the pet drinks and pees more.',
    finding: symptom('increased_thirst', 'accidents'),
    requires: all(wantedThirst(), bright, said('waterPill'), ifAsked('gum_color', 'pink')),
    excludes: any(
      known('diabet', 'kidney', 'renal', 'addison', 'cushing'),
      besides('increased_thirst', 'accidents'),
    ),
    explains: ['RF-136', 'RF-210', 'RF-211', 'RF-219', 'RF-220', 'RF-221'],
    returnWhen:
      'Always leave water out. Go at once for fast breathing or weakness. See a vet for no appetite or vomiting.',
    sources: ['P12'],
    examples: provenBy(
      'on furosemide, breathes quietly',
      aDog(
        ['increased_thirst'],
        thirst('weeks_1_to_4', {
          eating: 'normal',
          medication_details: 'furosemide',
          context: ['new_or_missed_medicine'],
        }),
        { ageMonths: 140 },
      ),
      ['not eating', { eating: 'none_12_to_24h' }],
      'water_intake',
    ),
  },
  {
    id: 'benign.calming-medicine-sleepiness',
    name: 'Sleepiness from a calming medicine',
    because: 'Some pills make pets sleepy for half a day. Gabapentin, trazodone and allergy pills often do.',
    finding: symptom('lethargy', 'decreased_appetite'),
    requires: all(
      takesAsTold,
      only('energy_level', 'normal', 'slightly_low'),
      said('calmingMedicine'),
      ageAtLeast(6),
      ifAsked('eating', 'normal', 'reduced', 'treats_only', 'none_under_12h'),
      ifAsked('gum_color', 'pink'),
      ifAsked('neurologic_signs', 'none'),
      ifAsked('pain_signs', 'none'),
      ifAsked('urine_output', 'normal'),
      ifAsked('mouth_signs', 'none'),
      ifAsked('body_changes', 'none', 'weight_gain'),
      since('within_last_hour', 'hours_1_to_6', 'hours_6_to_24'),
    ),
    excludes: any(illBesides('lethargy', 'decreased_appetite'), said('overdose')),
    explains: ['RF-215'],
    returnWhen:
      'Go at once if your pet cannot be roused, wobbles badly or breathes slowly; call if sleepy past a day.',
    sources: ['P12'],
    examples: provenBy(
      'drowsy after gabapentin from the vet',
      aDog(
        ['lethargy'],
        wellAnswers('hours_1_to_6', {
          energy_level: 'slightly_low',
          context: ['new_or_missed_medicine'],
          medication_details: 'gabapentin as prescribed',
          eating: 'normal',
          gum_color: 'pink',
          neurologic_signs: ['none'],
          pain_signs: ['none'],
        }),
      ),
      ['weak', { energy_level: 'weak' }],
      'gum_color',
    ),
  },
  {
    id: 'benign.settling-on-seizure-medicine',
    name: 'A bit quiet in the first days of seizure medicine',
    because: 'The body needs one to two weeks to get used to seizure medicine.',
    finding: symptom('lethargy'),
    requires: all(
      takesAsTold,
      nearlyBright,
      said('seizureMedicine'),
      ageAtLeast(6),
      ifAsked('eating', 'normal', 'more_than_usual'),
      ifAsked('gum_color', 'pink'),
      ifAsked('neurologic_signs', 'none'),
      ifAsked('pain_signs', 'none'),
      ifAsked('urine_output', 'normal'),
      any(since(...UP_TO_3_DAYS), since(...UP_TO_A_WEEK)),
    ),
    excludes: any(illBesides('lethargy', 'increased_thirst'), said('overdose')),
    explains: ['RF-211', 'RF-215'],
    returnWhen:
      'Go at once for a seizure or if your pet cannot be roused; call the clinic if still sleepy after two weeks.',
    sources: ['P12', 'P8'],
    examples: provenBy(
      'quieter since the first phenobarbital',
      aDog(
        ['lethargy'],
        wellAnswers('days_1_to_3', {
          energy_level: 'slightly_low',
          context: ['new_or_missed_medicine'],
          medication_details: 'phenobarbital',
          eating: 'normal',
          gum_color: 'pink',
          neurologic_signs: ['none'],
          pain_signs: ['none'],
        }),
      ),
      ['wobbly', { neurologic_signs: ['wobbly'] }],
      'gum_color',
    ),
  },
  {
    id: 'benign.nothing-new-on-long-medicine',
    name: 'Known, steady effects of a long-used medicine',
    because:
      'Thirst or hunger that came with a long-used steroid or seizure medicine and has not changed is expected.',
    finding: thirstOrHunger,
    requires: all(
      wantedThirst('panting_more'),
      bright,
      said('steroid', 'seizureMedicine', 'waterPill'),
      since(...LONG),
      only('course', 'same', 'better'),
    ),
    excludes: any(
      sugarDisease,
      not(only('danger_signs', 'none')),
      besides('increased_thirst', 'accidents'),
      answer('context', 'new_or_missed_medicine'),
    ),
    explains: ['RF-136', 'RF-210', 'RF-211', 'RF-219', 'RF-220', 'RF-221'],
    returnWhen: 'Keep the planned checks; see a vet if thirst grows, weight drops or appetite goes.',
    sources: ['P12'],
    examples: provenBy(
      'on prednisone for a year, unchanged',
      aDog(['increased_thirst'], thirst('more_than_month', { course: 'same' }), {
        ageMonths: 100,
        notes: 'On prednisone for his skin, drinks as before.',
      }),
      ['worse', { course: 'worse_slowly' }],
      'course',
    ),
  },
]
