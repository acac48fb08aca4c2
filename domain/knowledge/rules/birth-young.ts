import {
  ageAtLeast,
  ageUnder,
  all,
  answer,
  any,
  asked,
  intact,
  not,
  only,
  sex,
  symptom,
  text,
  weightUnder,
} from '#domain/logic/condition.ts'
import { aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** Milk and mothering in a bright female that eats, drinks as always and has no discharge. */
const onlyFalsePregnancy = all(
  text('false_pregnancy'),
  not(answer('reproductive_status', 'vulvar_discharge')),
  not(symptom('vomiting', 'increased_thirst')),
  only('energy_level', 'normal', 'slightly_low'),
  any(not(asked('eating')), only('eating', 'normal', 'reduced', 'treats_only', 'none_under_12h')),
  not(answer('water_intake', 'more_than_usual', 'much_more')),
)

/** Females, birth and the very young. */
export const birthYoung: readonly Rule[] = [
  {
    id: 'RF-181',
    when: answer(
      'labor_progress',
      'strong_straining_over_30_min',
      'over_2h_between',
      'stuck',
      'green_or_bloody_discharge',
      'overdue',
      'mother_unwell',
    ),
    atLeast: 'er_urgent',
    family: 'birth',
    because: 'The birth is not going as it should, and mother and young may be in danger.',
    sources: ['S14', 'S15', 'S61'],
    examples: [
      {
        name: 'dog: dark green, black or heavy bloody discharge before the first newborn, in labor now, or due date passed',
        given: aDog(
          ['vomiting'],
          { labor_progress: ['green_or_bloody_discharge'], reproductive_status: ['in_labor'] },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'yes',
      },
      {
        name: 'dog: going well, or only just starting, in labor now, or due date passed',
        given: aDog(
          ['lethargy'],
          { labor_progress: ['progressing'], reproductive_status: ['in_labor'] },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'no',
      },
      {
        name: 'dog: not answered: labor progress',
        given: aDog(['increased_appetite'], {}, { gender: 'female', isNeutered: false }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-182',
    when: all(
      sex('female'),
      answer('reproductive_status', 'heat_last_2_months', 'vulvar_discharge'),
      any(
        symptom('lethargy', 'vomiting', 'decreased_appetite', 'increased_thirst'),
        answer('energy_level', 'very_low', 'weak'),
        answer('water_intake', 'much_more'),
        answer('eating', 'none_12_to_24h', 'none_24_to_48h', 'none_over_48h'),
      ),
      not(onlyFalsePregnancy),
    ),
    atLeast: 'er_urgent',
    family: 'womb',
    because: 'In a female that is not spayed, these signs after a heat can mean an infected womb.',
    sources: ['S9', 'S34'],
    examples: [
      {
        name: 'dog: female, eating less or not at all, pus, blood or smelly discharge from the vulva',
        given: aDog(
          ['decreased_appetite'],
          { reproductive_status: ['vulvar_discharge'] },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'yes',
      },
      {
        name: 'dog: male, drinking more than usual, weak, wobbly, or hard to rouse',
        given: aDog(['increased_thirst'], { energy_level: 'weak' }, { isNeutered: false }),
        expect: 'no',
      },
      {
        name: 'dog: female, low energy or weakness, not answered: reproductive status, energy level',
        given: aDog(['lethargy'], {}, { gender: 'female', isNeutered: false }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-183',
    when: answer('reproductive_status', 'vulvar_discharge'),
    atLeast: 'normal_vet',
    about: 'reproduction',
    because: 'Discharge from the vulva should be checked by a vet.',
    sources: ['S9', 'S34'],
    examples: [
      {
        name: 'dog: pus, blood or smelly discharge from the vulva',
        given: aDog(
          ['accidents'],
          { reproductive_status: ['vulvar_discharge'] },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'yes',
      },
      {
        name: 'dog: in labor now, or due date passed',
        given: aDog(
          ['hiding'],
          { reproductive_status: ['in_labor'] },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'no',
      },
      {
        name: 'dog: not answered: reproductive status',
        given: aDog(['head_shaking'], {}, { gender: 'female', isNeutered: false }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-184',
    when: all(
      sex('female'),
      intact,
      ageAtLeast(24),
      symptom('increased_thirst'),
      symptom('lethargy', 'decreased_appetite', 'vomiting'),
    ),
    atLeast: 'normal_vet',
    because: 'In a female that is not spayed, thirst with these signs can mean an infected womb.',
    sources: ['S34'],
    examples: [
      {
        name: 'dog: 48 months old, female, drinking more than usual, vomiting or retching',
        given: aDog(['increased_thirst', 'vomiting'], {}, { gender: 'female', isNeutered: false }),
        expect: 'yes',
      },
      {
        name: 'dog: 48 months old, female, vomiting or retching',
        given: aDog(['vomiting'], {}, { gender: 'female', isNeutered: false }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-185',
    when: all(
      answer('reproductive_status', 'nursing'),
      any(
        answer('neurologic_signs', 'tremors', 'wobbly', 'disoriented'),
        answer('mobility_pattern', 'rigid_muscles'),
        answer('danger_signs', 'seizure', 'collapse'),
        answer('breathing_at_rest', 'panting_at_rest'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'eclampsia',
    because:
      'When a nursing mother shakes, is stiff or pants hard, her calcium may be low. That is dangerous.',
    sources: ['S40'],
    examples: [
      {
        name: 'dog: gave birth in the last 8 weeks, mobility pattern: none, collapsed, fainted, or cannot stand up',
        given: aDog(
          ['stiffness'],
          { reproductive_status: ['nursing'], mobility_pattern: ['none'], danger_signs: ['collapse'] },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'yes',
      },
      {
        name: 'dog: reproductive status: none, neurologic signs: none',
        given: aDog(
          ['stiffness'],
          { reproductive_status: ['none'], neurologic_signs: ['none'] },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'no',
      },
      {
        name: 'dog: shaking, twitching or tremors, collapsed, fainted, or cannot stand up, not answered: reproductive status, mobility pattern, breathing at rest',
        given: aDog(
          ['sneezing'],
          { neurologic_signs: ['tremors'], danger_signs: ['collapse'] },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-186',
    when: all(
      answer('reproductive_status', 'nursing', 'pregnant'),
      any(answer('energy_level', 'very_low', 'weak'), answer('reproductive_status', 'vulvar_discharge')),
    ),
    atLeast: 'er_urgent',
    family: 'birth',
    because:
      'When a mother is weak, or has discharge while pregnant or nursing, she and her young may be in danger.',
    sources: ['S9', 'K'],
    examples: [
      {
        name: 'dog: pregnant, or might be, very tired',
        given: aDog(
          ['increased_thirst'],
          { reproductive_status: ['pregnant'], energy_level: 'very_low' },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'yes',
      },
      {
        name: 'dog: reproductive status: none',
        given: aDog(
          ['straining'],
          { reproductive_status: ['none'] },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'no',
      },
      {
        name: 'dog: not answered: reproductive status, energy level',
        given: aDog(['coughing'], {}, { gender: 'female', isNeutered: false }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-187',
    when: answer('reproductive_status', 'pregnant', 'in_labor'),
    atLeast: 'normal_vet',
    because: 'Any illness during pregnancy should be checked by a vet.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: in labor now, or due date passed',
        given: aDog(
          ['accidents'],
          { reproductive_status: ['in_labor'] },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'yes',
      },
      {
        name: 'dog: gave birth in the last 8 weeks',
        given: aDog(
          ['blood_urine'],
          { reproductive_status: ['nursing'] },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'no',
      },
      {
        name: 'dog: not answered: reproductive status',
        given: aDog(['increased_appetite'], {}, { gender: 'female', isNeutered: false }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-188',
    when: answer('baby_signs', 'not_nursing_or_eating', 'cold', 'limp_or_crying'),
    atLeast: 'er_urgent',
    family: 'young',
    because: 'A newborn that is cold, limp or not feeding can die within hours.',
    sources: ['S9', 'S31'],
    examples: [
      {
        name: 'dog: not nursing or eating for 4 hours or more',
        given: aDog(['accidents'], { baby_signs: ['not_nursing_or_eating'] }, { ageMonths: 1, weightKg: 2 }),
        expect: 'yes',
      },
      {
        name: 'dog: baby signs: none',
        given: aDog(['increased_thirst'], { baby_signs: ['none'] }, { ageMonths: 1, weightKg: 2 }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: baby signs',
        given: aDog(['decreased_appetite'], {}, { ageMonths: 1, weightKg: 2 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-189',
    when: answer('baby_signs', 'not_gaining', 'bloated'),
    atLeast: 'normal_vet',
    because: 'A newborn that does not grow or has a bloated belly should be seen.',
    sources: ['S9'],
    examples: [
      {
        name: 'dog: bloated belly',
        given: aDog(['labored_breathing'], { baby_signs: ['bloated'] }, { ageMonths: 1, weightKg: 2 }),
        expect: 'yes',
      },
      {
        name: 'dog: baby signs: none',
        given: aDog(['lethargy'], { baby_signs: ['none'] }, { ageMonths: 1, weightKg: 2 }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: baby signs',
        given: aDog(['excessive_vocalization'], {}, { ageMonths: 1, weightKg: 2 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-190',
    when: all(ageUnder(3), answer('eating', 'none_12_to_24h', 'none_24_to_48h', 'none_over_48h')),
    atLeast: 'er_urgent',
    family: 'young',
    because: 'A baby animal without food for half a day can run out of sugar.',
    sources: ['S8', 'S31'],
    examples: [
      {
        name: 'dog: 2 months old, nothing for 1 to 2 days',
        given: aDog(['coughing'], { eating: 'none_24_to_48h' }, { ageMonths: 2, weightKg: 2 }),
        expect: 'yes',
      },
      {
        name: 'dog: 3 months old, nothing for 12 to 24 hours',
        given: aDog(['excessive_vocalization'], { eating: 'none_12_to_24h' }, { ageMonths: 3, weightKg: 2 }),
        expect: 'no',
      },
      {
        name: 'dog: 2 months old, not answered: eating',
        given: aDog(['straining_urinate'], {}, { ageMonths: 2, weightKg: 2 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-191',
    when: all(
      ageUnder(6),
      weightUnder(2.5),
      any(
        answer('energy_level', 'very_low', 'weak'),
        answer('neurologic_signs', 'wobbly', 'tremors', 'disoriented'),
        answer('eating', 'none_12_to_24h', 'none_24_to_48h', 'none_over_48h'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'young',
    because: 'A very small young pet can run out of sugar quickly.',
    sources: ['S8', 'S31'],
    examples: [
      {
        name: 'dog: 5 months old, 2 kg, very tired',
        given: aDog(['labored_breathing'], { energy_level: 'very_low' }, { ageMonths: 5, weightKg: 2 }),
        expect: 'yes',
      },
      {
        name: 'dog: 6 months old, 8 kg, shaking, twitching or tremors',
        given: aDog(['lethargy'], { neurologic_signs: ['tremors'] }, { ageMonths: 6, weightKg: 8 }),
        expect: 'no',
      },
      {
        name: 'dog: 5 months old, 2 kg, not answered: energy level, neurologic signs, eating',
        given: aDog(['accidents'], {}, { ageMonths: 5, weightKg: 2 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-192',
    when: ageUnder(2),
    atLeast: 'normal_vet',
    because: 'Any illness in a newborn should be seen by a vet.',
    sources: ['S9'],
    examples: [
      {
        name: 'dog: 1 months old',
        given: aDog(['hiding'], {}, { ageMonths: 1, weightKg: 2 }),
        expect: 'yes',
      },
      { name: 'dog: 48 months old', given: aDog(['limping']), expect: 'no' },
    ],
  },
  {
    id: 'RF-355',
    when: all(
      sex('female'),
      intact,
      answer('reproductive_status', 'heat_last_2_months'),
      any(
        answer('energy_level', 'slightly_low', 'very_low', 'weak'),
        answer('eating', 'reduced', 'treats_only', 'none_under_12h'),
        answer('water_intake', 'more_than_usual'),
      ),
    ),
    atLeast: 'normal_vet',
    because: 'If she is dull or drinks more after a heat, her womb may be infected.',
    sources: ['S34'],
    examples: [
      {
        name: 'a bit quieter a month after her heat',
        given: aDog(
          ['excessive_vocalization'],
          { reproductive_status: ['heat_last_2_months'], energy_level: 'slightly_low' },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'yes',
      },
      {
        name: 'no heat in the last two months',
        given: aDog(
          ['excessive_vocalization'],
          { reproductive_status: ['none'], energy_level: 'slightly_low' },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'no',
      },
      {
        name: 'nobody said when she was in heat',
        given: aDog(
          ['excessive_vocalization'],
          { energy_level: 'slightly_low' },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'unknown',
      },
    ],
  },
]
