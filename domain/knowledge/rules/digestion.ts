import {
  ageAtLeast,
  ageUnder,
  all,
  answer,
  any,
  asked,
  breed,
  known,
  not,
  species,
  symptom,
  text,
  weightUnder,
} from '#domain/logic/condition.ts'
import { aCat, aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** Stomach, bowel, eating and drinking. */
export const digestion: readonly Rule[] = [
  {
    id: 'RF-072',
    when: answer('danger_signs', 'unproductive_retching'),
    atLeast: 'er_urgent',
    family: 'gdv',
    because: 'When a pet keeps trying to vomit and nothing comes up, the stomach may be twisted or blocked.',
    sources: ['S5', 'S6', 'S42'],
    examples: [
      {
        name: 'dog: trying to vomit again and again with little or nothing coming up',
        given: aDog(['vomiting'], { danger_signs: ['unproductive_retching'] }),
        expect: 'yes',
      },
      {
        name: 'dog: trying to pee with only drops or nothing coming out',
        given: aDog(['increased_thirst'], { danger_signs: ['cannot_urinate'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: danger signs', given: aDog(['sneezing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-073',
    when: all(species('dog'), answer('vomit_frequency', 'retching_nothing')),
    atLeast: 'er_urgent',
    family: 'gdv',
    because: 'A dog that heaves and brings up nothing may have a twisted stomach. Minutes matter.',
    sources: ['S5', 'S42'],
    examples: [
      {
        name: 'dog: heaving or retching with little or nothing coming up',
        given: aDog(['vomiting'], { vomit_frequency: 'retching_nothing' }),
        expect: 'yes',
      },
      {
        name: 'dog: almost nonstop, every hour or more',
        given: aDog(['vomiting'], { vomit_frequency: 'nonstop' }),
        expect: 'no',
      },
      { name: 'dog: not answered: vomit frequency', given: aDog(['increased_appetite']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-074',
    when: all(species('cat'), answer('vomit_frequency', 'retching_nothing')),
    atLeast: 'normal_vet',
    about: 'digestion',
    because:
      'A cat that retches and brings up nothing should be checked, even if it turns out to be a hairball.',
    sources: ['K'],
    examples: [
      {
        name: 'cat: heaving or retching with little or nothing coming up',
        given: aCat(['vomiting'], { vomit_frequency: 'retching_nothing' }),
        expect: 'yes',
      },
      {
        name: 'cat: not in the last 24 hours',
        given: aCat(['vomiting'], { vomit_frequency: 'none_24h' }),
        expect: 'no',
      },
      { name: 'cat: not answered: vomit frequency', given: aCat(['vomiting']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-075',
    when: answer('danger_signs', 'swollen_belly'),
    atLeast: 'er_urgent',
    family: 'gdv',
    because: 'A belly that is big, tight or sore all at once can mean a twisted stomach or bleeding inside.',
    sources: ['S5', 'S8', 'S42'],
    examples: [
      {
        name: 'dog: belly suddenly big, tight or painful',
        given: aDog(['constipation'], { danger_signs: ['swollen_belly'] }),
        expect: 'yes',
      },
      {
        name: 'dog: danger signs: none',
        given: aDog(['labored_breathing'], { danger_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: danger signs', given: aDog(['increased_appetite']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-076',
    when: all(breed('deep_chested'), symptom('vomiting'), answer('pain_signs', 'belly_guarding', 'restless')),
    atLeast: 'er_urgent',
    family: 'gdv',
    because:
      'When a large, deep-chested dog vomits and paces or has a sore belly, the stomach may start to twist.',
    sources: ['S42'],
    examples: [
      {
        name: 'dog: deep-chested, hiding or withdrawn, vomiting or retching, cannot get comfortable, pacing',
        given: aDog(
          ['hiding', 'vomiting'],
          { pain_signs: ['restless'] },
          { weightKg: 50, breed: 'Great Dane' },
        ),
        expect: 'yes',
      },
      {
        name: 'dog: no special breed, crying, whining or howling, hunched, tense belly, or ’praying’ with the front down',
        given: aDog(['excessive_vocalization'], { pain_signs: ['belly_guarding'] }),
        expect: 'no',
      },
      {
        name: 'dog: deep-chested, vomiting or retching, not answered: pain signs',
        given: aDog(['vomiting'], {}, { weightKg: 50, breed: 'Great Dane' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-077',
    when: answer('vomit_frequency', 'nonstop'),
    atLeast: 'er_urgent',
    family: 'bowel',
    because: 'Vomiting almost without a break dries a pet out fast and can mean a blockage.',
    sources: ['S1', 'S3'],
    examples: [
      {
        name: 'dog: almost nonstop, every hour or more',
        given: aDog(['vomiting'], { vomit_frequency: 'nonstop' }),
        expect: 'yes',
      },
      {
        name: 'dog: 4 or more times',
        given: aDog(['vomiting'], { vomit_frequency: 'four_or_more' }),
        expect: 'no',
      },
      { name: 'dog: not answered: vomit frequency', given: aDog(['itching']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-078',
    when: all(
      answer('vomit_frequency', 'four_or_more'),
      any(
        answer('water_intake', 'drinks_and_vomits', 'none_12h', 'none_24h'),
        answer('energy_level', 'very_low', 'weak'),
        answer('diarrhea_frequency', 'six_or_more', 'constant_leaking'),
        answer('pain_signs', 'belly_guarding'),
        ageUnder(6),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'bowel',
    because: 'Vomiting four or more times with weakness, pain, young age or no water staying down is severe.',
    sources: ['S1', 'S3', 'S38'],
    examples: [
      {
        name: 'dog: 5 months old, 4 or more times, not sure',
        given: aDog(
          ['vomiting'],
          { vomit_frequency: 'four_or_more', water_intake: 'not_sure' },
          { ageMonths: 5, weightKg: 2 },
        ),
        expect: 'yes',
      },
      {
        name: 'dog: 6 months old, almost nonstop, every hour or more, weak, wobbly, or hard to rouse',
        given: aDog(['vomiting'], { vomit_frequency: 'nonstop', energy_level: 'weak' }, { ageMonths: 6 }),
        expect: 'no',
      },
      {
        name: 'dog: 5 months old, hunched, tense belly, or ’praying’ with the front down, not answered: vomit frequency, water intake, energy level, diarrhea frequency',
        given: aDog(['stiffness'], { pain_signs: ['belly_guarding'] }, { ageMonths: 5, weightKg: 2 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-079',
    when: answer('vomit_frequency', 'four_or_more'),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Vomiting four or more times in a day is too much to wait out.',
    sources: ['S1'],
    examples: [
      {
        name: 'dog: 4 or more times',
        given: aDog(['vomiting'], { vomit_frequency: 'four_or_more' }),
        expect: 'yes',
      },
      { name: 'dog: once', given: aDog(['vomiting'], { vomit_frequency: 'once' }), expect: 'no' },
      { name: 'dog: not answered: vomit frequency', given: aDog(['vomiting']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-080',
    when: all(
      answer('vomit_frequency', 'two_to_three'),
      any(
        answer('energy_level', 'slightly_low', 'very_low', 'weak'),
        answer('eating', 'none_12_to_24h', 'none_24_to_48h', 'none_over_48h'),
        symptom('diarrhea'),
        ageUnder(6),
        ageAtLeast(120),
        answer('water_intake', 'drinks_and_vomits', 'none_12h', 'none_24h'),
      ),
    ),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Repeated vomiting with another sign of illness should be seen by a vet.',
    sources: ['S1', 'S38'],
    examples: [
      {
        name: 'dog: 119 months old, vomiting or retching, 2 to 3 times, a bit quieter than usual, but still interested in things',
        given: aDog(
          ['vomiting'],
          { vomit_frequency: 'two_to_three', energy_level: 'slightly_low' },
          { ageMonths: 119 },
        ),
        expect: 'yes',
      },
      {
        name: 'dog: 6 months old, vomiting or retching, diarrhea, almost nonstop, every hour or more',
        given: aDog(['vomiting', 'diarrhea'], { vomit_frequency: 'nonstop' }, { ageMonths: 6 }),
        expect: 'no',
      },
      {
        name: 'dog: 5 months old, diarrhea, weak, wobbly, or hard to rouse, not answered: vomit frequency, eating, water intake',
        given: aDog(['diarrhea'], { energy_level: 'weak' }, { ageMonths: 5, weightKg: 2 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-081',
    when: answer('vomit_content', 'fresh_blood', 'coffee_grounds'),
    atLeast: 'er_urgent',
    family: 'inner_bleeding',
    because: 'Blood or dark grounds in vomit can mean bleeding in the stomach.',
    sources: ['S38', 'S2'],
    examples: [
      {
        name: 'dog: more than a streak of red blood',
        given: aDog(['vomiting'], { vomit_content: ['fresh_blood'] }),
        expect: 'yes',
      },
      { name: 'dog: food', given: aDog(['vomiting'], { vomit_content: ['food'] }), expect: 'no' },
      { name: 'dog: not answered: vomit content', given: aDog(['sneezing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-082',
    when: answer('vomit_content', 'stool_like'),
    atLeast: 'er_urgent',
    family: 'obstruction',
    because: 'Vomit that looks and smells like stool can mean a blocked bowel.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: brown and smelling like stool',
        given: aDog(['vomiting'], { vomit_content: ['stool_like'] }),
        expect: 'yes',
      },
      {
        name: 'dog: pills, colored pellets, chocolate or plant pieces',
        given: aDog(['vomiting'], { vomit_content: ['poison_or_pills'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: vomit content', given: aDog(['blood_urine']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-083',
    when: any(
      answer('vomit_content', 'blood_streak', 'worms'),
      all(
        answer('vomit_content', 'regurgitated_food'),
        not(answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24')),
      ),
    ),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Blood streaks, worms or food that keeps sliding back up need a visit to the vet.',
    sources: ['S38'],
    examples: [
      { name: 'dog: worms', given: aDog(['vomiting'], { vomit_content: ['worms'] }), expect: 'yes' },
      { name: 'dog: food', given: aDog(['vomiting'], { vomit_content: ['food'] }), expect: 'no' },
      { name: 'dog: not answered: vomit content, onset', given: aDog(['itching']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-084',
    when: answer('vomit_content', 'foreign_material'),
    atLeast: 'normal_vet',
    because: 'Pieces of an object in the vomit can mean that more is stuck inside.',
    sources: ['S9'],
    examples: [
      {
        name: 'dog: pieces of toy, cloth, string, bone or plastic',
        given: aDog(['vomiting'], { vomit_content: ['foreign_material'] }),
        expect: 'yes',
      },
      { name: 'dog: food', given: aDog(['vomiting'], { vomit_content: ['food'] }), expect: 'no' },
      { name: 'dog: not answered: vomit content', given: aDog(['hiding']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-085',
    when: answer('vomit_content', 'poison_or_pills'),
    atLeast: 'er_urgent',
    family: 'poison',
    because:
      'Pills, pellets, chocolate or bits of plants in the vomit show that a pet ate something harmful.',
    sources: ['S1', 'S24'],
    examples: [
      {
        name: 'dog: pills, colored pellets, chocolate or plant pieces',
        given: aDog(['vomiting'], { vomit_content: ['poison_or_pills'] }),
        expect: 'yes',
      },
      { name: 'dog: food', given: aDog(['vomiting'], { vomit_content: ['food'] }), expect: 'no' },
      { name: 'dog: not answered: vomit content', given: aDog(['stiffness']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-086',
    when: answer('water_intake', 'drinks_and_vomits'),
    atLeast: 'normal_vet',
    because: 'A pet that cannot keep water down dries out quickly.',
    sources: ['S38'],
    examples: [
      {
        name: 'dog: drinks, but vomits it back up',
        given: aDog(['increased_appetite'], { water_intake: 'drinks_and_vomits' }),
        expect: 'yes',
      },
      { name: 'dog: drinking normally', given: aDog(['diarrhea'], { water_intake: 'normal' }), expect: 'no' },
      { name: 'dog: not answered: water intake', given: aDog(['head_shaking']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-087',
    when: all(
      answer('water_intake', 'drinks_and_vomits'),
      any(
        answer('vomit_frequency', 'nonstop'),
        answer('energy_level', 'very_low', 'weak'),
        answer('onset', 'days_1_to_3', 'days_4_to_7'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'bowel',
    because: 'Not keeping water down for a day, or while weak, is an emergency.',
    sources: ['S38', 'S2'],
    examples: [
      {
        name: 'dog: drinks, but vomits it back up, 1 to 3 days ago',
        given: aDog(['increased_thirst'], { water_intake: 'drinks_and_vomits', onset: 'days_1_to_3' }),
        expect: 'yes',
      },
      {
        name: 'dog: nothing to drink for about 12 hours, 1 to 3 days ago',
        given: aDog(['increased_thirst'], { water_intake: 'none_12h', onset: 'days_1_to_3' }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: water intake, vomit frequency, energy level, onset',
        given: aDog(['eye_redness']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-088',
    when: answer('water_intake', 'none_24h'),
    atLeast: 'normal_vet',
    because: 'Not drinking for a whole day needs a vet.',
    sources: ['S1'],
    examples: [
      {
        name: 'dog: nothing to drink for 24 hours or more',
        given: aDog(['increased_appetite'], { water_intake: 'none_24h' }),
        expect: 'yes',
      },
      {
        name: 'dog: drinking normally',
        given: aDog(['decreased_thirst'], { water_intake: 'normal' }),
        expect: 'no',
      },
      { name: 'dog: not answered: water intake', given: aDog(['itching']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-089',
    when: all(
      answer('water_intake', 'none_24h'),
      any(
        answer('energy_level', 'very_low', 'weak'),
        symptom('vomiting', 'diarrhea'),
        answer('eating', 'none_24_to_48h', 'none_over_48h'),
        ageUnder(6),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'weakness',
    because: 'Not drinking for a day together with other signs of illness is dangerous.',
    sources: ['S1', 'S2'],
    examples: [
      {
        name: 'dog: 48 months old, vomiting or retching, nothing to drink for 24 hours or more',
        given: aDog(['vomiting'], { water_intake: 'none_24h' }),
        expect: 'yes',
      },
      {
        name: 'dog: 5 months old, diarrhea, nothing to drink for about 12 hours',
        given: aDog(['diarrhea'], { water_intake: 'none_12h' }, { ageMonths: 5, weightKg: 2 }),
        expect: 'no',
      },
      {
        name: 'dog: 5 months old, diarrhea, very tired, not answered: water intake, eating',
        given: aDog(['diarrhea'], { energy_level: 'very_low' }, { ageMonths: 5, weightKg: 2 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-090',
    when: answer('stool_appearance', 'bloody'),
    atLeast: 'er_urgent',
    family: 'inner_bleeding',
    because: 'Stool that is mostly blood means your pet is losing blood and fluid fast.',
    sources: ['S1', 'S36', 'S50'],
    examples: [
      {
        name: 'dog: mostly blood, or like raspberry jam',
        given: aDog(['diarrhea'], { stool_appearance: ['bloody'] }),
        expect: 'yes',
      },
      {
        name: 'dog: slimy or jelly-like mucus',
        given: aDog(['straining'], { stool_appearance: ['mucus'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: stool appearance', given: aDog(['straining']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-091',
    when: answer('stool_appearance', 'black_tarry'),
    atLeast: 'normal_vet',
    because: 'Black, tar-like stool can be digested blood.',
    sources: ['S38'],
    examples: [
      {
        name: 'dog: black and tar-like',
        given: aDog(['straining'], { stool_appearance: ['black_tarry'] }),
        expect: 'yes',
      },
      {
        name: 'dog: normal or soft but formed',
        given: aDog(['constipation'], { stool_appearance: ['formed'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: stool appearance', given: aDog(['limping']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-092',
    when: all(
      answer('stool_appearance', 'black_tarry'),
      any(
        answer('energy_level', 'very_low', 'weak'),
        answer('gum_color', 'pale_white'),
        answer('exposure', 'human_pain_medicine', 'rodenticide'),
        symptom('vomiting'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'inner_bleeding',
    because: 'Black, tar-like stool with these other signs can mean heavy bleeding inside.',
    sources: ['S38', 'S22'],
    examples: [
      {
        name: 'dog: straining to poop, black and tar-like, human pain medicine',
        given: aDog(['straining'], { stool_appearance: ['black_tarry'], exposure: ['human_pain_medicine'] }),
        expect: 'yes',
      },
      {
        name: 'dog: vomiting or retching, diarrhea, normal or soft but formed',
        given: aDog(['vomiting', 'diarrhea'], { stool_appearance: ['formed'] }),
        expect: 'no',
      },
      {
        name: 'dog: vomiting or retching, rat or mouse poison, not answered: stool appearance, energy level, gum color',
        given: aDog(['vomiting'], { exposure: ['rodenticide'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-093',
    when: all(
      answer('stool_appearance', 'blood_streaks'),
      any(
        ageUnder(6),
        answer('energy_level', 'slightly_low', 'very_low', 'weak'),
        answer('onset', 'days_1_to_3', 'days_4_to_7', 'weeks_1_to_4', 'more_than_month'),
        symptom('vomiting'),
      ),
    ),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Blood in the stool together with another sign, or for over a day, should be checked.',
    sources: ['S1', 'S38'],
    examples: [
      {
        name: 'dog: 5 months old, constipation, a few streaks or drops of red blood',
        given: aDog(['constipation'], { stool_appearance: ['blood_streaks'] }, { ageMonths: 5, weightKg: 2 }),
        expect: 'yes',
      },
      {
        name: 'dog: 48 months old, constipation, normal or soft but formed',
        given: aDog(['constipation'], { stool_appearance: ['formed'] }),
        expect: 'no',
      },
      {
        name: 'dog: 5 months old, vomiting or retching, weak, wobbly, or hard to rouse, not answered: stool appearance, onset',
        given: aDog(['vomiting'], { energy_level: 'weak' }, { ageMonths: 5, weightKg: 2 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-094',
    when: answer('diarrhea_frequency', 'six_or_more', 'constant_leaking'),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Loose stool six or more times a day dries a pet out.',
    sources: ['S1'],
    examples: [
      {
        name: 'dog: 6 or more times',
        given: aDog(['diarrhea'], { diarrhea_frequency: 'six_or_more' }),
        expect: 'yes',
      },
      {
        name: 'dog: 1 to 2 times',
        given: aDog(['diarrhea'], { diarrhea_frequency: 'one_to_two' }),
        expect: 'no',
      },
      { name: 'dog: not answered: diarrhea frequency', given: aDog(['hiding']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-095',
    when: all(
      answer('diarrhea_frequency', 'six_or_more', 'constant_leaking'),
      any(
        answer('energy_level', 'very_low', 'weak'),
        answer('vomit_frequency', 'four_or_more', 'nonstop'),
        ageUnder(6),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'bowel',
    because: 'Loose stool many times a day is a danger to a pet that is weak, is young or keeps vomiting.',
    sources: ['S1', 'S3'],
    examples: [
      {
        name: 'dog: 5 months old, 6 or more times',
        given: aDog(['diarrhea'], { diarrhea_frequency: 'six_or_more' }, { ageMonths: 5, weightKg: 2 }),
        expect: 'yes',
      },
      {
        name: 'dog: 6 months old, 1 to 2 times',
        given: aDog(['diarrhea'], { diarrhea_frequency: 'one_to_two' }, { ageMonths: 6 }),
        expect: 'no',
      },
      {
        name: 'dog: 5 months old, 4 or more times, not answered: diarrhea frequency, energy level',
        given: aDog(['vomiting'], { vomit_frequency: 'four_or_more' }, { ageMonths: 5, weightKg: 2 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-096',
    when: all(symptom('diarrhea'), answer('onset', 'days_4_to_7', 'weeks_1_to_4', 'more_than_month')),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Diarrhea that lasts more than three days needs a vet.',
    sources: ['S39', 'K'],
    examples: [
      {
        name: 'dog: diarrhea, 1 to 4 weeks ago',
        given: aDog(['diarrhea'], { onset: 'weeks_1_to_4' }),
        expect: 'yes',
      },
      {
        name: 'dog: diarrhea, 1 to 6 hours ago',
        given: aDog(['diarrhea'], { onset: 'hours_1_to_6' }),
        expect: 'no',
      },
      { name: 'dog: diarrhea, not answered: onset', given: aDog(['diarrhea']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-097',
    when: all(symptom('vomiting'), answer('onset', 'days_4_to_7', 'weeks_1_to_4', 'more_than_month')),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Vomiting that lasts for days or keeps coming back needs a vet.',
    sources: ['S38'],
    examples: [
      {
        name: 'dog: vomiting or retching, 4 to 7 days ago',
        given: aDog(['vomiting'], { onset: 'days_4_to_7' }),
        expect: 'yes',
      },
      {
        name: 'dog: vomiting or retching, 6 to 24 hours ago',
        given: aDog(['vomiting'], { onset: 'hours_6_to_24' }),
        expect: 'no',
      },
      {
        name: 'dog: vomiting or retching, not answered: onset',
        given: aDog(['vomiting']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-098',
    when: all(
      ageUnder(12),
      answer('vaccination_status', 'none_given', 'started', 'not_sure'),
      symptom('vomiting', 'diarrhea'),
      any(
        answer('energy_level', 'very_low', 'weak'),
        answer('stool_appearance', 'bloody'),
        answer('vomit_frequency', 'four_or_more', 'nonstop'),
        answer('eating', 'none_12_to_24h', 'none_24_to_48h', 'none_over_48h'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'bowel',
    because: 'A young pet without full vaccines and with these signs may have a dangerous infection.',
    sources: ['S6', 'S36'],
    examples: [
      {
        name: 'dog: 3 months old, vomiting or retching, started, not finished, very tired',
        given: aDog(
          ['vomiting'],
          { vaccination_status: 'started', energy_level: 'very_low' },
          { ageMonths: 3, weightKg: 2 },
        ),
        expect: 'yes',
      },
      {
        name: 'dog: 3 months old, constipation, mostly blood, or like raspberry jam, nothing for 1 to 2 days',
        given: aDog(
          ['constipation'],
          { stool_appearance: ['bloody'], eating: 'none_24_to_48h' },
          { ageMonths: 3, weightKg: 2 },
        ),
        expect: 'no',
      },
      {
        name: 'dog: 8 months old, diarrhea, weak, wobbly, or hard to rouse, mostly blood, or like raspberry jam, not answered: vaccination status, vomit frequency, eating',
        given: aDog(['diarrhea'], { energy_level: 'weak', stool_appearance: ['bloody'] }, { ageMonths: 8 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-099',
    when: all(
      ageUnder(12),
      answer('vaccination_status', 'none_given', 'started', 'not_sure'),
      symptom('vomiting', 'diarrhea', 'lethargy'),
    ),
    atLeast: 'normal_vet',
    about: 'whole',
    because:
      'A young pet without full vaccines should be seen soon when it has an upset stomach or low energy.',
    sources: ['S36'],
    examples: [
      {
        name: 'dog: 5 months old, vomiting or retching, no vaccines yet',
        given: aDog(['vomiting'], { vaccination_status: 'none_given' }, { ageMonths: 5, weightKg: 2 }),
        expect: 'yes',
      },
      {
        name: 'dog: 3 months old, coughing or gagging, started, not finished',
        given: aDog(['coughing'], { vaccination_status: 'started' }, { ageMonths: 3, weightKg: 2 }),
        expect: 'no',
      },
      {
        name: 'dog: 3 months old, low energy or weakness, not answered: vaccination status',
        given: aDog(['lethargy'], {}, { ageMonths: 3, weightKg: 2 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-100',
    when: all(
      ageUnder(4),
      symptom('vomiting', 'diarrhea'),
      any(
        answer('energy_level', 'slightly_low', 'very_low', 'weak'),
        answer('eating', 'none_12_to_24h', 'none_24_to_48h', 'none_over_48h'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'young',
    because: 'Very young pets have no reserves when they vomit or have diarrhea and slow down.',
    sources: ['S31', 'S8'],
    examples: [
      {
        name: 'dog: 3 months old, vomiting or retching, very tired',
        given: aDog(['vomiting'], { energy_level: 'very_low' }, { ageMonths: 3, weightKg: 2 }),
        expect: 'yes',
      },
      {
        name: 'dog: 4 months old, vomiting or retching, nothing for 1 to 2 days',
        given: aDog(['vomiting'], { eating: 'none_24_to_48h' }, { ageMonths: 4, weightKg: 2 }),
        expect: 'no',
      },
      {
        name: 'dog: 3 months old, vomiting or retching, not answered: energy level, eating',
        given: aDog(['vomiting'], {}, { ageMonths: 3, weightKg: 2 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-101',
    when: all(
      ageUnder(6),
      any(
        all(symptom('vomiting'), not(text('vomiting_denied'))),
        symptom('diarrhea', 'decreased_appetite', 'lethargy'),
      ),
    ),
    atLeast: 'normal_vet',
    about: 'whole',
    because: 'Young pets get sick faster, so they should be seen early.',
    sources: ['S9', 'S38'],
    examples: [
      {
        name: 'dog: 5 months old, diarrhea',
        given: aDog(['diarrhea'], {}, { ageMonths: 5, weightKg: 2 }),
        expect: 'yes',
      },
      {
        name: 'dog: 5 months old, accidents or leaking',
        given: aDog(['accidents'], {}, { ageMonths: 5, weightKg: 2 }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-102',
    when: any(answer('mouth_signs', 'string_under_tongue'), answer('stool_appearance', 'string_hanging')),
    atLeast: 'er_urgent',
    family: 'obstruction',
    because: 'String around the tongue or under the tail can cut the bowel. Do not pull it.',
    sources: ['S27'],
    examples: [
      {
        name: 'dog: string or thread around the tongue',
        given: aDog(['decreased_appetite'], { mouth_signs: ['string_under_tongue'] }),
        expect: 'yes',
      },
      {
        name: 'dog: mouth signs: none, normal or soft but formed',
        given: aDog(['decreased_appetite', 'straining'], {
          mouth_signs: ['none'],
          stool_appearance: ['formed'],
        }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: mouth signs, stool appearance',
        given: aDog(['itching']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-103',
    when: all(
      answer('exposure', 'string_thread'),
      any(species('cat'), symptom('vomiting', 'decreased_appetite', 'lethargy', 'straining', 'hiding')),
    ),
    atLeast: 'er_urgent',
    family: 'obstruction',
    because: 'Swallowed string can bunch up and cut the bowel.',
    sources: ['S27'],
    examples: [
      {
        name: 'cat: hiding or withdrawn, string, thread, ribbon or hair tie',
        given: aCat(['hiding'], { exposure: ['string_thread'] }),
        expect: 'yes',
      },
      {
        name: 'cat: eating less or not at all, exposure: none',
        given: aCat(['decreased_appetite'], { exposure: ['none'] }),
        expect: 'no',
      },
      {
        name: 'cat: hiding or withdrawn, not answered: exposure',
        given: aCat(['hiding']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-104',
    when: answer('exposure', 'string_thread'),
    atLeast: 'normal_vet',
    because: 'Swallowed string can cause trouble later, so ask a vet even when your dog seems well.',
    sources: ['S27', 'K'],
    examples: [
      {
        name: 'dog: string, thread, ribbon or hair tie',
        given: aDog(['labored_breathing'], { exposure: ['string_thread'] }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['eye_redness'], { exposure: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: exposure', given: aDog(['decreased_appetite']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-105',
    when: all(
      answer('exposure', 'foreign_object'),
      any(
        symptom('vomiting', 'decreased_appetite', 'straining', 'labored_breathing'),
        answer('pain_signs', 'belly_guarding'),
        answer('mouth_signs', 'drooling', 'trouble_swallowing'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'obstruction',
    yieldsToDose: true,
    because: 'A swallowed object together with these signs may be stuck.',
    sources: ['S2', 'S9', 'S39'],
    examples: [
      {
        name: 'dog: vomiting or retching, toy, sock, bone, corn cob, stones or other object',
        given: aDog(['vomiting'], { exposure: ['foreign_object'] }),
        expect: 'yes',
      },
      {
        name: 'dog: vomiting or retching, alcohol or raw bread dough',
        given: aDog(['vomiting'], { exposure: ['alcohol_dough'] }),
        expect: 'no',
      },
      {
        name: 'dog: eating less or not at all, not answered: exposure, pain signs, mouth signs',
        given: aDog(['decreased_appetite']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-106',
    when: answer('exposure', 'foreign_object'),
    atLeast: 'normal_vet',
    yieldsToDose: true,
    because: 'A swallowed object can get stuck later, so a vet should know about it.',
    sources: ['S9', 'S39'],
    examples: [
      {
        name: 'dog: toy, sock, bone, corn cob, stones or other object',
        given: aDog(['eye_redness'], { exposure: ['foreign_object'] }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['eye_redness'], { exposure: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: exposure', given: aDog(['sneezing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-107',
    when: all(answer('exposure', 'foreign_object'), text('sharp_object')),
    atLeast: 'er_urgent',
    family: 'obstruction',
    because: 'A swallowed sharp object can cut from the inside.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: toy, sock, bone, corn cob, stones or other object, named in the notes',
        given: aDog(
          ['decreased_appetite'],
          { exposure: ['foreign_object'] },
          { notes: 'It swallowed a sewing needle.' },
        ),
        expect: 'yes',
      },
      {
        name: 'dog: toy, sock, bone, corn cob, stones or other object, nothing in the notes',
        given: aDog(['limping'], { exposure: ['foreign_object'] }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-108',
    when: answer('exposure', 'battery_magnet'),
    atLeast: 'er_urgent',
    family: 'obstruction',
    because: 'Batteries burn and magnets pinch the bowel within hours.',
    sources: ['S9', 'K'],
    examples: [
      {
        name: 'dog: battery or magnet',
        given: aDog(['eye_redness'], { exposure: ['battery_magnet'] }),
        expect: 'yes',
      },
      {
        name: 'dog: alcohol or raw bread dough',
        given: aDog(['coughing'], { exposure: ['alcohol_dough'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: exposure', given: aDog(['vomiting']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-109',
    when: answer('stool_appearance', 'tissue_protruding'),
    atLeast: 'er_urgent',
    family: 'prolapse',
    because: 'Tissue sticking out under the tail must be treated before it dries out.',
    sources: ['S3'],
    examples: [
      {
        name: 'dog: red or pink tissue sticking out',
        given: aDog(['straining'], { stool_appearance: ['tissue_protruding'] }),
        expect: 'yes',
      },
      {
        name: 'dog: normal or soft but formed',
        given: aDog(['diarrhea'], { stool_appearance: ['formed'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: stool appearance', given: aDog(['head_shaking']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-110',
    when: answer('stool_appearance', 'anal_swelling'),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'A swelling next to the anus is often an infection that hurts.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: swelling, sore or hole beside the anus',
        given: aDog(['diarrhea'], { stool_appearance: ['anal_swelling'] }),
        expect: 'yes',
      },
      {
        name: 'dog: normal or soft but formed',
        given: aDog(['diarrhea'], { stool_appearance: ['formed'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: stool appearance', given: aDog(['straining_urinate']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-111',
    when: any(
      answer('last_stool', 'over_3_days'),
      all(answer('last_stool', 'days_2_to_3'), symptom('straining')),
    ),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Straining or not passing stool for days needs a vet.',
    sources: ['S1', 'S39'],
    examples: [
      {
        name: 'dog: straining to poop, more than 3 days ago',
        given: aDog(['straining'], { last_stool: 'over_3_days' }),
        expect: 'yes',
      },
      {
        name: 'dog: straining to poop, in the last 24 hours',
        given: aDog(['straining'], { last_stool: 'under_24h' }),
        expect: 'no',
      },
      {
        name: 'dog: straining to poop, not answered: last stool',
        given: aDog(['straining']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-112',
    when: all(
      answer('last_stool', 'days_2_to_3', 'over_3_days'),
      any(
        answer('vomit_frequency', 'two_to_three', 'four_or_more', 'nonstop'),
        answer('energy_level', 'very_low', 'weak'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'obstruction',
    because: 'No stool for days together with vomiting or weakness can mean a blockage.',
    sources: ['S1', 'S39'],
    examples: [
      {
        name: 'dog: 2 to 3 days ago, very tired',
        given: aDog(['straining'], { last_stool: 'days_2_to_3', energy_level: 'very_low' }),
        expect: 'yes',
      },
      {
        name: 'dog: in the last 24 hours',
        given: aDog(['constipation'], { last_stool: 'under_24h' }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: last stool, vomit frequency, energy level',
        given: aDog(['head_shaking']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-113',
    when: answer('pain_signs', 'belly_guarding'),
    atLeast: 'normal_vet',
    because: 'A tense or hunched belly means belly pain.',
    sources: ['S2', 'K'],
    examples: [
      {
        name: 'dog: hunched, tense belly, or ’praying’ with the front down',
        given: aDog(['stiffness'], { pain_signs: ['belly_guarding'] }),
        expect: 'yes',
      },
      {
        name: 'dog: will not jump, climb or use stairs',
        given: aDog(['hiding'], { pain_signs: ['will_not_jump_or_climb'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: pain signs', given: aDog(['labored_breathing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-114',
    when: all(
      answer('pain_signs', 'belly_guarding'),
      any(symptom('vomiting'), answer('energy_level', 'very_low', 'weak')),
    ),
    atLeast: 'er_urgent',
    family: 'bowel',
    because: 'When a pet with a sore belly vomits or is weak, something serious can be wrong inside.',
    sources: ['S2', 'K'],
    examples: [
      {
        name: 'dog: crying, whining or howling, vomiting or retching, hunched, tense belly, or ’praying’ with the front down',
        given: aDog(['excessive_vocalization', 'vomiting'], { pain_signs: ['belly_guarding'] }),
        expect: 'yes',
      },
      {
        name: 'dog: hiding or withdrawn, pain signs: none',
        given: aDog(['hiding'], { pain_signs: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: vomiting or retching, not answered: pain signs, energy level',
        given: aDog(['vomiting']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-115',
    when: all(species('cat'), answer('eating', 'none_over_48h')),
    atLeast: 'er_urgent',
    family: 'not_eating',
    because: 'A cat that eats nothing for over two days can get liver failure.',
    sources: ['S37'],
    examples: [
      {
        name: 'cat: nothing for more than 2 days',
        given: aCat(['diarrhea'], { eating: 'none_over_48h' }),
        expect: 'yes',
      },
      {
        name: 'cat: eating normally',
        given: aCat(['excessive_vocalization'], { eating: 'normal' }),
        expect: 'no',
      },
      { name: 'cat: not answered: eating', given: aCat(['sneezing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-116',
    when: all(species('cat'), answer('eating', 'none_24_to_48h')),
    atLeast: 'normal_vet',
    because: 'A cat that has not eaten for a day should be seen.',
    sources: ['S37'],
    examples: [
      {
        name: 'cat: nothing for 1 to 2 days',
        given: aCat(['diarrhea'], { eating: 'none_24_to_48h' }),
        expect: 'yes',
      },
      {
        name: 'cat: eating normally',
        given: aCat(['excessive_vocalization'], { eating: 'normal' }),
        expect: 'no',
      },
      { name: 'cat: not answered: eating', given: aCat(['labored_breathing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-117',
    when: all(
      species('cat'),
      answer('eating', 'none_24_to_48h'),
      any(
        answer('energy_level', 'very_low', 'weak'),
        known('diabet', 'kidney', 'obes', 'overweight'),
        answer('vomit_frequency', 'four_or_more', 'nonstop'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'not_eating',
    because: 'A cat that does not eat and has other signs can quickly get much sicker.',
    sources: ['S37', 'K'],
    examples: [
      {
        name: 'cat: known diabetes, nothing for 1 to 2 days',
        given: aCat(['decreased_appetite'], { eating: 'none_24_to_48h' }, { conditions: ['diabetes'] }),
        expect: 'yes',
      },
      {
        name: 'cat: no known disease, eating normally',
        given: aCat(['decreased_appetite'], { eating: 'normal' }),
        expect: 'no',
      },
      {
        name: 'cat: known diabetes, not answered: eating, energy level, vomit frequency',
        given: aCat(['labored_breathing'], {}, { conditions: ['diabetes'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-118',
    when: all(species('dog'), answer('eating', 'none_24_to_48h', 'none_over_48h')),
    atLeast: 'normal_vet',
    because: 'A dog that has not eaten for a day should be seen.',
    sources: ['S7', 'K'],
    examples: [
      {
        name: 'dog: nothing for 1 to 2 days',
        given: aDog(['increased_appetite'], { eating: 'none_24_to_48h' }),
        expect: 'yes',
      },
      {
        name: 'dog: eating normally',
        given: aDog(['straining_urinate'], { eating: 'normal' }),
        expect: 'no',
      },
      { name: 'dog: not answered: eating', given: aDog(['head_shaking']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-119',
    when: all(
      species('dog'),
      answer('eating', 'none_over_48h'),
      any(answer('energy_level', 'very_low', 'weak'), symptom('vomiting')),
    ),
    atLeast: 'er_urgent',
    family: 'weakness',
    because: 'A dog that has not eaten for two days and is weak or vomiting needs help now.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: vomiting or retching, nothing for more than 2 days',
        given: aDog(['vomiting'], { eating: 'none_over_48h' }),
        expect: 'yes',
      },
      {
        name: 'dog: crying, whining or howling, normal',
        given: aDog(['excessive_vocalization'], { energy_level: 'normal' }),
        expect: 'no',
      },
      {
        name: 'dog: vomiting or retching, not answered: eating, energy level',
        given: aDog(['vomiting']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-120',
    when: any(
      answer('eating', 'wants_but_cannot'),
      answer('mouth_signs', 'trouble_swallowing', 'swelling_under_eye', 'ulcers', 'tooth_or_gum'),
    ),
    atLeast: 'normal_vet',
    about: 'mouth',
    because: 'Trouble chewing or swallowing, or a sore mouth, should be examined.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: sores on the tongue, gums or lips',
        given: aDog(['decreased_appetite'], { mouth_signs: ['ulcers'] }),
        expect: 'yes',
      },
      {
        name: 'dog: eating normally, mouth signs: none',
        given: aDog(['decreased_appetite'], { eating: 'normal', mouth_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: eating, mouth signs', given: aDog(['diarrhea']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-121',
    when: all(
      species('dog'),
      symptom('vomiting', 'diarrhea', 'lethargy', 'decreased_appetite'),
      answer('course', 'comes_and_goes'),
      answer('energy_level', 'weak'),
    ),
    atLeast: 'er_urgent',
    family: 'weakness',
    because: 'Illness that comes and goes and now brings weakness can be a hormone crisis.',
    sources: ['S33'],
    examples: [
      {
        name: 'dog: diarrhea, comes and goes, weak, wobbly, or hard to rouse, 1 to 4 weeks ago',
        given: aDog(['diarrhea'], { course: 'comes_and_goes', energy_level: 'weak', onset: 'weeks_1_to_4' }),
        expect: 'yes',
      },
      {
        name: 'dog: eating less or not at all, normal',
        given: aDog(['decreased_appetite'], { energy_level: 'normal' }),
        expect: 'no',
      },
      {
        name: 'dog: eating less or not at all, not answered: course, energy level',
        given: aDog(['decreased_appetite']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-122',
    when: all(
      known('addison', 'hypoadreno'),
      any(
        symptom('vomiting', 'diarrhea', 'lethargy', 'decreased_appetite'),
        answer('energy_level', 'very_low', 'weak'),
        answer('context', 'new_or_missed_medicine'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'weakness',
    because: "A pet with Addison's disease can get into a crisis quickly when it feels unwell.",
    sources: ['S33'],
    examples: [
      {
        name: 'dog: known Addison disease, diarrhea',
        given: aDog(['diarrhea'], {}, { conditions: ['Addison disease'] }),
        expect: 'yes',
      },
      {
        name: 'dog: no known disease, eating less or not at all, normal',
        given: aDog(['decreased_appetite'], { energy_level: 'normal' }),
        expect: 'no',
      },
      {
        name: 'dog: known Addison disease, hair loss, normal, not answered: context',
        given: aDog(['hair_loss'], { energy_level: 'normal' }, { conditions: ['Addison disease'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-297',
    when: all(
      species('dog'),
      breed('deep_chested'),
      answer('pain_signs', 'restless'),
      any(
        symptom('decreased_appetite'),
        answer(
          'eating',
          'reduced',
          'treats_only',
          'none_under_12h',
          'none_12_to_24h',
          'none_24_to_48h',
          'none_over_48h',
        ),
        answer('mouth_signs', 'drooling'),
      ),
      not(answer('onset', 'days_4_to_7', 'weeks_1_to_4', 'more_than_month')),
    ),
    atLeast: 'er_urgent',
    family: 'gdv',
    because: 'A large, deep-chested dog that paces and will not eat may have a stomach that starts to twist.',
    sources: ['S42'],
    examples: [
      {
        name: 'a Great Dane that paces and left its dinner',
        given: aDog(
          ['decreased_appetite'],
          { pain_signs: ['restless'], onset: 'hours_1_to_6' },
          { weightKg: 50, breed: 'Great Dane' },
        ),
        expect: 'yes',
      },
      {
        name: 'a small dog that paces',
        given: aDog(
          ['decreased_appetite'],
          { pain_signs: ['restless'], onset: 'hours_1_to_6' },
          { weightKg: 8 },
        ),
        expect: 'no',
      },
      {
        name: 'nobody said whether it rests',
        given: aDog(['decreased_appetite'], { onset: 'hours_1_to_6' }, { weightKg: 50, breed: 'Great Dane' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-298',
    when: answer('stool_appearance', 'foreign_material'),
    atLeast: 'normal_vet',
    because: 'Where pieces came out, more may be inside and get stuck.',
    sources: ['S73', 'S81'],
    examples: [
      {
        name: 'pieces of a toy in the stool',
        given: aDog(['diarrhea'], { stool_appearance: ['foreign_material'] }),
        expect: 'yes',
      },
      {
        name: 'formed stool',
        given: aDog(['diarrhea'], { stool_appearance: ['formed'] }),
        expect: 'no',
      },
      { name: 'not answered', given: aDog(['diarrhea']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-299',
    when: all(
      answer('stool_appearance', 'foreign_material'),
      any(
        symptom('vomiting', 'decreased_appetite'),
        answer('pain_signs', 'belly_guarding', 'restless'),
        answer('energy_level', 'very_low', 'weak'),
        answer('eating', 'none_12_to_24h', 'none_24_to_48h', 'none_over_48h'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'obstruction',
    because:
      'Pieces of an object in the stool of a pet that vomits or will not eat mean that more may be stuck.',
    sources: ['S39', 'S73'],
    examples: [
      {
        name: 'pieces of a sock in the stool, and vomiting',
        given: aDog(['diarrhea', 'vomiting'], { stool_appearance: ['foreign_material'] }),
        expect: 'yes',
      },
      {
        name: 'pieces of a sock in the stool of a pet that is well',
        given: aDog(['straining', 'hiding'], {
          stool_appearance: ['foreign_material'],
          energy_level: 'normal',
          eating: 'normal',
          pain_signs: ['none'],
        }),
        expect: 'no',
      },
      { name: 'nobody looked at the stool', given: aDog(['vomiting']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-300',
    when: answer('stool_appearance', 'worms'),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Worms need the right medicine for their kind, and some can pass to people.',
    sources: ['S74'],
    examples: [
      {
        name: 'rice-like grains',
        given: aCat(['diarrhea'], { stool_appearance: ['worms'] }),
        expect: 'yes',
      },
      { name: 'formed stool', given: aCat(['diarrhea'], { stool_appearance: ['formed'] }), expect: 'no' },
      { name: 'not answered', given: aCat(['diarrhea']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-301',
    when: answer('stool_appearance', 'pale_or_greasy'),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Pale, greasy or very bulky stool means that food is not digested.',
    sources: ['S78'],
    examples: [
      {
        name: 'greasy stool',
        given: aDog(['diarrhea'], { stool_appearance: ['pale_or_greasy'] }),
        expect: 'yes',
      },
      { name: 'formed stool', given: aDog(['diarrhea'], { stool_appearance: ['formed'] }), expect: 'no' },
      { name: 'not answered', given: aDog(['diarrhea']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-302',
    when: answer('stool_appearance', 'blood_streaks'),
    atLeast: 'normal_vet',
    about: 'digestion',
    because: 'Blood in the stool should be explained, even when it is little.',
    sources: ['S38', 'S81'],
    examples: [
      {
        name: 'a few red streaks',
        given: aDog(['diarrhea'], { stool_appearance: ['blood_streaks'] }),
        expect: 'yes',
      },
      { name: 'formed stool', given: aDog(['diarrhea'], { stool_appearance: ['formed'] }), expect: 'no' },
      { name: 'not answered', given: aDog(['diarrhea']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-303',
    when: all(
      symptom('straining', 'constipation'),
      any(
        answer('stool_appearance', 'watery'),
        all(answer('stool_appearance', 'mucus'), any(species('cat'), symptom('constipation'))),
      ),
    ),
    atLeast: 'normal_vet',
    about: 'digestion',
    because:
      'A pet that strains and passes only liquid or slime may have hard stool or an object in the way.',
    sources: ['S79', 'S81'],
    examples: [
      {
        name: 'strains and passes a little liquid',
        given: aCat(['constipation'], { stool_appearance: ['watery'] }),
        expect: 'yes',
      },
      {
        name: 'diarrhea without straining',
        given: aCat(['diarrhea'], { stool_appearance: ['watery'] }),
        expect: 'no',
      },
      {
        name: 'a dog that pushes out a little slime',
        given: aDog(['straining'], { stool_appearance: ['mucus', 'formed'] }),
        expect: 'no',
      },
      { name: 'nobody looked at the stool', given: aCat(['constipation']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-304',
    when: answer('mouth_signs', 'drooling', 'bad_breath', 'pawing_mouth'),
    atLeast: 'normal_vet',
    about: 'mouth',
    because:
      'Drooling, pawing at the mouth or very bad breath means that the mouth hurts or the pet feels sick.',
    sources: ['S72', 'S83'],
    examples: [
      {
        name: 'drools and paws at the mouth',
        given: aDog(['decreased_appetite'], { mouth_signs: ['drooling', 'pawing_mouth'] }),
        expect: 'yes',
      },
      {
        name: 'nothing about the mouth',
        given: aDog(['decreased_appetite'], { mouth_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'not answered', given: aDog(['decreased_appetite']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-305',
    when: all(
      answer('mouth_signs', 'drooling'),
      answer('mouth_signs', 'trouble_swallowing'),
      answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24'),
    ),
    atLeast: 'er_urgent',
    family: 'obstruction',
    because: 'A pet that suddenly drools and gulps may have something stuck in its throat or gullet.',
    sources: ['S72'],
    examples: [
      {
        name: 'drools and gulps since an hour',
        given: aDog(['decreased_appetite'], {
          mouth_signs: ['drooling', 'trouble_swallowing'],
          onset: 'within_last_hour',
        }),
        expect: 'yes',
      },
      {
        name: 'drools only',
        given: aDog(['decreased_appetite'], { mouth_signs: ['drooling'], onset: 'within_last_hour' }),
        expect: 'no',
      },
      {
        name: 'nobody knows since when',
        given: aDog(['decreased_appetite'], { mouth_signs: ['drooling', 'trouble_swallowing'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-306',
    when: all(
      answer('exposure', 'foreign_object', 'string_thread'),
      answer('onset', 'within_last_hour', 'hours_1_to_6'),
    ),
    atLeast: 'normal_vet',
    callWithin: 'now',
    yieldsToDose: true,
    because: 'Call a vet now. In the first hours a clinic can often bring a swallowed object back up.',
    sources: ['S73'],
    examples: [
      {
        name: 'a sock an hour ago',
        given: aDog(['hiding'], { exposure: ['foreign_object'], onset: 'within_last_hour' }),
        expect: 'yes',
      },
      {
        name: 'a sock three days ago',
        given: aDog(['hiding'], { exposure: ['foreign_object'], onset: 'days_1_to_3' }),
        expect: 'no',
      },
      {
        name: 'nobody knows when',
        given: aDog(['hiding'], { exposure: ['foreign_object'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-307',
    when: all(
      answer('exposure', 'foreign_object', 'string_thread'),
      answer('onset', 'within_last_hour', 'hours_1_to_6'),
      any(
        answer('exposure_amount', 'large'),
        all(
          any(ageUnder(6), weightUnder(5)),
          asked('exposure_amount'),
          not(answer('exposure_amount', 'tiny_taste', 'small')),
        ),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'obstruction',
    yieldsToDose: true,
    because: 'A large object, or one in a small or very young pet, can block the bowel. Call and go now.',
    sources: ['S73', 'K'],
    examples: [
      {
        name: 'a kitten swallowed a toy',
        given: aCat(
          ['hiding'],
          { exposure: ['foreign_object'], onset: 'hours_1_to_6', exposure_amount: 'not_sure' },
          { ageMonths: 4, weightKg: 2 },
        ),
        expect: 'unknown',
      },
      {
        name: 'a whole sock',
        given: aDog(['hiding'], {
          exposure: ['foreign_object'],
          onset: 'hours_1_to_6',
          exposure_amount: 'large',
        }),
        expect: 'yes',
      },
      {
        name: 'a small piece in a big dog',
        given: aDog(['hiding'], {
          exposure: ['foreign_object'],
          onset: 'hours_1_to_6',
          exposure_amount: 'small',
        }),
        expect: 'no',
      },
    ],
  },
]
