import { all, answer, any, text } from '#domain/triage/condition.ts'
import { aCat, aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** Dangers of the nerves and the circulation that owners tell in their own words. */
export const toldOfBody: readonly Rule[] = [
  {
    id: 'RF-270',
    when: text('whole_body_tremor'),
    atLeast: 'er_urgent',
    family: 'seizure',
    because: 'Shaking of the whole body that does not stop can come from a poison or from low blood sugar.',
    sources: ['S6', 'S24', 'K'],
    examples: [
      {
        name: 'shaking all over and drooling',
        given: aDog(['lethargy'], {}, { notes: 'His whole body is trembling and he cannot stop.' }),
        expect: 'yes',
      },
      {
        name: 'no shaking',
        given: aDog(['lethargy'], {}, { notes: 'No whole body tremors.' }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-271',
    when: all(text('racing_heart'), answer('energy_level', 'very_low', 'weak')),
    atLeast: 'er_urgent',
    family: 'weakness',
    because: 'A racing or skipping heart in a weak pet can mean a heart that is failing or bleeding inside.',
    sources: ['S3', 'S6', 'K'],
    examples: [
      {
        name: 'a racing heart and very weak',
        given: aDog(['lethargy'], { energy_level: 'weak' }, { notes: 'His heart is racing.' }),
        expect: 'yes',
      },
      {
        name: 'weak, nothing about the heart',
        given: aCat(['lethargy'], { energy_level: 'weak' }),
        expect: 'no',
      },
      {
        name: 'a racing heart, the energy is not known',
        given: aDog(['lethargy'], {}, { notes: 'His heart is racing.' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-272',
    when: all(
      any(answer('neurologic_signs', 'back_legs_weak'), answer('mobility_pattern', 'wobbly_hind')),
      answer('onset', 'not_sure'),
    ),
    atLeast: 'er_urgent',
    family: 'spine',
    because: 'Weak back legs can become lame within hours, and nobody knows how long this has been going on.',
    sources: ['S30', 'K'],
    examples: [
      {
        name: 'weak back legs, nobody knows since when',
        given: aDog(['stiffness'], { mobility_pattern: ['wobbly_hind'], onset: 'not_sure' }),
        expect: 'yes',
      },
      {
        name: 'weak back legs for months',
        given: aDog(['stiffness'], { mobility_pattern: ['wobbly_hind'], onset: 'more_than_month' }),
        expect: 'no',
      },
      {
        name: 'weak back legs, the start was not answered',
        given: aDog(['stiffness'], { mobility_pattern: ['wobbly_hind'] }),
        expect: 'unknown',
      },
    ],
  },
]
