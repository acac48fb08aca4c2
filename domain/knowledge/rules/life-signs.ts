import {
  ageUnder,
  all,
  answer,
  any,
  breed,
  known,
  not,
  numberAtLeast,
  numberAtMost,
  only,
  species,
  symptom,
  text,
} from '#domain/logic/condition.ts'
import { aCat, aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** Young animals breathe fast for a minute or two while they dream. */
const dreamingYoungPet = all(ageUnder(12), text('dream_breathing'), only('energy_level', 'normal'))

/** Breathing, gums and the heart. */
export const lifeSigns: readonly Rule[] = [
  {
    id: 'RF-001',
    when: answer('danger_signs', 'unresponsive'),
    atLeast: 'er_urgent',
    family: 'unconscious',
    because: 'A pet that cannot be woken needs help right now.',
    sources: ['S1', 'S3', 'S43'],
    examples: [
      {
        name: 'dog: unconscious, or cannot be woken',
        given: aDog(['coughing'], { danger_signs: ['unresponsive'] }),
        expect: 'yes',
      },
      {
        name: 'dog: danger signs: none',
        given: aDog(['excessive_vocalization'], { danger_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: danger signs', given: aDog(['eye_redness']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-002',
    when: answer('danger_signs', 'collapse'),
    atLeast: 'er_urgent',
    family: 'weakness',
    because: 'A pet that collapses or cannot stand needs a vet right away.',
    sources: ['S3', 'S5', 'S6'],
    examples: [
      {
        name: 'dog: collapsed, fainted, or cannot stand up',
        given: aDog(['head_shaking'], { danger_signs: ['collapse'] }),
        expect: 'yes',
      },
      {
        name: 'dog: danger signs: none',
        given: aDog(['diarrhea'], { danger_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: danger signs', given: aDog(['coughing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-003',
    when: answer('danger_signs', 'breathing_distress'),
    atLeast: 'er_urgent',
    family: 'breathing',
    because: 'Struggling to breathe or choking can quickly become deadly.',
    sources: ['S1', 'S3', 'S5'],
    examples: [
      {
        name: 'dog: struggling to breathe or choking',
        given: aDog(['straining'], { danger_signs: ['breathing_distress'] }),
        expect: 'yes',
      },
      {
        name: 'dog: danger signs: none',
        given: aDog(['straining_urinate'], { danger_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: danger signs', given: aDog(['diarrhea']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-004',
    when: answer('danger_signs', 'abnormal_gums'),
    atLeast: 'er_urgent',
    family: 'blood_flow',
    because: 'Gums that are pale, blue, gray or brown can mean too little oxygen or blood.',
    sources: ['S3', 'S5'],
    examples: [
      {
        name: 'dog: gums or tongue blue, gray, white or very pale',
        given: aDog(['lethargy'], { danger_signs: ['abnormal_gums'] }),
        expect: 'yes',
      },
      { name: 'dog: danger signs: none', given: aDog(['rashes'], { danger_signs: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: danger signs', given: aDog(['constipation']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-005',
    when: answer('gum_color', 'pale_white', 'blue_gray', 'brown'),
    atLeast: 'er_urgent',
    family: 'blood_flow',
    because: 'Gums that are pale, blue, gray or brown can mean too little oxygen or blood.',
    sources: ['S3', 'S44'],
    examples: [
      {
        name: 'dog: very pale or white',
        given: aDog(['lethargy'], { gum_color: 'pale_white' }),
        expect: 'yes',
      },
      { name: 'dog: pink and moist', given: aDog(['lethargy'], { gum_color: 'pink' }), expect: 'no' },
      { name: 'dog: not answered: gum color', given: aDog(['diarrhea']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-006',
    when: answer('gum_color', 'bright_red'),
    atLeast: 'er_urgent',
    family: 'blood_flow',
    because: 'Bright red gums can mean too much heat, a poison or a bad infection.',
    sources: ['S3', 'K'],
    examples: [
      {
        name: 'dog: bright brick red',
        given: aDog(['lethargy'], { gum_color: 'bright_red' }),
        expect: 'yes',
      },
      {
        name: 'dog: pink but dry or sticky',
        given: aDog(['labored_breathing'], { gum_color: 'dry_sticky' }),
        expect: 'no',
      },
      { name: 'dog: not answered: gum color', given: aDog(['excessive_vocalization']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-007',
    when: any(answer('gum_color', 'yellow'), answer('body_changes', 'yellow_tint')),
    atLeast: 'er_urgent',
    family: 'blood_flow',
    because: 'A yellow tint can mean that the liver or the blood is in serious trouble.',
    sources: ['S3', 'S37'],
    examples: [
      {
        name: 'dog: yellow tint to the eyes, gums or skin',
        given: aDog(['increased_thirst'], { body_changes: ['yellow_tint'] }),
        expect: 'yes',
      },
      {
        name: 'dog: pink and moist, body changes: none',
        given: aDog(['increased_thirst', 'lethargy'], { gum_color: 'pink', body_changes: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: gum color, body changes',
        given: aDog(['increased_thirst']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-008',
    when: all(answer('gum_color', 'dry_sticky'), symptom('vomiting', 'diarrhea', 'decreased_thirst')),
    atLeast: 'normal_vet',
    because: 'Dry, sticky gums together with these signs mean your pet is losing too much fluid.',
    sources: ['S38', 'K'],
    examples: [
      {
        name: 'dog: drinking less or not at all, low energy or weakness, pink but dry or sticky',
        given: aDog(['decreased_thirst', 'lethargy'], { gum_color: 'dry_sticky' }),
        expect: 'yes',
      },
      {
        name: 'dog: low energy or weakness, pink and moist',
        given: aDog(['lethargy'], { gum_color: 'pink' }),
        expect: 'no',
      },
      { name: 'dog: diarrhea, not answered: gum color', given: aDog(['diarrhea']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-009',
    when: answer('breathing_at_rest', 'effort', 'open_mouth_or_gasping'),
    atLeast: 'er_urgent',
    family: 'breathing',
    because: 'Breathing should be easy at rest. Working hard to breathe is an emergency.',
    sources: ['S3', 'S5', 'S9'],
    examples: [
      {
        name: 'dog: hard work',
        given: aDog(['labored_breathing'], { breathing_at_rest: 'effort' }),
        expect: 'yes',
      },
      {
        name: 'dog: quiet and easy',
        given: aDog(['sneezing'], { breathing_at_rest: 'normal_quiet' }),
        expect: 'no',
      },
      { name: 'dog: not answered: breathing at rest', given: aDog(['rashes']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-010',
    when: all(species('cat'), numberAtLeast('resp_rate', 40), symptom('labored_breathing', 'coughing')),
    atLeast: 'er_urgent',
    family: 'breathing',
    because:
      'A resting cat that breathes 40 times a minute or more, with other breathing signs, needs help now.',
    sources: ['S10', 'S11'],
    examples: [
      {
        name: 'cat: coughing or gagging, breathing rate 40',
        given: aCat(['coughing'], { resp_rate: '40' }),
        expect: 'yes',
      },
      {
        name: 'cat: hard or fast breathing, breathing rate 24',
        given: aCat(['labored_breathing'], { resp_rate: '24' }),
        expect: 'no',
      },
      {
        name: 'cat: coughing or gagging, not answered: resp rate',
        given: aCat(['coughing']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-011',
    when: all(
      numberAtLeast('resp_rate', 40),
      any(
        answer('breathing_at_rest', 'faster_but_easy'),
        known('heart'),
        answer('energy_level', 'very_low', 'weak'),
      ),
      not(dreamingYoungPet),
    ),
    atLeast: 'er_urgent',
    family: 'breathing',
    because: 'Very fast breathing at rest together with another sign of trouble needs help now.',
    sources: ['S10', 'S11'],
    examples: [
      {
        name: 'puppy of 4 months: fast breathing only while dreaming',
        given: aDog(
          ['labored_breathing'],
          { resp_rate: '44', breathing_at_rest: 'faster_but_easy', energy_level: 'normal' },
          {
            ageMonths: 4,
            weightKg: 8,
            notes: 'His ribs go fast while he is asleep and dreaming, then slow down.',
          },
        ),
        expect: 'no',
      },
      {
        name: 'dog: known heart disease, breathing rate 40',
        given: aDog(['labored_breathing'], { resp_rate: '40' }, { conditions: ['heart disease'] }),
        expect: 'yes',
      },
      {
        name: 'dog: known heart disease, breathing rate 24',
        given: aDog(['coughing'], { resp_rate: '24' }, { conditions: ['heart disease'] }),
        expect: 'no',
      },
      {
        name: 'dog: no known disease, not answered: breathing at rest, energy level, resp rate',
        given: aDog(['vomiting']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-012',
    when: numberAtLeast('resp_rate', 60),
    atLeast: 'er_urgent',
    family: 'breathing',
    because: 'Breathing 60 times a minute or more at rest is far too fast.',
    sources: ['S11', 'K'],
    examples: [
      { name: 'dog: breathing rate 60', given: aDog(['coughing'], { resp_rate: '60' }), expect: 'yes' },
      { name: 'dog: breathing rate 24', given: aDog(['coughing'], { resp_rate: '24' }), expect: 'no' },
      { name: 'dog: not answered: resp rate', given: aDog(['decreased_thirst']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-013',
    when: numberAtLeast('resp_rate', 31),
    atLeast: 'normal_vet',
    because:
      'More than 30 breaths a minute at rest is faster than normal, so count again and have a vet check it.',
    sources: ['S10'],
    examples: [
      { name: 'dog: breathing rate 31', given: aDog(['coughing'], { resp_rate: '31' }), expect: 'yes' },
      {
        name: 'dog: breathing rate 24',
        given: aDog(['labored_breathing'], { resp_rate: '24' }),
        expect: 'no',
      },
      { name: 'dog: not answered: resp rate', given: aDog(['vomiting']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-014',
    when: answer('breathing_at_rest', 'faster_but_easy'),
    atLeast: 'normal_vet',
    because: 'Breathing faster than usual at rest should be checked by a vet.',
    sources: ['S10'],
    examples: [
      {
        name: 'dog: faster than usual, but without effort',
        given: aDog(['labored_breathing'], { breathing_at_rest: 'faster_but_easy' }),
        expect: 'yes',
      },
      {
        name: 'dog: quiet and easy',
        given: aDog(['labored_breathing'], { breathing_at_rest: 'normal_quiet' }),
        expect: 'no',
      },
      { name: 'dog: not answered: breathing at rest', given: aDog(['blood_urine']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-015',
    when: symptom('labored_breathing'),
    atLeast: 'normal_vet',
    about: 'breathing',
    because: 'Trouble with breathing should always be checked by a vet.',
    sources: ['S1', 'S7'],
    examples: [
      { name: 'dog: hard or fast breathing', given: aDog(['labored_breathing']), expect: 'yes' },
      { name: 'dog: straining to pee', given: aDog(['straining_urinate']), expect: 'no' },
    ],
  },
  {
    id: 'RF-016',
    when: all(
      breed('brachycephalic'),
      symptom('labored_breathing'),
      not(answer('breathing_at_rest', 'noisy_but_easy', 'normal_quiet')),
    ),
    atLeast: 'er_urgent',
    family: 'breathing',
    because: 'Flat-faced pets can run out of air quickly when breathing gets hard.',
    sources: ['S172'],
    examples: [
      {
        name: 'dog: flat-faced, hard or fast breathing, (dog) panting hard although cool and calm',
        given: aDog(['labored_breathing'], { breathing_at_rest: 'panting_at_rest' }, { breed: 'Pug' }),
        expect: 'yes',
      },
      {
        name: 'dog: no special breed, hard or fast breathing, faster than usual, but without effort',
        given: aDog(['labored_breathing'], { breathing_at_rest: 'faster_but_easy' }),
        expect: 'no',
      },
      {
        name: 'dog: flat-faced, hard or fast breathing, not answered: breathing at rest',
        given: aDog(['labored_breathing'], {}, { breed: 'Pug' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-017',
    when: all(
      answer('breathing_at_rest', 'panting_at_rest'),
      any(
        answer('context', 'heat_exposure'),
        breed('brachycephalic'),
        answer('energy_level', 'very_low', 'weak'),
        answer('pain_signs', 'belly_guarding', 'restless'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'breathing',
    because:
      'Heavy panting in a pet that should be cool and calm can mean heat, pain or a heart or lung problem.',
    sources: ['S16', 'S71', 'S172', 'K'],
    examples: [
      {
        name: 'dog: flat-faced, (dog) panting hard although cool and calm',
        given: aDog(['labored_breathing'], { breathing_at_rest: 'panting_at_rest' }, { breed: 'Pug' }),
        expect: 'yes',
      },
      {
        name: 'dog: no special breed, quiet and easy, boarding, daycare, shelter, or contact with a sick animal',
        given: aDog(['sneezing'], { breathing_at_rest: 'normal_quiet', context: ['sick_contact'] }),
        expect: 'no',
      },
      {
        name: 'dog: flat-faced, weak, wobbly, or hard to rouse, hunched, tense belly, or ’praying’ with the front down, not answered: breathing at rest, context',
        given: aDog(['hiding'], { energy_level: 'weak', pain_signs: ['belly_guarding'] }, { breed: 'Pug' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-018',
    when: answer('cough_signs', 'coughs_blood'),
    atLeast: 'er_urgent',
    family: 'breathing',
    because: 'Coughing up blood is an emergency.',
    sources: ['S1'],
    examples: [
      {
        name: 'dog: coughs up blood or pink froth',
        given: aDog(['coughing'], { cough_signs: ['coughs_blood'] }),
        expect: 'yes',
      },
      {
        name: 'dog: during or right after eating or drinking',
        given: aDog(['coughing'], { cough_signs: ['after_eating_drinking'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: cough signs', given: aDog(['decreased_appetite']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-019',
    when: answer('cough_signs', 'nonstop'),
    atLeast: 'er_urgent',
    family: 'breathing',
    because: 'Coughing or gagging that does not stop can keep your pet from getting air.',
    sources: ['S1'],
    examples: [
      { name: 'dog: almost nonstop', given: aDog(['coughing'], { cough_signs: ['nonstop'] }), expect: 'yes' },
      {
        name: 'dog: with excitement, exercise or pulling on the leash',
        given: aDog(['coughing'], { cough_signs: ['exercise_or_leash'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: cough signs', given: aDog(['eye_redness']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-020',
    when: all(
      symptom('coughing'),
      known('heart'),
      any(
        answer('breathing_at_rest', 'faster_but_easy'),
        numberAtLeast('resp_rate', 31),
        answer('cough_signs', 'night_or_rest'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'breathing',
    because: 'In a pet with heart disease, this cough can mean fluid in the lungs.',
    sources: ['S10', 'S53'],
    examples: [
      {
        name: 'dog: known heart disease, coughing or gagging, breathing rate 31',
        given: aDog(['coughing'], { resp_rate: '31' }, { conditions: ['heart disease'] }),
        expect: 'yes',
      },
      {
        name: 'dog: no known disease, coughing or gagging, quiet and easy',
        given: aDog(['coughing'], { breathing_at_rest: 'normal_quiet' }),
        expect: 'no',
      },
      {
        name: 'dog: known heart disease, coughing or gagging, quiet and easy, not answered: cough signs, resp rate',
        given: aDog(['coughing'], { breathing_at_rest: 'normal_quiet' }, { conditions: ['heart disease'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-021',
    when: all(species('cat'), symptom('coughing')),
    atLeast: 'normal_vet',
    about: 'breathing',
    because: 'Cats seldom cough from small causes, so a coughing cat should be checked.',
    sources: ['K'],
    examples: [
      { name: 'cat: coughing or gagging', given: aCat(['coughing']), expect: 'yes' },
      { name: 'cat: vomiting or retching', given: aCat(['vomiting']), expect: 'no' },
    ],
  },
  {
    id: 'RF-022',
    when: all(
      symptom('coughing'),
      any(
        answer('energy_level', 'very_low', 'weak'),
        answer('eating', 'none_12_to_24h', 'none_24_to_48h', 'none_over_48h'),
        ageUnder(6),
      ),
    ),
    atLeast: 'normal_vet',
    about: 'breathing',
    because: 'A cough in a pet that is tired, eats poorly or is very young can mean a lung infection.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: 5 months old, coughing or gagging',
        given: aDog(['coughing'], {}, { ageMonths: 5, weightKg: 2 }),
        expect: 'yes',
      },
      {
        name: 'dog: 5 months old, vomiting or retching, eating normally',
        given: aDog(['vomiting'], { eating: 'normal' }, { ageMonths: 5, weightKg: 2 }),
        expect: 'no',
      },
      {
        name: 'dog: 48 months old, coughing or gagging, not answered: energy level, eating',
        given: aDog(['coughing']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-023',
    when: all(symptom('coughing'), answer('onset', 'weeks_1_to_4', 'more_than_month')),
    atLeast: 'normal_vet',
    about: 'breathing',
    because: 'A cough that lasts for weeks needs a vet to find the cause.',
    sources: ['S7'],
    examples: [
      {
        name: 'dog: coughing or gagging, more than a month ago',
        given: aDog(['coughing'], { onset: 'more_than_month' }),
        expect: 'yes',
      },
      {
        name: 'dog: coughing or gagging, 6 to 24 hours ago',
        given: aDog(['coughing'], { onset: 'hours_6_to_24' }),
        expect: 'no',
      },
      { name: 'dog: coughing or gagging, not answered: onset', given: aDog(['coughing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-024',
    when: answer('nasal_signs', 'nosebleed'),
    atLeast: 'normal_vet',
    because: 'A nosebleed should be checked by a vet.',
    sources: ['S1'],
    examples: [
      {
        name: 'dog: nosebleed or bloody discharge',
        given: aDog(['sneezing'], { nasal_signs: ['nosebleed'] }),
        expect: 'yes',
      },
      { name: 'dog: nasal signs: none', given: aDog(['sneezing'], { nasal_signs: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: nasal signs', given: aDog(['accidents']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-025',
    when: all(
      answer('nasal_signs', 'nosebleed'),
      any(
        answer('exposure', 'rodenticide'),
        answer('skin_signs', 'bruising'),
        answer('energy_level', 'very_low', 'weak'),
        answer('gum_color', 'pale_white'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'inner_bleeding',
    because: 'A nosebleed with these other signs can mean that the blood does not clot.',
    sources: ['S22'],
    examples: [
      {
        name: 'dog: nosebleed or bloody discharge, rat or mouse poison',
        given: aDog(['itching', 'sneezing'], { nasal_signs: ['nosebleed'], exposure: ['rodenticide'] }),
        expect: 'yes',
      },
      {
        name: 'dog: nasal signs: none, rat or mouse poison, weak, wobbly, or hard to rouse',
        given: aDog(['sneezing'], { nasal_signs: ['none'], exposure: ['rodenticide'], energy_level: 'weak' }),
        expect: 'no',
      },
      {
        name: 'dog: rat or mouse poison, very tired, not answered: nasal signs, skin signs, gum color',
        given: aDog(['labored_breathing'], { exposure: ['rodenticide'], energy_level: 'very_low' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-026',
    when: all(
      answer('nasal_signs', 'facial_change', 'one_side_only'),
      answer('onset', 'weeks_1_to_4', 'more_than_month'),
    ),
    atLeast: 'normal_vet',
    about: 'breathing',
    because: 'A change on one side of the nose that lasts for weeks needs a vet to find the cause.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: from one nostril only, 1 to 4 weeks ago',
        given: aDog(['sneezing'], { nasal_signs: ['one_side_only'], onset: 'weeks_1_to_4' }),
        expect: 'yes',
      },
      {
        name: 'dog: clear, watery discharge',
        given: aDog(['sneezing'], { nasal_signs: ['clear'] }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: nasal signs, onset',
        given: aDog(['excessive_vocalization']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-027',
    when: answer('neurologic_signs', 'fainting'),
    atLeast: 'er_urgent',
    family: 'weakness',
    because: 'Fainting can come from the heart or from bleeding inside, even when your pet gets up again.',
    sources: ['S6', 'K'],
    examples: [
      {
        name: 'dog: fainted briefly and got up again',
        given: aDog(['stiffness'], { neurologic_signs: ['fainting'] }),
        expect: 'yes',
      },
      {
        name: 'dog: neurologic signs: none',
        given: aDog(['hiding'], { neurologic_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: neurologic signs', given: aDog(['blood_urine']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-290',
    when: all(
      species('dog'),
      numberAtLeast('resp_rate', 40),
      any(symptom('coughing', 'labored_breathing'), known('heart')),
      not(ageUnder(6)),
    ),
    atLeast: 'er_urgent',
    family: 'breathing',
    because: 'A dog with a cough or a weak heart that breathes 40 times a minute at rest needs help now.',
    sources: ['S11', 'S70'],
    examples: [
      { name: 'a cough and 44 breaths', given: aDog(['coughing'], { resp_rate: '44' }), expect: 'yes' },
      { name: 'a cough and 36 breaths', given: aDog(['coughing'], { resp_rate: '36' }), expect: 'no' },
      {
        name: 'a puppy of four months',
        given: aDog(['coughing'], { resp_rate: '44' }, { ageMonths: 4 }),
        expect: 'no',
      },
      { name: 'nobody counted', given: aDog(['coughing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-291',
    when: numberAtMost('resp_rate', 5),
    atLeast: 'normal_vet',
    because: 'So few breaths in a minute are not normal. Count again, and go at once if it is true.',
    sources: ['S70', 'K'],
    examples: [
      { name: 'four breaths', given: aDog(['labored_breathing'], { resp_rate: '4' }), expect: 'yes' },
      { name: 'fourteen breaths', given: aDog(['labored_breathing'], { resp_rate: '14' }), expect: 'no' },
      { name: 'nobody counted', given: aDog(['labored_breathing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-292',
    when: answer('breathing_at_rest', 'panting_at_rest'),
    atLeast: 'normal_vet',
    about: 'breathing',
    because: 'A dog that pants hard while it is cool and calm may be in pain, or its heart or lungs are ill.',
    sources: ['S71', 'K'],
    examples: [
      {
        name: 'pants hard in a cool room',
        given: aDog(['sneezing'], { breathing_at_rest: 'panting_at_rest' }),
        expect: 'yes',
      },
      {
        name: 'breathes quietly',
        given: aDog(['sneezing'], { breathing_at_rest: 'normal_quiet' }),
        expect: 'no',
      },
      { name: 'not answered', given: aDog(['sneezing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-293',
    when: all(
      answer('breathing_at_rest', 'panting_at_rest'),
      any(
        known('heart'),
        symptom('coughing'),
        all(
          symptom('labored_breathing'),
          not(ageUnder(96)),
          answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24'),
        ),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'breathing',
    because: 'Hard panting in a cool, calm dog with a weak heart or a cough can mean fluid in the lungs.',
    sources: ['S69', 'K'],
    examples: [
      {
        name: 'an old dog that coughs and pants in a cool room',
        given: aDog(['coughing'], { breathing_at_rest: 'panting_at_rest' }, { ageMonths: 130 }),
        expect: 'yes',
      },
      {
        name: 'a young dog with a cold',
        given: aDog(['sneezing'], { breathing_at_rest: 'panting_at_rest' }),
        expect: 'no',
      },
      {
        name: 'nobody looked at the breathing',
        given: aDog(['coughing']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-294',
    when: all(
      symptom('coughing'),
      any(
        known('heart'),
        answer('cough_signs', 'wet_moist', 'night_or_rest'),
        answer('breathing_at_rest', 'noisy_but_easy'),
        answer('energy_level', 'slightly_low'),
        answer('eating', 'reduced', 'treats_only', 'none_under_12h'),
        all(
          not(ageUnder(96)),
          answer('cough_signs', 'dry_honking', 'ends_in_gag', 'exercise_or_leash', 'after_eating_drinking'),
        ),
      ),
    ),
    atLeast: 'normal_vet',
    about: 'breathing',
    because:
      'A wet, noisy or night cough, or a cough in an old or unwell pet, can come from the heart or the lungs.',
    sources: ['S53', 'S69'],
    examples: [
      {
        name: 'coughs when lying down',
        given: aDog(['coughing'], { cough_signs: ['night_or_rest'] }),
        expect: 'yes',
      },
      {
        name: 'an old dog that gags after coughing',
        given: aDog(['coughing'], { cough_signs: ['ends_in_gag'] }, { ageMonths: 130 }),
        expect: 'yes',
      },
      {
        name: 'a young dog that coughs on the leash',
        given: aDog(['coughing'], {
          cough_signs: ['exercise_or_leash'],
          breathing_at_rest: 'normal_quiet',
          energy_level: 'normal',
          eating: 'normal',
        }),
        expect: 'no',
      },
      { name: 'nobody described the cough', given: aDog(['coughing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-295',
    when: all(
      symptom('coughing'),
      answer('cough_signs', 'wet_moist'),
      any(
        known('heart'),
        all(
          not(ageUnder(96)),
          any(
            answer('energy_level', 'slightly_low', 'very_low', 'weak'),
            answer('eating', 'reduced', 'treats_only', 'none_under_12h', 'none_12_to_24h'),
            answer('breathing_at_rest', 'noisy_but_easy', 'faster_but_easy', 'panting_at_rest'),
            numberAtLeast('resp_rate', 31),
          ),
        ),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'breathing',
    because:
      'A wet cough in a pet with a weak heart, or in an old one that is not well, can be fluid in the lungs.',
    sources: ['S53', 'S69'],
    examples: [
      {
        name: 'an old dog with a wet cough that is quieter',
        given: aDog(
          ['coughing'],
          { cough_signs: ['wet_moist'], energy_level: 'slightly_low' },
          { ageMonths: 130 },
        ),
        expect: 'yes',
      },
      {
        name: 'a dog with a weak heart and a wet cough',
        given: aDog(['coughing'], { cough_signs: ['wet_moist'] }, { conditions: ['heart murmur'] }),
        expect: 'yes',
      },
      {
        name: 'a bright young dog',
        given: aDog(['coughing'], { cough_signs: ['wet_moist'] }),
        expect: 'no',
      },
      {
        name: 'nobody described the cough',
        given: aDog(['coughing'], {}, { ageMonths: 130, conditions: ['heart murmur'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-296',
    when: answer('nasal_signs', 'yellow_green', 'one_side_only', 'facial_change', 'mouth_ulcers'),
    atLeast: 'normal_vet',
    about: 'breathing',
    because: 'Thick or one-sided discharge, sores or a changed nose can mean infection or something stuck.',
    sources: ['S67', 'S68'],
    examples: [
      {
        name: 'green discharge',
        given: aCat(['sneezing'], { nasal_signs: ['yellow_green'] }),
        expect: 'yes',
      },
      { name: 'a clear drip', given: aCat(['sneezing'], { nasal_signs: ['clear'] }), expect: 'no' },
      { name: 'not answered', given: aCat(['sneezing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-316',
    when: all(
      symptom('sneezing'),
      answer('onset', 'weeks_1_to_4', 'more_than_month'),
      any(answer('nasal_signs', 'clear'), answer('breathing_at_rest', 'noisy_but_easy')),
    ),
    atLeast: 'normal_vet',
    about: 'breathing',
    because: 'A cold that is not gone after a week needs a look into the nose.',
    sources: ['S67', 'S68'],
    examples: [
      {
        name: 'a runny nose for weeks',
        given: aCat(['sneezing'], { onset: 'weeks_1_to_4', nasal_signs: ['clear'] }),
        expect: 'yes',
      },
      {
        name: 'reverse sneezing for years',
        given: aDog(['sneezing'], {
          onset: 'more_than_month',
          nasal_signs: ['snorting_fits'],
          breathing_at_rest: 'normal_quiet',
        }),
        expect: 'no',
      },
      {
        name: 'nobody looked at the nose',
        given: aCat(['sneezing'], { onset: 'weeks_1_to_4' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-352',
    when: all(ageUnder(6), numberAtLeast('resp_rate', 45), symptom('coughing', 'labored_breathing')),
    atLeast: 'er_urgent',
    family: 'breathing',
    because: 'A very young pet that coughs and breathes this fast at rest may have its lungs full.',
    sources: ['S187', 'K'],
    examples: [
      {
        name: 'a puppy that coughs and breathes 56 times a minute asleep',
        given: aDog(['coughing'], { resp_rate: '56' }, { ageMonths: 4 }),
        expect: 'yes',
      },
      {
        name: 'a puppy that coughs and breathes 34 times a minute',
        given: aDog(['coughing'], { resp_rate: '34' }, { ageMonths: 4 }),
        expect: 'no',
      },
      {
        name: 'nobody counted',
        given: aDog(['coughing'], {}, { ageMonths: 4 }),
        expect: 'unknown',
      },
    ],
  },
]
