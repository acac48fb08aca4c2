import { ageAtLeast, ageUnder, all, any, breed, only, species, symptom } from '#domain/triage/condition.ts'
import { aCat, aDog } from '../examples.ts'
import { provenBy, wellAnswers } from './cases.ts'
import {
  LONG,
  UNDER_A_DAY,
  UP_TO_3_DAYS,
  UP_TO_A_WEEK,
  bright,
  calm,
  illBesides,
  mildBesides,
  since,
} from './ordinary.ts'
import type { BenignPattern } from './pattern.ts'
import { said } from './words.ts'

const clear = only('eye_discharge_type', 'no_discharge', 'clear_watery')
const calmEye = only('eye_signs', 'none', 'both_eyes')
const eye = (onset: string, discharge: string, signs: readonly string[] = ['none']) =>
  wellAnswers(onset, { eye_signs: signs, eye_discharge_type: discharge })

/** Eyes and ears. */
export const eyeEarPatterns: readonly BenignPattern[] = [
  {
    id: 'benign.tear-staining',
    name: 'Tear stains',
    because: 'In many small or flat-faced dogs clear tears run over for years and stain the fur.',
    finding: all(species('dog'), symptom('eye_discharge')),
    requires: all(
      calm(),
      bright,
      any(breed('brachycephalic'), breed('toy')),
      calmEye,
      clear,
      ageAtLeast(6),
      ageUnder(120),
      only('course', 'same', 'comes_and_goes'),
      since('more_than_month'),
    ),
    excludes: any(illBesides('eye_discharge'), mildBesides()),
    explains: ['RF-220'],
    returnWhen: 'See a vet for squinting, redness, a cloudy eye, thick discharge or sore skin under the eye.',
    sources: ['P113', 'P114'],
    examples: provenBy(
      'rusty streaks for years',
      aDog(
        ['eye_discharge'],
        { ...eye('more_than_month', 'clear_watery', ['both_eyes']), course: 'same' },
        { breed: 'Maltese', weightKg: 4 },
      ),
      [
        ['an ulcer: squints', { eye_signs: ['both_eyes', 'held_shut'] }],
        ['high pressure in the eye: a large pupil', { eye_signs: ['large_or_uneven_pupil'] }],
        ['a red eye', {}, { symptoms: ['eye_discharge', 'eye_redness'] }],
        ['a dry eye', { eye_discharge_type: 'white_gray_mucus' }],
        ['worse each week', { course: 'worse_slowly' }],
        ['a dog with a long nose', {}, { breed: 'Labrador Retriever', weightKg: 30 }],
      ],
      'eye_signs',
    ),
  },
  {
    id: 'benign.morning-eye-crust',
    name: 'A little crust in the corner of the eye',
    because: 'A bit of clear or rusty crust after sleep is dried tears.',
    finding: symptom('eye_discharge'),
    requires: all(
      calm(),
      bright,
      only('eye_signs', 'none', 'both_eyes'),
      clear,
      said('eyeCrust', 'tearStain'),
      ageAtLeast(4),
      ageUnder(144),
      since(...UP_TO_A_WEEK, ...LONG),
    ),
    excludes: any(illBesides('eye_discharge'), symptom('sneezing')),
    explains: ['RF-220'],
    returnWhen: 'See a vet for more of it, redness, squinting, a cloudy eye, or yellow or green discharge.',
    sources: ['P115', 'P113'],
    examples: provenBy(
      'wipes away each morning',
      aDog(['eye_discharge'], eye('weeks_1_to_4', 'no_discharge'), {
        notes: 'Little eye boogers in the morning.',
      }),
      [
        ['an infection: green discharge', { eye_discharge_type: 'yellow_green' }],
        ['a dry eye: gray mucus', { eye_discharge_type: 'white_gray_mucus' }],
        ['an ulcer: paws at it', { eye_signs: ['pawing_eye'] }],
        ['distemper', {}, { symptoms: ['eye_discharge', 'sneezing'] }],
      ],
      'eye_discharge_type',
    ),
  },
  {
    id: 'benign.watery-eye-for-a-day',
    name: 'A watery eye for a day',
    because: 'Wind, dust or a hair can make an open, clear eye water for a day.',
    finding: symptom('eye_discharge'),
    requires: all(calm(), bright, calmEye, clear, ageAtLeast(4), since(...UNDER_A_DAY)),
    excludes: any(illBesides('eye_discharge'), symptom('sneezing')),
    explains: [],
    returnWhen: 'See a vet today for squinting, pawing or a cloudy eye, and tomorrow if it still waters.',
    sources: ['P113', 'P115'],
    examples: provenBy(
      'one runny eye since the walk',
      aDog(['eye_discharge'], eye('hours_1_to_6', 'clear_watery')),
      [
        ['high pressure in the eye: cloudy', { eye_signs: ['cloudy_or_blue'] }],
        ['an ulcer: squints', { eye_signs: ['held_shut'] }],
        ['a red eye', {}, { symptoms: ['eye_discharge', 'eye_redness'] }],
      ],
      'eye_signs',
    ),
  },
  {
    id: 'benign.seasonal-watery-eyes',
    name: 'Watery eyes in pollen season',
    because: 'Pollen and dust can make both eyes water clear tears, just as in people.',
    finding: symptom('eye_discharge'),
    requires: all(
      calm(),
      bright,
      only('eye_signs', 'both_eyes'),
      clear,
      said('pollen'),
      ageAtLeast(6),
      since(...UP_TO_A_WEEK),
    ),
    excludes: any(illBesides('eye_discharge'), symptom('sneezing')),
    explains: [],
    returnWhen: 'See a vet after a week, for red or squinting eyes, thick discharge, or trouble in one eye.',
    sources: ['P114'],
    examples: provenBy(
      'both eyes water these days',
      aDog(['eye_discharge'], eye('days_4_to_7', 'clear_watery', ['both_eyes']), {
        notes: 'The pollen is bad right now.',
      }),
      [
        ['an inflamed eye: red too', {}, { symptoms: ['eye_discharge', 'eye_redness'] }],
        ['an ulcer: one eye, pawed at', { eye_signs: ['pawing_eye'] }],
      ],
      'eye_signs',
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
      only('neurologic_signs', 'none'),
      ageAtLeast(4),
    ),
    excludes: any(illBesides('head_shaking'), symptom('itching', 'rashes', 'hair_loss', 'sneezing')),
    explains: [],
    returnWhen: 'See a vet if it goes on for over three days, or for dark wax, a smell, redness or pain.',
    sources: ['P149', 'K'],
    examples: provenBy(
      'light wax, no smell',
      aCat(
        ['head_shaking'],
        wellAnswers('hours_6_to_24', { ear_signs: ['none'], neurologic_signs: ['none'] }),
      ),
      [
        ['a grass awn', { ear_signs: ['sudden_after_outdoors'] }],
        ['an ear infection: bad smell', { ear_signs: ['bad_smell'] }],
        ['trouble of balance', { neurologic_signs: ['head_tilt'] }],
      ],
      'ear_signs',
    ),
  },
]
