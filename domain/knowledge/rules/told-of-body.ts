import { all, answer, any, known, not, species, symptom, text } from '#domain/logic/condition.ts'
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
  {
    id: 'RF-277',
    when: all(
      species('dog'),
      symptom('coughing'),
      any(
        text('kennel_cough'),
        answer('context', 'sick_contact', 'others_affected'),
        all(
          answer('cough_signs', 'dry_honking'),
          not(answer('onset', 'within_last_hour', 'hours_1_to_6')),
          not(answer('context', 'recent_vaccine')),
        ),
      ),
    ),
    atLeast: 'normal_vet',
    about: 'breathing',
    because: 'A cough caught from other dogs spreads and can go to the lungs, so a vet should hear it.',
    sources: ['S173', 'K'],
    examples: [
      {
        name: 'a bright dog that coughs after boarding',
        given: aDog(['coughing'], {}, { notes: 'Honking cough since he came home from boarding.' }),
        expect: 'yes',
      },
      {
        name: 'a cough after gulping water',
        given: aDog(['coughing'], {
          context: ['none'],
          cough_signs: ['after_eating_drinking'],
          onset: 'hours_1_to_6',
        }),
        expect: 'no',
      },
      { name: 'nothing known of the cough', given: aDog(['coughing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-278',
    when: text('mild_plant'),
    atLeast: 'normal_vet',
    yieldsToDose: true,
    because: 'This plant upsets the mouth and stomach of a pet that ate more than a bite.',
    sources: ['S188', 'K'],
    examples: [
      {
        name: 'ate a poinsettia',
        given: aCat(['vomiting'], {}, { notes: 'She ate half the poinsettia.' }),
        expect: 'yes',
      },
      {
        name: 'a poinsettia out of reach',
        given: aCat(['vomiting'], {}, { notes: 'The poinsettia is untouched.' }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-280',
    when: text('visit_sign'),
    atLeast: 'normal_vet',
    because: 'Your own words tell of a sign that a vet should look at.',
    sources: ['K'],
    examples: [
      {
        name: 'a limp that goes from leg to leg',
        given: aDog(['limping'], {}, { notes: 'A different leg every day, first the front, then the back.' }),
        expect: 'yes',
      },
      {
        name: 'one sore leg',
        given: aDog(['limping'], {}, { notes: 'The same leg as ever.' }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-281',
    when: known('fiv', 'felv', 'feline leukemia', 'feline aids', 'immune deficiency'),
    atLeast: 'normal_vet',
    because: 'A cat whose defenses are weak can get worse fast, so even a mild illness should be checked.',
    sources: ['K'],
    examples: [
      {
        name: 'a cat with FIV that sneezes',
        given: aCat(['sneezing'], {}, { conditions: ['FIV'] }),
        expect: 'yes',
      },
      { name: 'a healthy cat', given: aCat(['sneezing']), expect: 'no' },
    ],
  },
  {
    id: 'RF-279',
    when: all(known('epilep', 'seizure'), text('tally')),
    atLeast: 'er_urgent',
    family: 'seizure',
    because:
      'You tell of something that came twice or more in a pet with fits; two fits in a day need a vet now.',
    sources: ['S13', 'K'],
    examples: [
      {
        name: 'an epileptic, one and another one',
        given: aDog(
          ['lethargy'],
          {},
          { conditions: ['epilepsy'], notes: 'Had one at three, another at five.' },
        ),
        expect: 'yes',
      },
      {
        name: 'no known disease',
        given: aDog(['lethargy'], {}, { notes: 'Had one at three, another at five.' }),
        expect: 'no',
      },
    ],
  },
]
