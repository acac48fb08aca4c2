import { ageAtLeast, all, answer, any, not, symptom } from '#domain/logic/condition.ts'
import { aCat, aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** Skin and allergic reactions. */
export const skinAllergy: readonly Rule[] = [
  {
    id: 'RF-145',
    when: answer('danger_signs', 'facial_swelling'),
    atLeast: 'er_urgent',
    family: 'allergy',
    because: 'Swelling of the face or throat, or spreading hives, can close the airway.',
    sources: ['S5', 'S32'],
    examples: [
      {
        name: 'dog: face, lips or throat suddenly swollen, or hives spreading',
        given: aDog(['accidents'], { danger_signs: ['facial_swelling'] }),
        expect: 'yes',
      },
      {
        name: 'dog: danger signs: none',
        given: aDog(['diarrhea'], { danger_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: danger signs', given: aDog(['limping']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-146',
    when: answer('skin_signs', 'hives'),
    atLeast: 'normal_vet',
    about: 'skin',
    because: 'Hives are an allergic reaction and should be watched by a vet.',
    sources: ['S32'],
    examples: [
      {
        name: 'dog: hives, or many raised bumps that came up suddenly',
        given: aDog(['rashes'], { skin_signs: ['hives'] }),
        expect: 'yes',
      },
      { name: 'dog: skin signs: none', given: aDog(['rashes'], { skin_signs: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: skin signs', given: aDog(['diarrhea']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-147',
    when: all(
      answer('skin_signs', 'hives'),
      any(symptom('vomiting', 'diarrhea', 'labored_breathing'), answer('energy_level', 'very_low', 'weak')),
    ),
    atLeast: 'er_urgent',
    family: 'allergy',
    because: 'Hives with other signs can mean an allergic reaction that puts a pet in danger.',
    sources: ['S32'],
    examples: [
      {
        name: 'dog: itching or scratching, vomiting or retching, hives, or many raised bumps that came up suddenly',
        given: aDog(['itching', 'vomiting'], { skin_signs: ['hives'] }),
        expect: 'yes',
      },
      {
        name: 'dog: rash, sores or bumps, skin signs: none',
        given: aDog(['rashes'], { skin_signs: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: vomiting or retching, not answered: skin signs, energy level',
        given: aDog(['vomiting']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-148',
    when: all(
      answer('exposure', 'insect_sting'),
      any(
        symptom('vomiting', 'diarrhea', 'labored_breathing'),
        answer('energy_level', 'very_low', 'weak'),
        answer('gum_color', 'pale_white'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'allergy',
    because: 'A pet that feels sick after a sting may have an allergic reaction that is a danger.',
    sources: ['S32'],
    examples: [
      {
        name: 'dog: hard or fast breathing, bee, wasp or other insect sting, or spider bite',
        given: aDog(['labored_breathing'], { exposure: ['insect_sting'] }),
        expect: 'yes',
      },
      {
        name: 'dog: vomiting or retching, exposure: none',
        given: aDog(['vomiting'], { exposure: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: hard or fast breathing, not answered: exposure, energy level, gum color',
        given: aDog(['labored_breathing']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-149',
    when: all(
      answer('context', 'recent_vaccine'),
      any(
        symptom('vomiting', 'diarrhea', 'labored_breathing'),
        answer('energy_level', 'weak'),
        answer('skin_signs', 'hives'),
      ),
      answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24'),
    ),
    atLeast: 'er_urgent',
    family: 'allergy',
    because:
      'When a pet feels sick within a day of a vaccine, it may be an allergic reaction. That is a danger.',
    sources: ['S32'],
    examples: [
      {
        name: 'dog: diarrhea, vaccine in the last 3 days, within the last hour',
        given: aDog(['diarrhea'], { context: ['recent_vaccine'], onset: 'within_last_hour' }),
        expect: 'yes',
      },
      {
        name: 'dog: hard or fast breathing, context: none, 6 to 24 hours ago',
        given: aDog(['labored_breathing'], { context: ['none'], onset: 'hours_6_to_24' }),
        expect: 'no',
      },
      {
        name: 'dog: hard or fast breathing, weak, wobbly, or hard to rouse, not answered: context, skin signs, onset',
        given: aDog(['labored_breathing'], { energy_level: 'weak' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-150',
    when: any(
      answer('skin_signs', 'wound_or_abscess', 'lump', 'hot_spot', 'round_bald', 'greasy_odor'),
      answer('itch_severity', 'severe', 'self_injury'),
    ),
    atLeast: 'normal_vet',
    about: 'skin',
    because: 'This skin problem needs a vet to find the cause and treat it.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: almost constant, or disturbs sleep',
        given: aDog(['rashes'], { itch_severity: 'severe' }),
        expect: 'yes',
      },
      {
        name: 'dog: skin signs: none, several times an hour, but can be distracted',
        given: aDog(['itching'], { skin_signs: ['none'], itch_severity: 'moderate' }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: skin signs, itch severity',
        given: aDog(['blood_urine']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-151',
    when: any(
      answer('skin_signs', 'even_thinning'),
      all(symptom('hair_loss'), answer('onset', 'weeks_1_to_4', 'more_than_month')),
    ),
    atLeast: 'normal_vet',
    about: 'skin',
    because: 'Thinning hair, or hair loss that lasts for weeks, needs a vet to find the cause.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: hair loss, even thinning on both sides of the body',
        given: aDog(['hair_loss'], { skin_signs: ['even_thinning'] }),
        expect: 'yes',
      },
      {
        name: 'dog: rash, sores or bumps, skin signs: none',
        given: aDog(['rashes'], { skin_signs: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: hair loss, not answered: skin signs, onset',
        given: aDog(['hair_loss']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-308',
    when: all(answer('skin_signs', 'fleas'), not(ageAtLeast(6))),
    atLeast: 'normal_vet',
    because: 'Fleas drink blood, and a very young pet has little to spare.',
    sources: ['S76'],
    examples: [
      {
        name: 'a kitten with fleas',
        given: aCat(['itching'], { skin_signs: ['fleas'] }, { ageMonths: 3 }),
        expect: 'yes',
      },
      { name: 'a grown cat with fleas', given: aCat(['itching'], { skin_signs: ['fleas'] }), expect: 'no' },
      {
        name: 'nobody knows its age',
        given: aCat(['itching'], { skin_signs: ['fleas'] }, { ageMonths: null }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-315',
    when: all(
      answer('onset', 'weeks_1_to_4', 'more_than_month'),
      any(
        answer('skin_signs', 'red_bumps', 'scabs_crusts', 'fleas', 'ticks', 'scooting'),
        answer('itch_severity', 'moderate'),
      ),
    ),
    atLeast: 'normal_vet',
    about: 'skin',
    because: 'Skin trouble that does not heal within a week should be looked at.',
    sources: ['K'],
    examples: [
      {
        name: 'crusts for three weeks',
        given: aCat(['itching'], { onset: 'weeks_1_to_4', skin_signs: ['scabs_crusts'] }),
        expect: 'yes',
      },
      {
        name: 'a scratch from yesterday',
        given: aCat(['rashes'], {
          onset: 'days_1_to_3',
          skin_signs: ['scabs_crusts'],
          itch_severity: 'mild',
        }),
        expect: 'no',
      },
      {
        name: 'nobody looked at the skin',
        given: aCat(['itching'], { onset: 'weeks_1_to_4' }),
        expect: 'unknown',
      },
    ],
  },
]
