import { all, answer, any, breed, numberAtLeast, numberAtMost, symptom } from '#domain/logic/condition.ts'
import { aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** Heat and body temperature. */
export const temperature: readonly Rule[] = [
  {
    id: 'RF-193',
    when: answer('danger_signs', 'overheated'),
    atLeast: 'er_urgent',
    family: 'heat',
    because: 'Overheating can kill within an hour. Cool your pet first, then drive to the vet.',
    sources: ['S1', 'S16'],
    examples: [
      {
        name: 'dog: overheated',
        given: aDog(['increased_thirst'], { danger_signs: ['overheated'] }),
        expect: 'yes',
      },
      {
        name: 'dog: danger signs: none',
        given: aDog(['straining_urinate'], { danger_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: danger signs', given: aDog(['itching']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-194',
    when: all(
      answer('context', 'heat_exposure'),
      any(
        answer('energy_level', 'very_low', 'weak'),
        symptom('vomiting', 'diarrhea', 'labored_breathing'),
        answer('gum_color', 'bright_red'),
        answer('neurologic_signs', 'wobbly', 'disoriented'),
        all(breed('brachycephalic'), answer('breathing_at_rest', 'panting_at_rest', 'faster_but_easy')),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'heat',
    because: 'These signs after heat can mean heat stroke.',
    sources: ['S16'],
    examples: [
      {
        name: 'dog: flat-faced, diarrhea, hot weather, hot car or hard exercise in the heat, normal',
        given: aDog(['diarrhea'], { context: ['heat_exposure'], energy_level: 'normal' }, { breed: 'Pug' }),
        expect: 'yes',
      },
      {
        name: 'dog: flat-faced, diarrhea, new food, treats or table scraps, very tired',
        given: aDog(['diarrhea'], { context: ['new_food'], energy_level: 'very_low' }, { breed: 'Pug' }),
        expect: 'no',
      },
      {
        name: 'dog: flat-faced, vomiting or retching, weak, wobbly, or hard to rouse, confused, staring, or not recognizing people, not answered: context, gum color, breathing at rest',
        given: aDog(
          ['vomiting'],
          { energy_level: 'weak', neurologic_signs: ['disoriented'] },
          { breed: 'Pug' },
        ),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-195',
    when: any(
      numberAtLeast('temperature_f', 105),
      all(
        numberAtLeast('temperature_f', 104),
        any(answer('energy_level', 'very_low', 'weak'), answer('context', 'heat_exposure')),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'fever',
    because: 'A pet this hot is in danger.',
    sources: ['S41', 'S40'],
    examples: [
      {
        name: 'dog: hot weather, hot car or hard exercise in the heat, temperature 104',
        given: aDog(['straining_urinate'], { context: ['heat_exposure'], temperature_f: '104' }),
        expect: 'yes',
      },
      {
        name: 'dog: hot weather, hot car or hard exercise in the heat, temperature 101.5',
        given: aDog(['straining_urinate'], { context: ['heat_exposure'], temperature_f: '101.5' }),
        expect: 'no',
      },
      {
        name: 'dog: very tired, not answered: context, temperature f',
        given: aDog(['straining_urinate'], { energy_level: 'very_low' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-196',
    when: numberAtLeast('temperature_f', 103.5),
    atLeast: 'normal_vet',
    because: 'With this reading, your pet has a fever.',
    sources: ['S41'],
    examples: [
      {
        name: 'dog: weak, wobbly, or hard to rouse, temperature 103.5',
        given: aDog(['lethargy'], { energy_level: 'weak', temperature_f: '103.5' }),
        expect: 'yes',
      },
      {
        name: 'dog: very tired, temperature 101.5',
        given: aDog(['lethargy'], { energy_level: 'very_low', temperature_f: '101.5' }),
        expect: 'no',
      },
      { name: 'dog: not answered: temperature f', given: aDog(['rashes']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-197',
    when: numberAtMost('temperature_f', 98),
    atLeast: 'er_urgent',
    family: 'cold',
    because: 'A pet this cold is in danger.',
    sources: ['S6', 'S12', 'K'],
    examples: [
      {
        name: 'dog: overheated, temperature 98',
        given: aDog(['labored_breathing'], { danger_signs: ['overheated'], temperature_f: '98' }),
        expect: 'yes',
      },
      {
        name: 'dog: hot weather, hot car or hard exercise in the heat, temperature 101.5',
        given: aDog(['increased_appetite'], { context: ['heat_exposure'], temperature_f: '101.5' }),
        expect: 'no',
      },
      { name: 'dog: not answered: temperature f', given: aDog(['constipation']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-198',
    when: numberAtMost('temperature_f', 99.4),
    atLeast: 'normal_vet',
    because: 'Your pet is colder than normal.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: hot weather, hot car or hard exercise in the heat, temperature 99.4',
        given: aDog(['blood_urine'], { context: ['heat_exposure'], temperature_f: '99.4' }),
        expect: 'yes',
      },
      {
        name: 'dog: hot weather, hot car or hard exercise in the heat, temperature 101.5',
        given: aDog(['lethargy'], { context: ['heat_exposure'], temperature_f: '101.5' }),
        expect: 'no',
      },
      { name: 'dog: not answered: temperature f', given: aDog(['straining_urinate']), expect: 'unknown' },
    ],
  },
]
