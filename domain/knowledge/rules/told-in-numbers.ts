import {
  ageUnder,
  all,
  any,
  not,
  numberAtLeast,
  numberAtMost,
  species,
  text,
} from '#domain/logic/condition.ts'
import { aCat, aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

const counted = (breaths: string) => `I count his breaths asleep. Normally 20, tonight ${breaths}.`

/** Rules for rates the owner counted at home and told in the note, each named in the list of clinical changes. */
export const toldInNumbers: readonly Rule[] = [
  {
    id: 'RF-273',
    when: all(
      numberAtLeast('resp_rate', 40),
      numberAtMost('resp_rate_usual', 32),
      not(all(ageUnder(12), text('dream_breathing'))),
    ),
    atLeast: 'er_urgent',
    family: 'breathing',
    because: 'Your pet breathes far faster at rest than on other days, which can mean fluid in the lungs.',
    sources: ['S10', 'S53'],
    examples: [
      { name: 'from 20 to 46', given: aDog(['coughing'], {}, { notes: counted('46') }), expect: 'yes' },
      { name: 'from 20 to 22', given: aDog(['coughing'], {}, { notes: counted('22') }), expect: 'no' },
      { name: 'nobody counted', given: aDog(['coughing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-274',
    when: all(species('cat'), numberAtLeast('resp_rate', 40), not(ageUnder(6)), not(text('counted_purring'))),
    atLeast: 'er_urgent',
    family: 'breathing',
    because: 'A grown cat that breathes 40 times a minute or more at rest needs help now.',
    sources: ['S10', 'S11'],
    examples: [
      { name: 'a cat at 48', given: aCat(['hiding'], {}, { notes: counted('48') }), expect: 'yes' },
      { name: 'a cat at 24', given: aCat(['hiding'], {}, { notes: counted('24') }), expect: 'no' },
      { name: 'nobody counted', given: aCat(['hiding']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-275',
    when: any(
      all(species('dog'), numberAtLeast('heart_rate', 180), not(ageUnder(6))),
      all(species('dog'), numberAtMost('heart_rate', 45)),
      all(species('cat'), numberAtLeast('heart_rate', 250)),
      all(species('cat'), numberAtMost('heart_rate', 100)),
    ),
    atLeast: 'er_urgent',
    family: 'weakness',
    because: 'A heart that beats this fast or this slowly at rest can fail within hours.',
    sources: ['S3', 'K'],
    examples: [
      {
        name: 'a resting dog at 210',
        given: aDog(['lethargy'], {}, { notes: 'Heart rate is 210 lying down.' }),
        expect: 'yes',
      },
      {
        name: 'a resting dog at 88',
        given: aDog(['lethargy'], {}, { notes: 'Heart rate is 88 lying down.' }),
        expect: 'no',
      },
      { name: 'nobody counted', given: aDog(['lethargy']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-276',
    when: any(
      all(species('dog'), numberAtLeast('heart_rate', 150), not(ageUnder(6))),
      all(species('cat'), numberAtLeast('heart_rate', 220)),
    ),
    atLeast: 'normal_vet',
    because: 'A heart that beats faster than normal at rest should be checked.',
    sources: ['K'],
    examples: [
      {
        name: 'a resting cat at 230',
        given: aCat(['hiding'], {}, { notes: 'Heart rate is 230 asleep.' }),
        expect: 'yes',
      },
      {
        name: 'a resting cat at 180',
        given: aCat(['hiding'], {}, { notes: 'Heart rate is 180 asleep.' }),
        expect: 'no',
      },
      { name: 'nobody counted', given: aCat(['hiding']), expect: 'unknown' },
    ],
  },
]
