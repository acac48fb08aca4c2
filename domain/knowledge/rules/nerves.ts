import { ageUnder, all, answer, any, known, not, species, text } from '#domain/logic/condition.ts'
import { aCat, aDog } from '../examples.ts'
import { POISONS } from './exposures.ts'
import type { Rule } from './rule.ts'

/** Nerves, spine and seizures. */
export const nerves: readonly Rule[] = [
  {
    id: 'RF-047',
    when: all(
      answer('danger_signs', 'paralysis'),
      answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24', 'days_1_to_3'),
    ),
    atLeast: 'er_urgent',
    family: 'spine',
    because:
      'Suddenly not being able to use a leg can mean a spine injury or a blood clot. Fast care matters.',
    sources: ['S1', 'S6', 'S30'],
    examples: [
      {
        name: 'dog: suddenly dragging, or unable to use, one or more legs, 6 to 24 hours ago',
        given: aDog(['diarrhea'], { danger_signs: ['paralysis'], onset: 'hours_6_to_24' }),
        expect: 'yes',
      },
      {
        name: 'dog: danger signs: none',
        given: aDog(['head_shaking'], { danger_signs: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: danger signs, onset',
        given: aDog(['excessive_vocalization']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-048',
    when: answer('danger_signs', 'paralysis'),
    atLeast: 'er_urgent',
    family: 'spine',
    because: 'Legs that drag or do not work need a vet right away.',
    sources: ['S1', 'S30'],
    examples: [
      {
        name: 'dog: suddenly dragging, or unable to use, one or more legs',
        given: aDog(['decreased_appetite'], { danger_signs: ['paralysis'] }),
        expect: 'yes',
      },
      {
        name: 'dog: struggling to breathe or choking',
        given: aDog(['straining_urinate'], { danger_signs: ['breathing_distress'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: danger signs', given: aDog(['coughing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-049',
    when: all(
      species('cat'),
      any(
        answer('danger_signs', 'paralysis'),
        answer('weight_bearing', 'dragging'),
        answer('neurologic_signs', 'back_legs_weak', 'cannot_walk'),
      ),
      answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24'),
    ),
    atLeast: 'er_urgent',
    family: 'spine',
    because: 'In a cat, back legs that suddenly fail can mean a blood clot, which is very painful.',
    sources: ['S29'],
    examples: [
      {
        name: 'cat: suddenly dragging, or unable to use, one or more legs, 6 to 24 hours ago',
        given: aCat(['diarrhea'], { danger_signs: ['paralysis'], onset: 'hours_6_to_24' }),
        expect: 'yes',
      },
      {
        name: 'cat: danger signs: none, 1 to 3 days ago',
        given: aCat(['decreased_thirst'], { danger_signs: ['none'], onset: 'days_1_to_3' }),
        expect: 'no',
      },
      {
        name: 'cat: suddenly dragging, or unable to use, one or more legs, not answered: weight bearing, neurologic signs, onset',
        given: aCat(['sneezing'], { danger_signs: ['paralysis'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-050',
    when: all(
      answer('weight_bearing', 'dragging'),
      answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24', 'days_1_to_3'),
    ),
    atLeast: 'er_urgent',
    family: 'spine',
    because: 'Dragging a leg since a short time can mean an injury of the nerves or spine.',
    sources: ['S30', 'S39'],
    examples: [
      {
        name: 'dog: drags it or knuckles over, 6 to 24 hours ago',
        given: aDog(['limping'], { weight_bearing: 'dragging', onset: 'hours_6_to_24' }),
        expect: 'yes',
      },
      {
        name: 'dog: uses it with a mild limp',
        given: aDog(['limping'], { weight_bearing: 'mild_limp' }),
        expect: 'no',
      },
      { name: 'dog: not answered: weight bearing, onset', given: aDog(['accidents']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-051',
    when: answer('weight_bearing', 'dragging'),
    atLeast: 'normal_vet',
    because: 'Dragging a leg can mean nerve damage and should be examined.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: drags it or knuckles over',
        given: aDog(['limping'], { weight_bearing: 'dragging' }),
        expect: 'yes',
      },
      {
        name: 'dog: uses it with a mild limp',
        given: aDog(['limping'], { weight_bearing: 'mild_limp' }),
        expect: 'no',
      },
      { name: 'dog: not answered: weight bearing', given: aDog(['lethargy']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-052',
    when: all(
      any(answer('mobility_pattern', 'wobbly_hind'), answer('neurologic_signs', 'back_legs_weak')),
      answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24', 'days_1_to_3'),
    ),
    atLeast: 'er_urgent',
    family: 'spine',
    because: 'Back legs that have become wobbly or weak in the last days can mean pressure on the spine.',
    sources: ['S30'],
    examples: [
      {
        name: 'dog: back legs weak, crossing or knuckling, 1 to 3 days ago',
        given: aDog(['limping'], { neurologic_signs: ['back_legs_weak'], onset: 'days_1_to_3' }),
        expect: 'yes',
      },
      {
        name: 'dog: 4 to 7 days ago',
        given: aDog(['increased_thirst'], { onset: 'days_4_to_7' }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: mobility pattern, neurologic signs, onset',
        given: aDog(['straining']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-053',
    when: any(answer('mobility_pattern', 'wobbly_hind'), answer('neurologic_signs', 'back_legs_weak')),
    atLeast: 'normal_vet',
    because: 'Wobbly or weak back legs should be examined by a vet.',
    sources: ['S30'],
    examples: [
      {
        name: 'dog: back legs weak, crossing or knuckling',
        given: aDog(['lethargy'], { neurologic_signs: ['back_legs_weak'] }),
        expect: 'yes',
      },
      {
        name: 'dog: mobility pattern: none, neurologic signs: none',
        given: aDog(['stiffness'], { mobility_pattern: ['none'], neurologic_signs: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: mobility pattern, neurologic signs',
        given: aDog(['constipation']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-054',
    when: any(answer('mobility_pattern', 'neck_pain', 'hunched_back'), answer('pain_signs', 'neck_or_back')),
    atLeast: 'normal_vet',
    because: 'A sore neck or back can come from the spine and should be examined.',
    sources: ['S30'],
    examples: [
      {
        name: 'dog: will not lower or turn the head, or arches the back',
        given: aDog(['hiding'], { pain_signs: ['neck_or_back'] }),
        expect: 'yes',
      },
      {
        name: 'dog: mobility pattern: none, pain signs: none',
        given: aDog(['stiffness'], { mobility_pattern: ['none'], pain_signs: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: mobility pattern, pain signs',
        given: aDog(['itching']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-055',
    when: answer('mobility_pattern', 'rigid_muscles'),
    atLeast: 'er_urgent',
    family: 'nerves',
    because: 'A rigid body or locked jaw can come from poison or low calcium, and it can stop breathing.',
    sources: ['S40', 'K'],
    examples: [
      {
        name: 'dog: whole body rigid, stiff face or lockjaw',
        given: aDog(['stiffness'], { mobility_pattern: ['rigid_muscles'] }),
        expect: 'yes',
      },
      {
        name: 'dog: avoids stairs or jumping',
        given: aDog(['stiffness'], { mobility_pattern: ['avoids_stairs_jumps'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: mobility pattern', given: aDog(['stiffness']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-056',
    when: answer('neurologic_signs', 'cannot_walk'),
    atLeast: 'er_urgent',
    family: 'weakness',
    because: 'A pet that cannot walk without help needs a vet right away.',
    sources: ['S3', 'S5'],
    examples: [
      {
        name: 'dog: cannot walk without help',
        given: aDog(['stiffness'], { neurologic_signs: ['cannot_walk'] }),
        expect: 'yes',
      },
      {
        name: 'dog: shaking, twitching or tremors',
        given: aDog(['limping'], { neurologic_signs: ['tremors'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: neurologic signs', given: aDog(['limping']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-057',
    when: all(
      answer('neurologic_signs', 'circling', 'disoriented', 'sudden_blindness'),
      not(answer('onset', 'weeks_1_to_4', 'more_than_month')),
    ),
    atLeast: 'er_urgent',
    family: 'nerves',
    because: 'Circling, confusion or sudden blindness can mean trouble in the brain.',
    sources: ['S3', 'S5'],
    examples: [
      {
        name: 'dog: bumping into things, sudden blindness, within the last hour',
        given: aDog(['hiding'], { neurologic_signs: ['sudden_blindness'], onset: 'within_last_hour' }),
        expect: 'yes',
      },
      {
        name: 'dog: 1 to 4 weeks ago',
        given: aDog(['eye_redness'], { onset: 'weeks_1_to_4' }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: neurologic signs, onset',
        given: aDog(['increased_thirst']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-058',
    when: all(
      answer('neurologic_signs', 'circling', 'disoriented'),
      answer('onset', 'weeks_1_to_4', 'more_than_month'),
    ),
    atLeast: 'normal_vet',
    because: 'Circling or confusion that came on slowly should be examined.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: circling, or pressing the head against walls, 1 to 4 weeks ago',
        given: aDog(['stiffness'], { neurologic_signs: ['circling'], onset: 'weeks_1_to_4' }),
        expect: 'yes',
      },
      {
        name: 'dog: shaking, twitching or tremors',
        given: aDog(['limping'], { neurologic_signs: ['tremors'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: neurologic signs, onset', given: aDog(['hiding']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-059',
    when: all(
      any(
        answer('neurologic_signs', 'wobbly', 'eyes_flicking'),
        all(answer('neurologic_signs', 'head_tilt'), not(text('ear_tilt'))),
        answer('ear_signs', 'balance_loss'),
      ),
      answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24'),
    ),
    atLeast: 'er_urgent',
    family: 'nerves',
    because: 'Sudden staggering or a sudden head tilt can come from the brain, the ear or a poison.',
    sources: ['S1', 'S174'],
    examples: [
      {
        name: 'dog: loses balance, circles, or eyes flick side to side, 1 to 6 hours ago',
        given: aDog(['head_shaking'], { ear_signs: ['balance_loss'], onset: 'hours_1_to_6' }),
        expect: 'yes',
      },
      {
        name: 'dog: 1 to 4 weeks ago',
        given: aDog(['stiffness', 'sneezing'], { onset: 'weeks_1_to_4' }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: neurologic signs, ear signs, onset',
        given: aDog(['straining_urinate']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-060',
    when: any(
      answer('neurologic_signs', 'wobbly', 'eyes_flicking', 'head_tilt', 'facial_droop', 'tremors'),
      answer('ear_signs', 'head_tilt', 'balance_loss'),
    ),
    atLeast: 'normal_vet',
    about: 'nerves',
    because: 'Trouble with balance, a drooping face or shaking should be examined.',
    sources: ['S1', 'S174', 'K'],
    examples: [
      {
        name: 'dog: eyes flicking side to side',
        given: aDog(['lethargy'], { neurologic_signs: ['eyes_flicking'] }),
        expect: 'yes',
      },
      {
        name: 'dog: neurologic signs: none, ear signs: none',
        given: aDog(['head_shaking'], { neurologic_signs: ['none'], ear_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: neurologic signs, ear signs', given: aDog(['rashes']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-061',
    when: all(
      answer('neurologic_signs', 'bladder_control_lost'),
      answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24', 'days_1_to_3'),
    ),
    atLeast: 'er_urgent',
    family: 'spine',
    because: 'Sudden loss of bladder or bowel control with a nerve problem can mean pressure on the spine.',
    sources: ['S30'],
    examples: [
      {
        name: 'dog: lost control of bladder or bowel, 1 to 3 days ago',
        given: aDog(['limping'], { neurologic_signs: ['bladder_control_lost'], onset: 'days_1_to_3' }),
        expect: 'yes',
      },
      {
        name: 'dog: circling, or pressing the head against walls',
        given: aDog(['lethargy'], { neurologic_signs: ['circling'] }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: neurologic signs, onset',
        given: aDog(['excessive_vocalization']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-062',
    when: all(answer('neurologic_signs', 'tremors'), answer('exposure', ...POISONS)),
    atLeast: 'er_urgent',
    family: 'poison',
    because: 'A pet that shakes after what may be a poison can quickly have seizures.',
    sources: ['S6', 'S24'],
    examples: [
      {
        name: 'dog: shaking, twitching or tremors, snake bite, toad or scorpion',
        given: aDog(['vomiting'], { neurologic_signs: ['tremors'], exposure: ['snake_bite'] }),
        expect: 'yes',
      },
      {
        name: 'dog: neurologic signs: none',
        given: aDog(['lethargy'], { neurologic_signs: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: neurologic signs, exposure',
        given: aDog(['straining_urinate']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-063',
    when: all(answer('seizure_activity', 'twitching_awake'), answer('exposure', ...POISONS)),
    atLeast: 'er_urgent',
    family: 'poison',
    because: 'A pet that twitches after what may be a poison can quickly have seizures.',
    sources: ['S6', 'S24'],
    examples: [
      {
        name: 'dog: twitching or shaking while awake and aware, slug bait, insecticide, cleaner or other chemical, a seizure or fit, now or in the last 3 days',
        given: aDog(['eye_redness'], {
          seizure_activity: 'twitching_awake',
          exposure: ['pesticide_chemical'],
          danger_signs: ['seizure'],
        }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['blood_urine'], { exposure: ['none'] }), expect: 'no' },
      {
        name: 'dog: not answered: seizure activity, exposure',
        given: aDog(['straining_urinate']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-064',
    when: answer('seizure_activity', 'ongoing_now', 'over_5_min'),
    atLeast: 'er_urgent',
    family: 'seizure',
    because: 'A seizure that is still going on, or lasted over 5 minutes, can harm the brain.',
    sources: ['S13', 'S14'],
    examples: [
      {
        name: 'dog: one that lasted more than 5 minutes, a seizure or fit, now or in the last 3 days',
        given: aDog(['diarrhea'], { seizure_activity: 'over_5_min', danger_signs: ['seizure'] }),
        expect: 'yes',
      },
      {
        name: 'dog: it stopped, but the pet is not back to normal after an hour, a seizure or fit, now or in the last 3 days',
        given: aDog(['decreased_appetite'], { seizure_activity: 'not_recovered', danger_signs: ['seizure'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: seizure activity', given: aDog(['hiding']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-065',
    when: answer('seizure_activity', 'two_or_more_24h'),
    atLeast: 'er_urgent',
    family: 'seizure',
    because: 'Two or more seizures within a day tend to get worse without treatment.',
    sources: ['S13', 'S14'],
    examples: [
      {
        name: 'dog: two or more within 24 hours, a seizure or fit, now or in the last 3 days',
        given: aDog(['straining'], { seizure_activity: 'two_or_more_24h', danger_signs: ['seizure'] }),
        expect: 'yes',
      },
      {
        name: 'dog: one, lasting less than 2 minutes, a seizure or fit, now or in the last 3 days',
        given: aDog(['itching'], { seizure_activity: 'single_under_2_min', danger_signs: ['seizure'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: seizure activity', given: aDog(['increased_thirst']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-066',
    when: answer('seizure_activity', 'not_recovered'),
    atLeast: 'er_urgent',
    family: 'seizure',
    because: 'A pet that is not back to normal an hour after a seizure needs help now.',
    sources: ['S13', 'K'],
    examples: [
      {
        name: 'dog: it stopped, but the pet is not back to normal after an hour, a seizure or fit, now or in the last 3 days',
        given: aDog(['increased_thirst'], { seizure_activity: 'not_recovered', danger_signs: ['seizure'] }),
        expect: 'yes',
      },
      {
        name: 'dog: one, lasting less than 2 minutes, a seizure or fit, now or in the last 3 days',
        given: aDog(['eye_discharge'], { seizure_activity: 'single_under_2_min', danger_signs: ['seizure'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: seizure activity', given: aDog(['constipation']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-067',
    when: all(
      answer('danger_signs', 'seizure'),
      not(answer('seizure_history', 'known_on_medicine', 'known_no_medicine')),
    ),
    atLeast: 'er_urgent',
    family: 'seizure',
    because: 'A first seizure, or one in a pet whose history is not known, should be checked right away.',
    sources: ['S1', 'S13'],
    examples: [
      {
        name: 'dog: a seizure or fit, now or in the last 3 days, no, this is the first, it is happening now',
        given: aDog(['diarrhea'], {
          danger_signs: ['seizure'],
          seizure_history: 'first_time',
          seizure_activity: 'ongoing_now',
        }),
        expect: 'yes',
      },
      {
        name: 'dog: danger signs: none',
        given: aDog(['decreased_appetite'], { danger_signs: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: danger signs, seizure history',
        given: aDog(['limping']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-068',
    when: all(
      answer('danger_signs', 'seizure'),
      not(
        answer(
          'seizure_activity',
          'single_2_to_5_min',
          'single_under_2_min',
          'twitching_awake',
          'no_seizure',
        ),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'seizure',
    because: 'A seizure was reported, and nothing shows that it was a short one.',
    sources: ['S1', 'S13'],
    examples: [
      {
        name: 'dog: a seizure or fit, now or in the last 3 days, it stopped, but the pet is not back to normal after an hour',
        given: aDog(['diarrhea'], { danger_signs: ['seizure'], seizure_activity: 'not_recovered' }),
        expect: 'yes',
      },
      {
        name: 'dog: danger signs: none',
        given: aDog(['increased_appetite'], { danger_signs: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: danger signs, seizure activity',
        given: aDog(['limping']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-069',
    when: all(
      answer('danger_signs', 'seizure'),
      any(
        species('cat'),
        ageUnder(6),
        known('diabet'),
        answer('reproductive_status', 'pregnant', 'nursing'),
        answer('context', 'hit_by_vehicle', 'fall_or_blow'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'seizure',
    because:
      'A seizure in a cat, or in a young, pregnant, diabetic or hurt pet, often needs fast care for its cause.',
    sources: ['S13', 'S31', 'S40'],
    examples: [
      {
        name: 'cat: 48 months old, known diabetes, a seizure or fit, now or in the last 3 days',
        given: aCat(
          ['blood_urine'],
          { danger_signs: ['seizure'] },
          { gender: 'female', isNeutered: false, conditions: ['diabetes'] },
        ),
        expect: 'yes',
      },
      {
        name: 'cat: 5 months old, no known disease, danger signs: none',
        given: aCat(
          ['labored_breathing'],
          { danger_signs: ['none'] },
          { ageMonths: 5, weightKg: 2, gender: 'female', isNeutered: false },
        ),
        expect: 'no',
      },
      {
        name: 'cat: 5 months old, known diabetes, hit by a car or other vehicle, not answered: danger signs, reproductive status',
        given: aCat(
          ['limping'],
          { context: ['hit_by_vehicle'] },
          { ageMonths: 5, weightKg: 2, gender: 'female', isNeutered: false, conditions: ['diabetes'] },
        ),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-070',
    when: all(answer('danger_signs', 'seizure'), answer('exposure', 'lilies', ...POISONS)),
    atLeast: 'er_urgent',
    family: 'poison',
    because: 'A pet that has a seizure and may have met a poison needs a vet now.',
    sources: ['S6', 'S13'],
    examples: [
      {
        name: 'dog: a seizure or fit, now or in the last 3 days, chocolate, coffee or caffeine',
        given: aDog(['diarrhea'], { danger_signs: ['seizure'], exposure: ['chocolate'] }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['coughing'], { exposure: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: danger signs, exposure', given: aDog(['blood_urine']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-071',
    when: answer('danger_signs', 'seizure'),
    atLeast: 'normal_vet',
    because: 'Every seizure should be talked over with a vet, also in a pet that has had them before.',
    sources: ['S7', 'S13'],
    examples: [
      {
        name: 'dog: a seizure or fit, now or in the last 3 days',
        given: aDog(['lethargy'], { danger_signs: ['seizure'] }),
        expect: 'yes',
      },
      {
        name: 'dog: danger signs: none',
        given: aDog(['lethargy'], { danger_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: danger signs', given: aDog(['straining_urinate']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-314',
    when: answer('neurologic_signs', 'sudden_blindness', 'bladder_control_lost'),
    atLeast: 'normal_vet',
    because: 'A pet that cannot see, or cannot hold its pee or stool, needs a vet, no matter since when.',
    sources: ['S28', 'S30'],
    examples: [
      {
        name: 'bumps into things for weeks',
        given: aDog(['stiffness'], { onset: 'weeks_1_to_4', neurologic_signs: ['sudden_blindness'] }),
        expect: 'yes',
      },
      {
        name: 'none of these',
        given: aDog(['stiffness'], { onset: 'weeks_1_to_4', neurologic_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'not answered', given: aDog(['stiffness']), expect: 'unknown' },
    ],
  },
]
