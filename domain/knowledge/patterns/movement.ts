import { ageAtLeast, ageUnder, all, answer, any, only, species, symptom } from '#domain/triage/condition.ts'
import { aDog } from '../examples.ts'
import { provenBy, wellAnswers } from './cases.ts'
import { LONG, UNDER_A_DAY, bright, calm, ifAsked, illBesides, nearlyBright, since } from './ordinary.ts'
import type { BenignPattern } from './pattern.ts'
import { said } from './words.ts'

const mild = only('weight_bearing', 'mild_limp')
const cleanLeg = only('limb_signs', 'none', 'licking_paw')
const noNerveSign = ifAsked('neurologic_signs', 'none')
const easyPattern = ifAsked(
  'mobility_pattern',
  'none',
  'worse_after_rest',
  'avoids_stairs_jumps',
  'worse_after_exercise',
)
const littlePain = ifAsked('pain_signs', 'none', 'will_not_jump_or_climb')
const grown = all(ageAtLeast(12), ageUnder(120))
const workedHard = answer('context', 'strenuous_activity')
const aDayOrTwoBetter = any(since(...UNDER_A_DAY), all(since('days_1_to_3'), only('course', 'better')))
const limp = (onset: string, more = {}) =>
  wellAnswers(onset, {
    weight_bearing: 'mild_limp',
    limb_signs: ['none'],
    neurologic_signs: ['none'],
    ...more,
  })
const stiff = (onset: string, more = {}) =>
  wellAnswers(onset, {
    mobility_pattern: ['worse_after_rest'],
    pain_signs: ['none'],
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
    finding: symptom('stiffness'),
    requires: all(
      calm(),
      bright,
      any(all(species('dog'), ageAtLeast(84)), ageAtLeast(120)),
      answer('mobility_pattern', 'worse_after_rest'),
      only('mobility_pattern', 'worse_after_rest', 'avoids_stairs_jumps', 'worse_after_exercise'),
      noNerveSign,
      littlePain,
      since(...LONG),
      ifAsked('course', 'same', 'comes_and_goes', 'better'),
    ),
    excludes: illBesides('stiffness'),
    explains: [],
    returnWhen:
      'See a vet for pain, a limp, wobbling or less joy in walks; ask about joint care at the next visit.',
    sources: ['P208', 'S59'],
    examples: provenBy(
      'an old Labrador needs a minute in the morning',
      aDog(['stiffness'], stiff('more_than_month', { course: 'same' }), { ageMonths: 132, weightKg: 30 }),
      [
        ['a slipped disc: wobbly behind', { mobility_pattern: ['worse_after_rest', 'wobbly_hind'] }],
        ['a bone tumor: lame for weeks', {}, { symptoms: ['stiffness', 'limping'] }],
        ['a disc: began today', { onset: 'hours_6_to_24' }],
        ['a lame young dog', {}, { ageMonths: 20 }],
      ],
      'mobility_pattern',
    ),
  },
  {
    id: 'benign.limp-after-hard-play',
    name: 'A mild limp after hard play',
    because: 'A small strain from running or rough play eases with a day or two of rest.',
    finding: all(species('dog'), symptom('limping')),
    requires: all(
      calm(),
      bright,
      grown,
      mild,
      cleanLeg,
      noNerveSign,
      easyPattern,
      littlePain,
      workedHard,
      aDayOrTwoBetter,
    ),
    excludes: illBesides('limping', 'stiffness'),
    explains: [],
    returnWhen:
      'See a vet if it is not gone in two days; go at once if the leg carries no weight, swells or hangs.',
    sources: ['S39'],
    examples: provenBy(
      'a dog limps a bit after the park, already better',
      aDog(['limping'], limp('days_1_to_3', { context: ['strenuous_activity'], course: 'better' })),
      [
        ['a fracture: swollen', { limb_signs: ['swelling'] }],
        ['a torn ligament: touches the toes only', { weight_bearing: 'toe_touching' }],
        ['a disc: back legs weak', { neurologic_signs: ['back_legs_weak'] }],
        ['a hurt growth plate in a pup', {}, { ageMonths: 8 }],
        ['a bone tumor in an old dog', {}, { ageMonths: 130 }],
        ['a clot in a cat', {}, { species: 'cat', weightKg: 5 }],
      ],
      'limb_signs',
    ),
  },
  {
    id: 'benign.sore-after-long-walk',
    name: 'Sore muscles after a long day',
    because: 'After an unusual effort dogs move stiffly for a day or two, as people do.',
    finding: all(species('dog'), symptom('stiffness')),
    requires: all(
      calm(),
      nearlyBright,
      grown,
      workedHard,
      only('mobility_pattern', 'none', 'worse_after_rest', 'avoids_stairs_jumps', 'worse_after_exercise'),
      noNerveSign,
      littlePain,
      ifAsked('gum_color', 'pink'),
      ifAsked('eating', 'normal', 'more_than_usual'),
      aDayOrTwoBetter,
    ),
    excludes: any(illBesides('stiffness', 'lethargy'), answer('urine_signs', 'dark_brown'), said('anyHeat')),
    explains: [],
    returnWhen:
      'Go at once for dark urine, weakness or wobbling; see a vet if stiff for over two days or in pain.',
    sources: ['K'],
    examples: provenBy(
      'stiff the day after a mountain hike',
      aDog(['stiffness'], stiff('hours_6_to_24', { context: ['strenuous_activity'] })),
      [
        ['a disc: hunched back', { mobility_pattern: ['hunched_back'] }],
        ['muscles that break down: dark urine', {}, { notes: 'His pee is cola colored.' }],
        ['heat illness', { context: ['strenuous_activity', 'heat_exposure'] }],
        ['bleeding inside after a fall', { context: ['strenuous_activity', 'fall_or_blow'] }],
      ],
      'mobility_pattern',
    ),
  },
  {
    id: 'benign.known-arthritis-day',
    name: 'An ordinary day with known arthritis',
    because:
      'A dog known to have arthritis has stiffer days, most of all when it is cold and damp or after much play.',
    finding: all(species('dog'), symptom('stiffness', 'limping')),
    requires: all(
      calm(),
      bright,
      ageAtLeast(60),
      ageUnder(180),
      said('arthritisKnown'),
      ifAsked('weight_bearing', 'mild_limp'),
      ifAsked('limb_signs', 'none', 'licking_paw'),
      noNerveSign,
      easyPattern,
      littlePain,
      since('days_1_to_3', 'days_4_to_7', ...LONG),
      only('course', 'comes_and_goes', 'better'),
    ),
    excludes: illBesides('stiffness', 'limping'),
    explains: ['RF-044'],
    returnWhen: 'See a vet for a new limp, pain when touched, wobbling, or if the usual plan stops helping.',
    sources: ['P208', 'S59'],
    examples: provenBy(
      'stiffer in the cold',
      aDog(['limping'], limp('weeks_1_to_4', { course: 'comes_and_goes' }), {
        ageMonths: 110,
        conditions: ['Arthritis'],
      }),
      [
        ['a torn ligament: touches the toes only', { weight_bearing: 'toe_touching' }],
        ['a bone tumor: the limp stays', { course: 'same' }],
        ['a bone tumor: swollen', { limb_signs: ['swelling'] }],
        ['a disc: back legs weak', { neurologic_signs: ['back_legs_weak'] }],
        ['a clot in a cat', {}, { species: 'cat', weightKg: 5 }],
        ['cancer is known', {}, { conditions: ['Arthritis', 'bone cancer'] }],
      ],
      'limb_signs',
    ),
  },
  {
    id: 'benign.tired-after-a-big-day',
    name: 'Tired after a big day',
    because: 'After daycare, a trip or a long hike most pets sleep it off by the next day.',
    finding: symptom('lethargy'),
    requires: all(
      calm(),
      nearlyBright,
      grown,
      workedHard,
      ifAsked('eating', 'normal', 'more_than_usual'),
      only('gum_color', 'pink'),
      only('neurologic_signs', 'none'),
      ifAsked('pain_signs', 'none'),
      ifAsked('urine_output', 'normal'),
      since(...UNDER_A_DAY),
    ),
    excludes: any(illBesides('lethargy', 'stiffness'), said('anyHeat')),
    explains: [],
    returnWhen:
      'See a vet if still tired tomorrow. Go at once for pale gums, vomiting, heavy panting or weakness.',
    sources: ['K'],
    examples: provenBy(
      'flat out after daycare',
      aDog(
        ['lethargy'],
        wellAnswers('hours_1_to_6', {
          context: ['strenuous_activity'],
          energy_level: 'slightly_low',
          eating: 'normal',
          gum_color: 'pink',
          neurologic_signs: ['none'],
          pain_signs: ['none'],
        }),
      ),
      [
        ['bleeding inside: very low', { energy_level: 'very_low' }],
        ['bleeding inside: dry, tacky gums', { gum_color: 'dry_sticky' }],
        ['heat illness', { context: ['strenuous_activity', 'heat_exposure'] }],
        ['bloat: vomits', {}, { symptoms: ['lethargy', 'vomiting'] }],
        ['an illness: since some days', { onset: 'days_1_to_3' }],
        ['parvo in a pup', {}, { ageMonths: 5 }],
      ],
      'gum_color',
    ),
  },
]
