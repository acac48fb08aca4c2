import { ageAtLeast, all, answer, intact, sex, symptom, text } from '#domain/logic/condition.ts'
import { aCat, aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** Rules for what only the owner's own words tell of the body, each named in the list of clinical changes. */
export const toldInWords: readonly Rule[] = [
  {
    id: 'RF-260',
    when: text('low_sugar'),
    atLeast: 'er_urgent',
    family: 'blood_sugar',
    because: 'A low blood sugar reading can turn into a seizure within minutes.',
    sources: ['S31', 'S35', 'K'],
    examples: [
      {
        name: 'the meter shows 42',
        given: aCat(['lethargy'], {}, { notes: 'His glucose is 42 on the meter.' }),
        expect: 'yes',
      },
      {
        name: 'the meter shows 180',
        given: aCat(['lethargy'], {}, { notes: 'His glucose is 180 on the meter.' }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-261',
    when: text('udder_trouble'),
    atLeast: 'normal_vet',
    because: 'A hot, hard or discolored milk gland should be examined.',
    sources: ['S9', 'K'],
    examples: [
      {
        name: 'a hard, hot teat',
        given: aDog(['itching'], {}, { gender: 'female', notes: 'One teat is hot and hard.' }),
        expect: 'yes',
      },
      {
        name: 'ordinary teats',
        given: aDog(['itching'], {}, { gender: 'female', notes: 'Her teats are not swollen.' }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-262',
    when: all(answer('reproductive_status', 'nursing'), text('udder_trouble')),
    atLeast: 'er_urgent',
    family: 'birth',
    because: 'An infected milk gland makes a nursing mother very ill within hours and starves her young.',
    sources: ['S9', 'K'],
    examples: [
      {
        name: 'nursing, and one gland is purple',
        given: aDog(
          ['decreased_appetite'],
          { reproductive_status: ['nursing'] },
          { gender: 'female', isNeutered: false, notes: 'One of her teats is purple and hard.' },
        ),
        expect: 'yes',
      },
      {
        name: 'a hard gland, not nursing',
        given: aDog(
          ['decreased_appetite'],
          { reproductive_status: ['none'] },
          { gender: 'female', isNeutered: false, notes: 'One of her teats is hard.' },
        ),
        expect: 'no',
      },
      {
        name: 'nobody said whether she nurses',
        given: aDog(
          ['decreased_appetite'],
          {},
          { gender: 'female', isNeutered: false, notes: 'One of her teats is hard.' },
        ),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-263',
    when: text('vital_medicine_missed'),
    atLeast: 'normal_vet',
    because: 'This kind of medicine must not be stopped or skipped without a plan from your vet.',
    sources: ['S33', 'K'],
    examples: [
      {
        name: 'ran out of a seizure medicine',
        given: aDog(['itching'], {}, { notes: 'We ran out of his phenobarbital.' }),
        expect: 'yes',
      },
      {
        name: 'never missed one',
        given: aDog(['itching'], {}, { notes: 'He never missed his phenobarbital.' }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-264',
    when: all(ageAtLeast(120), text('night_howling')),
    atLeast: 'normal_vet',
    about: 'behavior',
    because:
      'Calling at night in an older pet can come from pain, blood pressure, hormones or failing senses.',
    sources: ['S57', 'K'],
    examples: [
      {
        name: 'an old cat howls every night',
        given: aCat(['hiding'], {}, { ageMonths: 190, notes: 'She howls every night now.' }),
        expect: 'yes',
      },
      {
        name: 'a young cat howls at night',
        given: aCat(['hiding'], {}, { ageMonths: 24, notes: 'She howls every night now.' }),
        expect: 'no',
      },
      {
        name: 'nobody knows how old the cat is',
        given: aCat(['hiding'], {}, { ageMonths: null, notes: 'She howls every night now.' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-265',
    when: all(
      sex('female'),
      text('false_pregnancy'),
      answer('reproductive_status', 'heat_last_2_months'),
      symptom('lethargy', 'decreased_appetite'),
    ),
    atLeast: 'normal_vet',
    because:
      'A pet with milk after a heat that is quiet or eats less often has a false pregnancy. A vet should make sure.',
    sources: ['S9', 'K'],
    examples: [
      {
        name: 'milk and nesting after a heat, eats less',
        given: aDog(
          ['decreased_appetite'],
          { reproductive_status: ['heat_last_2_months'] },
          { gender: 'female', isNeutered: false, notes: 'She is nesting and has milk.' },
        ),
        expect: 'yes',
      },
      {
        name: 'eats less after a heat, no milk',
        given: aDog(
          ['decreased_appetite'],
          { reproductive_status: ['heat_last_2_months'] },
          { gender: 'female', isNeutered: false },
        ),
        expect: 'no',
      },
      {
        name: 'nobody knows whether the dog is female',
        given: aDog(
          ['decreased_appetite'],
          { reproductive_status: ['heat_last_2_months'] },
          { gender: null, notes: 'Nesting with milk.' },
        ),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-282',
    when: all(sex('female'), intact, text('womb_pus')),
    atLeast: 'er_urgent',
    family: 'womb',
    because: 'Pus or foul discharge from the womb of a female that is not spayed can be a deadly infection.',
    sources: ['S34', 'K'],
    examples: [
      {
        name: 'yellow goo that smells, not spayed',
        given: aDog(
          ['itching'],
          {},
          { gender: 'female', isNeutered: false, notes: 'Yellow goo under her tail, it smells rotten.' },
        ),
        expect: 'yes',
      },
      {
        name: 'no discharge',
        given: aDog(
          ['itching'],
          {},
          { gender: 'female', isNeutered: false, notes: 'No goo under her tail.' },
        ),
        expect: 'no',
      },
      {
        name: 'nobody knows whether the dog is female',
        given: aDog(
          ['itching'],
          {},
          { gender: null, isNeutered: false, notes: 'Yellow goo under her tail, it smells rotten.' },
        ),
        expect: 'unknown',
      },
    ],
  },
]
