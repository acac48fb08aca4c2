import { ageAtLeast, all, answer, any, only, symptom } from '#domain/triage/condition.ts'
import { aCat, aDog } from '../examples.ts'
import { provenBy, wellAnswers } from './cases.ts'
import { LONG, UNDER_A_DAY, UP_TO_3_DAYS, besides, bright, calm, ifAsked, since } from './ordinary.ts'
import type { BenignPattern } from './pattern.ts'
import { said } from './words.ts'

const clear = ifAsked('eye_discharge_type', 'no_discharge', 'clear_watery')
const calmEye = only('eye_signs', 'none', 'both_eyes')
const eye = (onset: string, discharge: string, signs: readonly string[] = ['none']) =>
  wellAnswers(onset, { eye_signs: signs, eye_discharge_type: discharge })

/** Eyes and ears. */
export const eyeEarPatterns: readonly BenignPattern[] = [
  {
    id: 'benign.tear-staining',
    name: 'Tear stains',
    because:
      'In many small or flat-faced pets clear tears run over and stain the fur, without any eye disease.',
    finding: symptom('eye_discharge'),
    requires: all(calm(), bright, calmEye, clear, since(...LONG)),
    excludes: any(besides('eye_discharge'), symptom('eye_redness')),
    explains: ['RF-220'],
    returnWhen: 'See a vet for squinting, redness, a cloudy eye, thick discharge or sore skin under the eye.',
    sources: ['P1', 'P3'],
    examples: provenBy(
      'rusty streaks for years',
      aDog(['eye_discharge'], eye('more_than_month', 'clear_watery', ['both_eyes'])),
      ['squinting', { eye_signs: ['held_shut'] }],
      'eye_signs',
    ),
  },
  {
    id: 'benign.morning-eye-crust',
    name: 'A little crust in the corner of the eye',
    because: 'A bit of gray or brown crust after sleep is dried tears.',
    finding: symptom('eye_discharge'),
    requires: all(
      calm(),
      bright,
      calmEye,
      ifAsked('eye_discharge_type', 'no_discharge', 'clear_watery', 'white_gray_mucus'),
      said('eyeCrust', 'tearStain'),
    ),
    excludes: any(besides('eye_discharge'), symptom('sneezing')),
    explains: ['RF-220'],
    returnWhen: 'See a vet for redness, squinting, a cloudy eye, or yellow or green discharge.',
    sources: ['P1', 'K'],
    examples: provenBy(
      'wipes away each morning',
      aDog(['eye_discharge'], eye('weeks_1_to_4', 'white_gray_mucus'), {
        notes: 'Little eye boogers in the morning.',
      }),
      ['green discharge', { eye_discharge_type: 'yellow_green' }],
      'eye_discharge_type',
    ),
  },
  {
    id: 'benign.watery-eye-for-a-day',
    name: 'A watery eye for a day',
    because: 'Wind, dust or a hair can make an open, clear eye water for a day.',
    finding: symptom('eye_discharge', 'eye_redness'),
    requires: all(calm(), bright, calmEye, clear, since(...UNDER_A_DAY)),
    excludes: besides('eye_discharge', 'eye_redness'),
    explains: [],
    returnWhen: 'See a vet today for squinting, pawing or a cloudy eye, and tomorrow if it still waters.',
    sources: ['S28', 'P1'],
    examples: provenBy(
      'one runny eye since the walk',
      aDog(['eye_discharge'], eye('hours_1_to_6', 'clear_watery')),
      ['cloudy', { eye_signs: ['cloudy_or_blue'] }],
      'eye_signs',
    ),
  },
  {
    id: 'benign.seasonal-watery-eyes',
    name: 'Watery eyes in pollen season',
    because: 'Pollen and dust can make both eyes water clear tears, just as in people.',
    finding: symptom('eye_discharge'),
    requires: all(calm(), bright, only('eye_signs', 'both_eyes'), clear, said('pollen')),
    excludes: any(besides('eye_discharge'), symptom('eye_redness')),
    explains: ['RF-220'],
    returnWhen: 'See a vet for red or squinting eyes, thick discharge, or trouble in one eye only.',
    sources: ['P1', 'P9'],
    examples: provenBy(
      'both eyes water every spring',
      aDog(['eye_discharge'], eye('weeks_1_to_4', 'clear_watery', ['both_eyes']), {
        notes: 'The pollen is bad right now.',
      }),
      ['red too', {}, { symptoms: ['eye_discharge', 'eye_redness'] }],
      'eye_signs',
    ),
  },
  {
    id: 'benign.third-eyelid-of-a-sleepy-pet',
    name: 'The third eyelid of a sleepy pet',
    because: 'The pink inner eyelid slides over the eye in sleep and slips back after waking.',
    finding: symptom('eye_redness', 'eye_discharge'),
    requires: all(
      calm('surgery_or_anesthesia'),
      bright,
      only('eye_signs', 'swollen_lids', 'both_eyes', 'none'),
      clear,
      said('thirdEyelid'),
      said('sleepy', 'surgery', 'calmingMedicine'),
      since(...UNDER_A_DAY),
    ),
    excludes: besides('eye_discharge', 'eye_redness'),
    explains: ['RF-141', 'RF-213'],
    returnWhen:
      'See a vet if it still covers the eye when wide awake, or for redness, squinting or discharge.',
    sources: ['P1', 'P2'],
    examples: provenBy(
      'seen while dozing',
      aCat(['eye_redness'], eye('within_last_hour', 'no_discharge', ['swollen_lids', 'both_eyes']), {
        notes: 'I see the third eyelid when she is half asleep.',
      }),
      ['pawing at it', { eye_signs: ['swollen_lids', 'pawing_eye'] }],
      'eye_signs',
    ),
  },
  {
    id: 'benign.water-in-the-ears',
    name: 'Head shaking after a bath or swim',
    because: 'Pets shake their heads for some hours to get water out of the ears.',
    finding: symptom('head_shaking'),
    requires: all(
      calm(),
      bright,
      said('water'),
      only('ear_signs', 'none', 'sudden_after_outdoors'),
      since(...UNDER_A_DAY),
      ifAsked('neurologic_signs', 'none'),
    ),
    excludes: besides('head_shaking'),
    explains: ['RF-144'],
    returnWhen: 'See a vet if it lasts past a day, or for a smell, redness, pain or a tilted head.',
    sources: ['P3', 'K'],
    examples: provenBy(
      'shakes since the lake',
      aDog(
        ['head_shaking'],
        wellAnswers('hours_1_to_6', { ear_signs: ['sudden_after_outdoors'], neurologic_signs: ['none'] }),
        { notes: 'He went swimming today.' },
      ),
      ['painful', { ear_signs: ['red_or_painful'] }],
      'ear_signs',
    ),
  },
  {
    id: 'benign.a-few-head-shakes',
    name: 'A few head shakes',
    because: 'A few shakes of the head with clean, painless ears are as ordinary as a stretch.',
    finding: symptom('head_shaking'),
    requires: all(
      calm(),
      bright,
      only('ear_signs', 'none'),
      since(...UP_TO_3_DAYS),
      ifAsked('neurologic_signs', 'none'),
      ageAtLeast(4),
    ),
    excludes: any(besides('head_shaking'), answer('itch_severity', 'severe', 'self_injury')),
    explains: [],
    returnWhen: 'See a vet if it goes on for over three days, or for dark wax, a smell, redness or pain.',
    sources: ['P3', 'K'],
    examples: provenBy(
      'light wax, no smell',
      aDog(
        ['head_shaking'],
        wellAnswers('hours_6_to_24', { ear_signs: ['none'], neurologic_signs: ['none'] }),
        { notes: 'A little light brown wax.' },
      ),
      ['bad smell', { ear_signs: ['bad_smell'] }],
      'ear_signs',
    ),
  },
]
