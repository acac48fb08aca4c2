import { all, answer, any, not, sex, species, symptom } from '#domain/logic/condition.ts'
import { aCat, aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** Passing urine. */
export const urinary: readonly Rule[] = [
  {
    id: 'RF-123',
    when: answer('danger_signs', 'cannot_urinate'),
    atLeast: 'er_urgent',
    family: 'urinary',
    because: 'A pet that tries to pee and cannot may be blocked, which can kill within a day or two.',
    sources: ['S1', 'S5', 'S12'],
    examples: [
      {
        name: 'dog: trying to pee with only drops or nothing coming out',
        given: aDog(['hair_loss'], { danger_signs: ['cannot_urinate'] }),
        expect: 'yes',
      },
      {
        name: 'dog: danger signs: none',
        given: aDog(['labored_breathing'], { danger_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: danger signs', given: aDog(['straining_urinate']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-124',
    when: answer('urine_output', 'drops_only'),
    atLeast: 'er_urgent',
    family: 'urinary',
    because: 'Passing only drops, or nothing, may be a blocked bladder.',
    sources: ['S1', 'S5', 'S12'],
    examples: [
      {
        name: 'dog: tries, but only drops or nothing comes out',
        given: aDog(['increased_thirst'], { urine_output: 'drops_only' }),
        expect: 'yes',
      },
      {
        name: 'dog: yes, normal amounts',
        given: aDog(['increased_thirst'], { urine_output: 'normal' }),
        expect: 'no',
      },
      { name: 'dog: not answered: urine output', given: aDog(['eye_discharge']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-125',
    when: answer('urine_output', 'none_24h'),
    atLeast: 'er_urgent',
    family: 'urinary',
    because: 'No urine for a day is an emergency.',
    sources: ['S1', 'S12'],
    examples: [
      {
        name: 'dog: none for 24 hours or more',
        given: aDog(['straining'], { urine_output: 'none_24h' }),
        expect: 'yes',
      },
      {
        name: 'dog: yes, normal amounts',
        given: aDog(['increased_thirst'], { urine_output: 'normal' }),
        expect: 'no',
      },
      { name: 'dog: not answered: urine output', given: aDog(['increased_appetite']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-126',
    when: all(
      species('cat'),
      sex('male'),
      answer('urine_output', 'none_12h', 'not_sure', 'small_frequent'),
      symptom('straining_urinate'),
    ),
    atLeast: 'er_urgent',
    family: 'urinary',
    because: 'A male cat that strains to pee may be blocked.',
    sources: ['S5', 'S7', 'S12', 'S44'],
    examples: [
      {
        name: 'cat: male, straining to pee, none seen for 12 to 24 hours',
        given: aCat(['straining_urinate'], { urine_output: 'none_12h' }),
        expect: 'yes',
      },
      {
        name: 'cat: male, straining to pee, none for 24 hours or more',
        given: aCat(['straining_urinate'], { urine_output: 'none_24h' }),
        expect: 'no',
      },
      {
        name: 'cat: male, straining to pee, not answered: urine output',
        given: aCat(['straining_urinate']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-127',
    when: all(
      species('cat'),
      sex('male'),
      answer('urine_output', 'none_12h', 'not_sure'),
      any(symptom('straining', 'constipation'), answer('vocal_when', 'when_peeing_or_pooping')),
    ),
    atLeast: 'er_urgent',
    family: 'urinary',
    because: 'A male cat that strains may be blocked and only seem constipated.',
    sources: ['S12'],
    examples: [
      {
        name: 'cat: male, straining to poop, none seen for 12 to 24 hours',
        given: aCat(['straining'], { urine_output: 'none_12h' }),
        expect: 'yes',
      },
      {
        name: 'cat: male, crying, whining or howling, for food or attention',
        given: aCat(['excessive_vocalization'], { vocal_when: 'for_food_or_attention' }),
        expect: 'no',
      },
      {
        name: 'cat: male, straining to poop, not answered: urine output, vocal when',
        given: aCat(['straining']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-128',
    when: all(
      species('cat'),
      sex('male'),
      answer('urine_output', 'none_12h'),
      symptom('vomiting', 'lethargy', 'hiding', 'excessive_vocalization', 'decreased_appetite'),
    ),
    atLeast: 'er_urgent',
    family: 'urinary',
    because: 'A male cat that has not peed for half a day and seems unwell may be blocked.',
    sources: ['S5', 'S12'],
    examples: [
      {
        name: 'cat: male, crying, whining or howling, none seen for 12 to 24 hours',
        given: aCat(['excessive_vocalization'], { urine_output: 'none_12h' }),
        expect: 'yes',
      },
      {
        name: 'cat: female, blood in urine, yes, normal amounts',
        given: aCat(['blood_urine'], { urine_output: 'normal' }, { gender: 'female' }),
        expect: 'no',
      },
      {
        name: 'cat: male, crying, whining or howling, not answered: urine output',
        given: aCat(['excessive_vocalization']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-129',
    when: all(
      species('cat'),
      sex('male'),
      answer('urine_output', 'small_frequent'),
      any(answer('energy_level', 'very_low', 'weak'), symptom('vomiting')),
    ),
    atLeast: 'er_urgent',
    family: 'urinary',
    because: 'A male cat that passes small amounts and is weak or vomiting may be partly blocked.',
    sources: ['S12'],
    examples: [
      {
        name: 'cat: male, vomiting or retching, yes, but small amounts many times',
        given: aCat(['vomiting'], { urine_output: 'small_frequent' }),
        expect: 'yes',
      },
      {
        name: 'cat: female, drinking more than usual, yes, but small amounts many times',
        given: aCat(['increased_thirst'], { urine_output: 'small_frequent' }, { gender: 'female' }),
        expect: 'no',
      },
      {
        name: 'cat: male, vomiting or retching, not answered: urine output, energy level',
        given: aCat(['vomiting']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-130',
    when: answer('urine_output', 'none_12h'),
    atLeast: 'normal_vet',
    because: 'No urine for 12 to 24 hours should be checked.',
    sources: ['S1', 'K'],
    examples: [
      {
        name: 'dog: none seen for 12 to 24 hours',
        given: aDog(['straining'], { urine_output: 'none_12h' }),
        expect: 'yes',
      },
      {
        name: 'dog: yes, normal amounts',
        given: aDog(['straining_urinate'], { urine_output: 'normal' }),
        expect: 'no',
      },
      { name: 'dog: not answered: urine output', given: aDog(['eye_redness']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-131',
    when: symptom('straining_urinate'),
    atLeast: 'normal_vet',
    about: 'urinary',
    because: 'Straining to pee hurts and needs a vet.',
    sources: ['S1', 'S7'],
    examples: [
      { name: 'dog: straining to pee', given: aDog(['straining_urinate']), expect: 'yes' },
      { name: 'dog: hair loss', given: aDog(['hair_loss']), expect: 'no' },
    ],
  },
  {
    id: 'RF-132',
    when: symptom('blood_urine'),
    atLeast: 'normal_vet',
    about: 'urinary',
    because: 'Blood in the urine needs a vet.',
    sources: ['S1'],
    examples: [
      { name: 'dog: blood in urine', given: aDog(['blood_urine']), expect: 'yes' },
      { name: 'dog: limping', given: aDog(['limping']), expect: 'no' },
    ],
  },
  {
    id: 'RF-133',
    when: answer('urine_signs', 'dark_brown'),
    atLeast: 'er_urgent',
    family: 'other',
    because: 'Dark brown urine can mean that blood or muscle is breaking down.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: dark brown or cola-colored urine',
        given: aDog(['accidents'], { urine_signs: ['dark_brown'] }),
        expect: 'yes',
      },
      {
        name: 'dog: urine signs: none',
        given: aDog(['blood_urine'], { urine_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: urine signs', given: aDog(['lethargy']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-134',
    when: all(
      answer('urine_signs', 'blood_clots'),
      any(answer('exposure', 'rodenticide'), answer('energy_level', 'very_low', 'weak')),
    ),
    atLeast: 'er_urgent',
    family: 'inner_bleeding',
    because: 'Blood clots in the urine with these signs can mean that the blood does not clot.',
    sources: ['S22'],
    examples: [
      {
        name: 'dog: blood clots in the urine, rat or mouse poison',
        given: aDog(['accidents'], { urine_signs: ['blood_clots'], exposure: ['rodenticide'] }),
        expect: 'yes',
      },
      {
        name: 'dog: urine signs: none',
        given: aDog(['straining_urinate'], { urine_signs: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: urine signs, exposure, energy level',
        given: aDog(['hair_loss']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-135',
    when: answer('urine_signs', 'penis_stuck_out'),
    atLeast: 'er_urgent',
    family: 'penis_out',
    because: 'A penis that stays out dries and swells, and needs care within hours.',
    sources: ['S9'],
    examples: [
      {
        name: 'dog: penis stays out and looks swollen or dry',
        given: aDog(['straining_urinate'], { urine_signs: ['penis_stuck_out'] }),
        expect: 'yes',
      },
      {
        name: 'dog: sprays or lifts a leg on upright surfaces',
        given: aDog(['accidents'], { urine_signs: ['marking'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: urine signs', given: aDog(['decreased_appetite']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-136',
    when: all(
      symptom('accidents'),
      any(symptom('increased_thirst'), answer('urine_output', 'leaking', 'small_frequent', 'large_volume')),
    ),
    atLeast: 'normal_vet',
    about: 'urinary',
    because: 'Accidents with more thirst, leaking or changed amounts should be checked.',
    sources: ['S60', 'K'],
    examples: [
      {
        name: 'dog: drinking more than usual, accidents or leaking',
        given: aDog(['increased_thirst', 'accidents']),
        expect: 'yes',
      },
      {
        name: 'dog: drinking more than usual, yes, larger amounts than usual',
        given: aDog(['increased_thirst'], { urine_output: 'large_volume' }),
        expect: 'no',
      },
      {
        name: 'dog: accidents or leaking, not answered: urine output',
        given: aDog(['accidents']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-285',
    when: all(
      species('cat'),
      not(sex('female')),
      answer('urine_output', 'small_frequent', 'none_12h'),
      any(
        symptom(
          'straining_urinate',
          'accidents',
          'blood_urine',
          'straining',
          'constipation',
          'vomiting',
          'diarrhea',
          'lethargy',
          'hiding',
          'excessive_vocalization',
          'decreased_appetite',
          'decreased_thirst',
        ),
        answer('energy_level', 'slightly_low', 'very_low', 'weak'),
        answer(
          'eating',
          'reduced',
          'treats_only',
          'none_under_12h',
          'none_12_to_24h',
          'none_24_to_48h',
          'none_over_48h',
        ),
        answer('urine_signs', 'pink_or_red', 'blood_clots', 'cries_when_peeing', 'licking_genitals'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'urinary',
    because:
      'A male cat that passes little urine, or none for half a day, and shows any other sign may be blocked.',
    sources: ['S12', 'S64'],
    examples: [
      {
        name: 'a tom that squats often and seems constipated',
        given: aCat(['constipation'], { urine_output: 'small_frequent' }),
        expect: 'yes',
      },
      {
        name: 'a cat of unknown sex that hides',
        given: aCat(['hiding'], { urine_output: 'small_frequent' }, { gender: null }),
        expect: 'unknown',
      },
      {
        name: 'a cat of unknown sex that strains and has not peed for half a day',
        given: aCat(['straining_urinate'], { urine_output: 'none_12h' }, { gender: null }),
        expect: 'unknown',
      },
      {
        name: 'a male dog that passes small amounts',
        given: aDog(['constipation'], { urine_output: 'small_frequent' }),
        expect: 'no',
      },
      {
        name: 'a female cat that passes small amounts',
        given: aCat(['constipation'], { urine_output: 'small_frequent' }, { gender: 'female' }),
        expect: 'no',
      },
      {
        name: 'nobody looked at the urine',
        given: aCat(['constipation']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-286',
    when: answer('urine_output', 'small_frequent'),
    atLeast: 'normal_vet',
    about: 'urinary',
    because: 'Small amounts many times mean that the bladder hurts or does not empty.',
    sources: ['S64', 'S65'],
    examples: [
      {
        name: 'a thirsty dog that passes small amounts many times',
        given: aDog(['increased_thirst'], { urine_output: 'small_frequent' }),
        expect: 'yes',
      },
      {
        name: 'normal amounts',
        given: aDog(['increased_thirst'], { urine_output: 'normal' }),
        expect: 'no',
      },
      { name: 'not answered', given: aDog(['increased_thirst']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-287',
    when: any(answer('urine_output', 'leaking'), answer('urine_signs', 'wet_while_asleep')),
    atLeast: 'normal_vet',
    about: 'urinary',
    because: 'A pet that leaks without noticing may have a weak bladder, an infection or a sore back.',
    sources: ['S60', 'S66'],
    examples: [
      {
        name: 'a wet bed in the morning',
        given: aDog(['accidents'], { urine_signs: ['wet_while_asleep'], urine_output: 'normal' }),
        expect: 'yes',
      },
      {
        name: 'dry after sleep',
        given: aDog(['accidents'], { urine_signs: ['none'], urine_output: 'normal' }),
        expect: 'no',
      },
      { name: 'not answered', given: aDog(['accidents']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-288',
    when: answer('urine_output', 'large_volume'),
    atLeast: 'normal_vet',
    about: 'urinary',
    because: 'Larger amounts of urine can mean trouble with the kidneys, sugar or hormones.',
    sources: ['S55', 'S56', 'K'],
    examples: [
      {
        name: 'larger amounts than usual',
        given: aCat(['constipation'], { urine_output: 'large_volume' }),
        expect: 'yes',
      },
      { name: 'normal amounts', given: aCat(['constipation'], { urine_output: 'normal' }), expect: 'no' },
      { name: 'not answered', given: aCat(['constipation']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-289',
    when: answer(
      'urine_signs',
      'pink_or_red',
      'blood_clots',
      'cries_when_peeing',
      'strong_smell',
      'licking_genitals',
    ),
    atLeast: 'normal_vet',
    about: 'urinary',
    because: 'Red, cloudy or smelly urine, or pain or much licking when it pees, needs a urine test.',
    sources: ['S1', 'S65'],
    examples: [
      {
        name: 'a dog with accidents and cloudy urine',
        given: aDog(['accidents'], { urine_signs: ['strong_smell'] }),
        expect: 'yes',
      },
      {
        name: 'a dog that lifts its leg indoors',
        given: aDog(['accidents'], { urine_signs: ['marking'] }),
        expect: 'no',
      },
      { name: 'not answered', given: aDog(['accidents']), expect: 'unknown' },
    ],
  },
]
