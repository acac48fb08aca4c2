import { ageAtLeast, all, answer, any, symptom } from '#domain/logic/condition.ts'
import { aCat, aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** Rules for a bowel that does not settle by itself, each named in the list of clinical changes. */
export const bowelThatLasts: readonly Rule[] = [
  {
    id: 'RF-283',
    when: all(
      symptom('diarrhea'),
      answer('onset', 'days_1_to_3', 'days_4_to_7', 'weeks_1_to_4', 'more_than_month'),
      answer('course', 'worse_slowly', 'worse_fast'),
      any(
        answer('eating', 'reduced', 'treats_only', 'none_under_12h'),
        answer('energy_level', 'slightly_low', 'very_low', 'weak'),
      ),
    ),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Diarrhea that gets worse over days in a pet that eats less or is quieter should be checked.',
    sources: ['S38', 'K'],
    examples: [
      {
        name: 'worse for days, eats less',
        given: aDog(['diarrhea'], { onset: 'days_1_to_3', course: 'worse_slowly', eating: 'reduced' }),
        expect: 'yes',
      },
      {
        name: 'for days, but better',
        given: aDog(['diarrhea'], { onset: 'days_1_to_3', course: 'better', eating: 'reduced' }),
        expect: 'no',
      },
      {
        name: 'nobody said how it goes on',
        given: aDog(['diarrhea'], { onset: 'days_1_to_3', eating: 'reduced' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-284',
    when: all(
      symptom('straining', 'constipation'),
      any(
        answer('eating', 'reduced', 'treats_only', 'none_under_12h', 'none_12_to_24h'),
        answer('energy_level', 'slightly_low'),
        all(answer('stool_appearance', 'hard_dry'), ageAtLeast(144)),
      ),
    ),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Straining in a pet that is quieter, eats less or is old can be the start of a blocked bowel.',
    sources: ['S39', 'S79', 'K'],
    examples: [
      {
        name: 'strains over hard balls and eats less',
        given: aCat(['straining'], { stool_appearance: ['hard_dry'], eating: 'reduced' }),
        expect: 'yes',
      },
      {
        name: 'a young cat with hard stool that eats well',
        given: aCat(['straining'], {
          stool_appearance: ['hard_dry'],
          eating: 'normal',
          energy_level: 'normal',
        }),
        expect: 'no',
      },
      {
        name: 'nobody said how much it eats',
        given: aCat(['straining'], { stool_appearance: ['hard_dry'] }),
        expect: 'unknown',
      },
    ],
  },
]
