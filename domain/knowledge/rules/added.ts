import { all, answer, not, symptom, text } from '#domain/logic/condition.ts'
import { aCat, aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** Rules beyond the clinical list, each named in the list of clinical changes. */
export const added: readonly Rule[] = [
  {
    id: 'RF-223',
    when: text('high_fall'),
    atLeast: 'er_urgent',
    family: 'trauma',
    because: 'After a fall from a height, a pet can be badly hurt inside and still walk and purr.',
    sources: ['S8', 'S170'],
    examples: [
      {
        name: 'a cat fell from a balcony',
        given: aCat(['hiding'], {}, { notes: 'She fell from the third floor balcony.' }),
        expect: 'yes',
      },
      {
        name: 'a cat looks out of a window',
        given: aCat(['hiding'], {}, { notes: 'She sits in the window all day.' }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-224',
    when: all(text('cold_body'), answer('energy_level', 'very_low', 'weak')),
    atLeast: 'er_urgent',
    family: 'weakness',
    because: 'A pet that feels cold and has very low energy may be in shock.',
    sources: ['S6', 'S12', 'K'],
    examples: [
      {
        name: 'cold ears and very low energy',
        given: aDog(['lethargy'], { energy_level: 'very_low' }, { notes: 'His ears feel cold.' }),
        expect: 'yes',
      },
      {
        name: 'nothing about cold',
        given: aDog(['lethargy'], { energy_level: 'very_low' }),
        expect: 'no',
      },
      {
        name: 'the energy is not known',
        given: aDog(['lethargy'], {}, { notes: 'His ears feel cold.' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-225',
    when: text('cold_body'),
    atLeast: 'normal_vet',
    because: 'A pet that feels cold should be checked.',
    sources: ['S6', 'K'],
    examples: [
      {
        name: 'cold to the touch',
        given: aCat(['lethargy'], {}, { notes: 'She is cold to the touch.' }),
        expect: 'yes',
      },
      {
        name: 'not cold',
        given: aCat(['lethargy'], {}, { notes: 'She is not cold to the touch.' }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-226',
    when: text('people_skin'),
    atLeast: 'normal_vet',
    because: 'When people and a pet have skin trouble together, it may pass between them.',
    sources: ['K'],
    examples: [
      {
        name: 'a child has a ring-shaped rash',
        given: aCat(['hair_loss'], {}, { notes: 'My son has a ring shaped rash on his arm.' }),
        expect: 'yes',
      },
      { name: 'nobody else is itchy', given: aCat(['hair_loss']), expect: 'no' },
    ],
  },
  {
    id: 'RF-227',
    when: all(
      answer('course', 'worse_slowly'),
      answer('onset', 'days_4_to_7', 'weeks_1_to_4', 'more_than_month'),
    ),
    atLeast: 'normal_vet',
    because: 'A problem that has been getting worse for days or weeks should be examined.',
    sources: ['S7', 'K'],
    examples: [
      {
        name: 'stiff for months and slowly worse',
        given: aDog(['stiffness'], { onset: 'more_than_month', course: 'worse_slowly' }),
        expect: 'yes',
      },
      {
        name: 'stiff for months, the same all along',
        given: aDog(['stiffness'], { onset: 'more_than_month', course: 'same' }),
        expect: 'no',
      },
      {
        name: 'course not answered',
        given: aDog(['stiffness'], { onset: 'more_than_month' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-228',
    when: answer('nasal_signs', 'sudden_fit'),
    atLeast: 'normal_vet',
    about: 'breathing',
    because: 'Sudden violent sneezing can mean that something is stuck in the nose.',
    sources: ['K'],
    examples: [
      {
        name: 'sudden violent sneezing after grass',
        given: aDog(['sneezing'], { nasal_signs: ['sudden_fit'] }),
        expect: 'yes',
      },
      { name: 'clear drip only', given: aDog(['sneezing'], { nasal_signs: ['clear'] }), expect: 'no' },
      { name: 'not answered', given: aDog(['sneezing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-229',
    when: all(answer('exposure', 'marijuana'), text('marijuana_large')),
    atLeast: 'er_urgent',
    family: 'poison',
    because: 'Edibles hold a lot of drug for a small body, and often other poisons too.',
    sources: ['S26', 'K'],
    examples: [
      {
        name: 'a whole bag of edibles',
        given: aDog(['accidents'], {}, { notes: 'He ate a whole bag of gummies, 10 mg each.' }),
        expect: 'yes',
      },
      {
        name: 'marijuana without edibles',
        given: aDog(['accidents'], { exposure: ['marijuana'] }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-230',
    when: all(
      answer('context', 'fall_or_blow'),
      answer('breathing_at_rest', 'faster_but_easy', 'effort', 'open_mouth_or_gasping'),
    ),
    atLeast: 'er_urgent',
    family: 'trauma',
    because: 'Faster breathing after a fall or a blow can mean a hurt lung.',
    sources: ['S3', 'S8'],
    examples: [
      {
        name: 'kicked, and breathing faster since',
        given: aDog(['coughing'], { context: ['fall_or_blow'], breathing_at_rest: 'faster_but_easy' }),
        expect: 'yes',
      },
      {
        name: 'kicked, and breathing quietly',
        given: aDog(['coughing'], { context: ['fall_or_blow'], breathing_at_rest: 'normal_quiet' }),
        expect: 'no',
      },
      {
        name: 'the breathing is not known',
        given: aDog(['coughing'], { context: ['fall_or_blow'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-231',
    when: text('severe_injury'),
    atLeast: 'er_urgent',
    family: 'trauma',
    because: 'An accident like this can hurt a pet deeply inside, even when it looks fine.',
    sources: ['S3', 'S8'],
    examples: [
      {
        name: 'said in the notes',
        given: aCat(['limping'], {}, { notes: 'A bookcase fell on her.' }),
        expect: 'yes',
      },
      {
        name: 'denied in the notes',
        given: aCat(['limping'], {}, { notes: 'Nothing fell on her.' }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-232',
    when: text('constricted'),
    atLeast: 'er_urgent',
    family: 'blood_flow',
    because: 'Something tight around a leg, tail or neck can cut off the blood within hours.',
    sources: ['K'],
    examples: [
      {
        name: 'said in the notes',
        given: aDog(['limping'], {}, { notes: 'There is a rubber band around his leg.' }),
        expect: 'yes',
      },
      {
        name: 'denied in the notes',
        given: aDog(['limping'], {}, { notes: 'There is no rubber band around his leg.' }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-233',
    when: all(answer('body_changes', 'sweet_breath'), not(answer('energy_level', 'normal'))),
    atLeast: 'er_urgent',
    family: 'blood_sugar',
    because:
      'A sweet or nail-polish smell on the breath of a pet that is not bright can mean a blood sugar crisis.',
    sources: ['S35', 'K'],
    examples: [
      {
        name: 'sweet breath and a bit quieter',
        given: aCat(['increased_thirst'], { body_changes: ['sweet_breath'], energy_level: 'slightly_low' }),
        expect: 'yes',
      },
      {
        name: 'sweet breath and bright',
        given: aCat(['increased_thirst'], { body_changes: ['sweet_breath'], energy_level: 'normal' }),
        expect: 'no',
      },
      {
        name: 'the energy is not known',
        given: aCat(['increased_thirst'], { body_changes: ['sweet_breath'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-234',
    when: text('wildlife'),
    atLeast: 'normal_vet',
    because: 'Bats, raccoons, skunks and foxes can carry rabies, so a vet should check the vaccines.',
    sources: ['K'],
    examples: [
      {
        name: 'a cat caught a bat',
        given: aCat(['itching'], {}, { notes: 'She caught a bat in the attic.' }),
        expect: 'yes',
      },
      {
        name: 'no wild animals',
        given: aCat(['itching'], {}, { notes: 'She has not caught a bat or anything.' }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-235',
    when: text('poor_sight'),
    atLeast: 'normal_vet',
    because: 'Bumping into things in the dark can be the first sign of losing sight.',
    sources: ['S28', 'K'],
    examples: [
      {
        name: 'bumps into chairs at night',
        given: aDog(['eye_discharge'], {}, { notes: 'He bumps into chairs at night.' }),
        expect: 'yes',
      },
      {
        name: 'sees well in the dark',
        given: aDog(['eye_discharge'], {}, { notes: 'He never bumps into chairs at night.' }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-236',
    when: all(symptom('constipation'), answer('last_stool', 'days_2_to_3')),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Two days or more without stool is too long to wait out.',
    sources: ['S39', 'K'],
    examples: [
      {
        name: 'no stool for two to three days',
        given: aCat(['constipation'], { last_stool: 'days_2_to_3' }),
        expect: 'yes',
      },
      {
        name: 'a skipped day',
        given: aCat(['constipation'], { last_stool: 'hours_24_to_48' }),
        expect: 'no',
      },
      { name: 'not answered', given: aCat(['constipation']), expect: 'unknown' },
    ],
  },
]
