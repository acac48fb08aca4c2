import {
  ageAtLeast,
  ageUnder,
  all,
  answer,
  any,
  not,
  only,
  species,
  symptom,
} from '#domain/triage/condition.ts'
import { aDog } from '../examples.ts'
import { provenBy, wellAnswers } from './cases.ts'
import { LONG, UNDER_A_DAY, UP_TO_3_DAYS, besides, bright, calm, ifAsked, since } from './ordinary.ts'
import type { BenignPattern } from './pattern.ts'
import { said } from './words.ts'

const limps = symptom('limping')
const mild = ifAsked('weight_bearing', 'mild_limp')
const cleanLeg = ifAsked('limb_signs', 'none', 'licking_paw')
const noNerveSign = ifAsked('neurologic_signs', 'none')
const easyPattern = ifAsked(
  'mobility_pattern',
  'none',
  'worse_after_rest',
  'avoids_stairs_jumps',
  'worse_after_exercise',
)
const littlePain = ifAsked('pain_signs', 'none', 'will_not_jump_or_climb')
const limp = (onset: string, more = {}) =>
  wellAnswers(onset, {
    weight_bearing: 'mild_limp',
    limb_signs: ['none'],
    neurologic_signs: ['none'],
    ...more,
  })

/** Legs and movement. */
export const movementPatterns: readonly BenignPattern[] = [
  {
    id: 'benign.old-age-stiffness',
    name: 'Old-age stiffness after rest',
    because:
      'Worn joints are stiff after lying down and loosen with a few steps; that changes slowly over months.',
    finding: symptom('stiffness', 'limping'),
    requires: all(
      calm(),
      bright,
      any(all(species('dog'), ageAtLeast(84)), ageAtLeast(120)),
      answer('mobility_pattern', 'worse_after_rest'),
      only('mobility_pattern', 'worse_after_rest', 'avoids_stairs_jumps', 'worse_after_exercise'),
      mild,
      cleanLeg,
      noNerveSign,
      littlePain,
      since('more_than_month', 'weeks_1_to_4'),
      ifAsked('course', 'same', 'comes_and_goes', 'better'),
    ),
    excludes: besides('stiffness', 'limping'),
    explains: ['RF-044'],
    returnWhen:
      'See a vet for pain, a lame leg, wobbling or less joy in walks; ask about joint care at the next visit.',
    sources: ['S59', 'P3'],
    examples: provenBy(
      'an old Labrador needs a minute in the morning',
      aDog(
        ['stiffness', 'limping'],
        limp('more_than_month', {
          mobility_pattern: ['worse_after_rest'],
          pain_signs: ['none'],
          course: 'same',
        }),
        { ageMonths: 132, weightKg: 30 },
      ),
      ['wobbly behind', { mobility_pattern: ['wobbly_hind'] }],
      'mobility_pattern',
    ),
  },
  {
    id: 'benign.limp-after-hard-play',
    name: 'A mild limp after hard play',
    because: 'A small strain from running or rough play eases with a day or two of rest.',
    finding: limps,
    requires: all(
      calm(),
      bright,
      only('weight_bearing', 'mild_limp'),
      only('limb_signs', 'none', 'licking_paw'),
      noNerveSign,
      easyPattern,
      littlePain,
      any(said('exertion'), answer('context', 'strenuous_activity')),
      any(since(...UNDER_A_DAY), all(since('days_1_to_3'), ifAsked('course', 'better'))),
    ),
    excludes: besides('limping', 'stiffness'),
    explains: ['RF-045'],
    returnWhen:
      'See a vet if it is not gone in two days; go at once if the leg carries no weight, swells or hangs.',
    sources: ['S39', 'P3'],
    examples: provenBy(
      'a young dog limps a bit after the park, already better',
      aDog(['limping'], limp('days_1_to_3', { context: ['strenuous_activity'], course: 'better' }), {
        ageMonths: 9,
      }),
      ['swollen', { limb_signs: ['swelling'] }],
      'limb_signs',
    ),
  },
  {
    id: 'benign.sore-after-long-walk',
    name: 'Sore muscles after a long day',
    because: 'After an unusual effort dogs move stiffly for a day or two, as people do.',
    finding: symptom('stiffness', 'lethargy'),
    requires: all(
      calm(),
      only('energy_level', 'normal', 'slightly_low'),
      any(answer('context', 'strenuous_activity'), said('bigDay')),
      ageAtLeast(6),
      easyPattern,
      noNerveSign,
      littlePain,
      ifAsked('gum_color', 'pink'),
      ifAsked('eating', 'normal', 'more_than_usual'),
      ifAsked('urine_output', 'normal'),
      since(...UP_TO_3_DAYS),
    ),
    excludes: any(besides('stiffness', 'lethargy'), answer('urine_signs', 'dark_brown')),
    explains: ['RF-219'],
    returnWhen:
      'Go at once for dark urine, weakness or wobbling; see a vet if stiff for over two days or in pain.',
    sources: ['P3', 'K'],
    examples: provenBy(
      'stiff the day after a mountain hike',
      aDog(
        ['stiffness'],
        wellAnswers('hours_6_to_24', {
          context: ['strenuous_activity'],
          mobility_pattern: ['worse_after_rest'],
          pain_signs: ['none'],
          neurologic_signs: ['none'],
        }),
      ),
      ['hunched back', { mobility_pattern: ['hunched_back'] }],
      'mobility_pattern',
    ),
  },
  {
    id: 'benign.shivering-from-cold-or-joy',
    name: 'Shivering from cold or excitement',
    because: 'Small and thin-coated dogs shiver when cold, wet or excited and stop when warm or calm.',
    finding: all(
      species('dog'),
      any(answer('neurologic_signs', 'tremors'), answer('pain_signs', 'trembling_panting')),
    ),
    requires: all(
      calm(),
      bright,
      ageAtLeast(4),
      said('coldOrExcited'),
      ifAsked('neurologic_signs', 'tremors', 'none'),
      ifAsked('pain_signs', 'trembling_panting', 'none'),
      ifAsked('eating', 'normal', 'more_than_usual'),
      ifAsked('gum_color', 'pink'),
      since(...UNDER_A_DAY),
    ),
    excludes: any(
      besides('stiffness', 'lethargy', 'hiding'),
      said('seizureWords'),
      answer('seizure_activity', 'twitching_awake'),
    ),
    explains: ['RF-060', 'RF-207'],
    returnWhen:
      'See a vet if the shaking goes on when warm and calm, or for pain, weakness, vomiting or a fall.',
    sources: ['P3', 'K'],
    examples: provenBy(
      'a small dog shivers after its bath',
      aDog(
        ['hiding'],
        wellAnswers('within_last_hour', {
          neurologic_signs: ['tremors'],
          pain_signs: ['trembling_panting'],
          eating: 'normal',
        }),
        { weightKg: 5, notes: 'He is shivering, he just had a bath and is still wet.' },
      ),
      ['wobbly as well', { neurologic_signs: ['tremors', 'wobbly'] }],
      'eating',
    ),
  },
  {
    id: 'benign.squabble-without-a-mark',
    name: 'A squabble without a mark',
    because:
      'Dogs often quarrel loudly without biting; no mark on the skin and normal movement are good signs.',
    finding: all(species('dog'), answer('context', 'fight_or_bite')),
    requires: all(
      only('danger_signs', 'none'),
      only('exposure', 'none'),
      only('context', 'fight_or_bite', 'strenuous_activity', 'stress_change'),
      only('trauma_details', 'seems_fine'),
      bright,
      ageAtLeast(6),
      since(...UNDER_A_DAY),
      ifAsked('skin_signs', 'none'),
      mild,
      cleanLeg,
      noNerveSign,
      ifAsked('eye_signs', 'none'),
    ),
    excludes: any(besides('limping', 'hiding'), said('badWound', 'bitten')),
    explains: ['RF-033'],
    returnWhen:
      'Feel through the coat twice a day; see a vet for any hole, swelling or pain, as bites hide under fur.',
    sources: ['S45', 'K'],
    examples: provenBy(
      'loud, short, no mark found',
      aDog(
        ['hiding'],
        wellAnswers('within_last_hour', {
          context: ['fight_or_bite'],
          trauma_details: ['seems_fine'],
          neurologic_signs: ['none'],
        }),
      ),
      ['a small puncture', { trauma_details: ['puncture_elsewhere'] }],
      'trauma_details',
    ),
  },
  {
    id: 'benign.known-arthritis-day',
    name: 'An ordinary day with known arthritis',
    because:
      'A pet known to have arthritis has stiffer days, most of all when it is cold and damp or after a lot of play.',
    finding: symptom('stiffness', 'limping'),
    requires: all(
      calm(),
      bright,
      ageAtLeast(60),
      said('arthritisKnown'),
      mild,
      cleanLeg,
      noNerveSign,
      easyPattern,
      littlePain,
      since(...LONG, ...UP_TO_3_DAYS, 'days_4_to_7'),
      ifAsked('course', 'same', 'comes_and_goes', 'better'),
    ),
    excludes: any(besides('stiffness', 'limping'), not(only('danger_signs', 'none'))),
    explains: ['RF-044'],
    returnWhen:
      'See a vet for a new lame leg, pain when touched, wobbling, or if the usual plan stops helping.',
    sources: ['S59', 'P3'],
    examples: provenBy(
      'stiffer in the cold',
      aDog(['limping'], limp('weeks_1_to_4', { course: 'comes_and_goes' }), {
        ageMonths: 110,
        conditions: ['Arthritis'],
      }),
      ['toe touching', { weight_bearing: 'toe_touching' }],
      'limb_signs',
    ),
  },
  {
    id: 'benign.puppy-sleeps-a-lot',
    name: 'A puppy or kitten that sleeps a lot',
    because: 'Young pets sleep up to twenty hours a day and play hard in between.',
    finding: all(symptom('lethargy'), ageUnder(9)),
    requires: all(
      calm(),
      bright,
      ageAtLeast(2),
      ifAsked('eating', 'normal', 'more_than_usual'),
      ifAsked('water_intake', 'normal'),
      ifAsked('gum_color', 'pink'),
      noNerveSign,
      ifAsked('pain_signs', 'none'),
      ifAsked('urine_output', 'normal'),
      ifAsked('baby_signs', 'none'),
      ifAsked('vaccination_status', 'complete', 'started'),
    ),
    excludes: besides('lethargy'),
    explains: ['RF-099', 'RF-101', 'RF-220'],
    returnWhen:
      'Go at once if it will not play or eat when awake, vomits, has loose stool, or feels cold or limp.',
    sources: ['P3', 'P1'],
    examples: provenBy(
      'plays hard, then sleeps for hours',
      aDog(
        ['lethargy'],
        wellAnswers('weeks_1_to_4', {
          eating: 'normal',
          water_intake: 'normal',
          gum_color: 'pink',
          neurologic_signs: ['none'],
          pain_signs: ['none'],
          vaccination_status: 'started',
        }),
        { ageMonths: 4, weightKg: 8 },
      ),
      ['a bit low when awake', { energy_level: 'slightly_low' }],
      'gum_color',
    ),
  },
  {
    id: 'benign.tired-after-a-big-day',
    name: 'Tired after a big day',
    because: 'After daycare, a trip or a long hike most pets sleep it off by the next day.',
    finding: symptom('lethargy'),
    requires: all(
      calm(),
      only('energy_level', 'normal', 'slightly_low'),
      ageAtLeast(6),
      any(said('bigDay'), answer('context', 'strenuous_activity')),
      ifAsked('eating', 'normal', 'more_than_usual'),
      ifAsked('gum_color', 'pink'),
      noNerveSign,
      ifAsked('pain_signs', 'none'),
      ifAsked('urine_output', 'normal'),
      ifAsked('vaccination_status', 'complete', 'started'),
      since(...UNDER_A_DAY),
    ),
    excludes: any(besides('lethargy', 'stiffness'), said('hot')),
    explains: ['RF-099'],
    returnWhen:
      'See a vet if it is still tired tomorrow. Go at once for pale gums, vomiting, heavy panting or weakness.',
    sources: ['P3', 'K'],
    examples: provenBy(
      'flat out after daycare',
      aDog(
        ['lethargy'],
        wellAnswers('hours_1_to_6', {
          energy_level: 'slightly_low',
          eating: 'normal',
          gum_color: 'pink',
          neurologic_signs: ['none'],
          pain_signs: ['none'],
        }),
        { notes: 'He was at daycare all day.' },
      ),
      ['very low', { energy_level: 'very_low' }],
      'gum_color',
    ),
  },
]
