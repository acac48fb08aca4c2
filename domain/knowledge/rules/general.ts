import {
  ageAtLeast,
  ageUnder,
  all,
  answer,
  any,
  known,
  not,
  numberAtLeast,
  species,
  symptom,
  text,
} from '#domain/logic/condition.ts'
import { aCat, aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** General signs, pain and known diseases. */
export const general: readonly Rule[] = [
  {
    id: 'RF-199',
    when: all(answer('energy_level', 'weak'), not(answer('onset', 'weeks_1_to_4', 'more_than_month'))),
    atLeast: 'er_urgent',
    family: 'weakness',
    because: 'Sudden weakness, or being hard to wake, is an emergency.',
    sources: ['S6', 'S7', 'S8'],
    examples: [
      {
        name: 'dog: weak, wobbly, or hard to rouse, 1 to 3 days ago',
        given: aDog(['labored_breathing'], { energy_level: 'weak', onset: 'days_1_to_3' }),
        expect: 'yes',
      },
      {
        name: 'dog: very tired',
        given: aDog(['labored_breathing'], { energy_level: 'very_low' }),
        expect: 'no',
      },
      { name: 'dog: not answered: energy level, onset', given: aDog(['accidents']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-200',
    when: answer('energy_level', 'weak'),
    atLeast: 'normal_vet',
    about: 'general',
    because: 'Weakness that has lasted for weeks should be examined.',
    sources: ['S7'],
    examples: [
      {
        name: 'dog: weak, wobbly, or hard to rouse',
        given: aDog(['hair_loss'], { energy_level: 'weak' }),
        expect: 'yes',
      },
      { name: 'dog: normal', given: aDog(['increased_thirst'], { energy_level: 'normal' }), expect: 'no' },
      { name: 'dog: not answered: energy level', given: aDog(['hiding']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-201',
    when: answer('energy_level', 'very_low'),
    atLeast: 'normal_vet',
    about: 'general',
    because: 'A pet that lost interest in play and treats should be examined.',
    sources: ['S7', 'S44'],
    examples: [
      {
        name: 'dog: very tired',
        given: aDog(['increased_thirst'], { energy_level: 'very_low' }),
        expect: 'yes',
      },
      {
        name: 'dog: a bit quieter than usual, but still interested in things',
        given: aDog(['straining_urinate'], { energy_level: 'slightly_low' }),
        expect: 'no',
      },
      { name: 'dog: not answered: energy level', given: aDog(['constipation']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-202',
    when: all(answer('energy_level', 'very_low'), answer('course', 'worse_fast')),
    atLeast: 'er_urgent',
    family: 'weakness',
    because: 'Very low energy that is quickly getting worse needs help now.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: very tired, worse quickly, not sure',
        given: aDog(['diarrhea'], { energy_level: 'very_low', course: 'worse_fast', onset: 'not_sure' }),
        expect: 'yes',
      },
      { name: 'dog: normal', given: aDog(['coughing'], { energy_level: 'normal' }), expect: 'no' },
      { name: 'dog: not answered: energy level, course', given: aDog(['head_shaking']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-203',
    when: answer('course', 'worse_fast'),
    atLeast: 'normal_vet',
    because: 'A problem that is quickly getting worse should be seen.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: worse quickly, 1 to 4 weeks ago',
        given: aDog(['blood_urine'], { course: 'worse_fast', onset: 'weeks_1_to_4' }),
        expect: 'yes',
      },
      {
        name: 'dog: getting better, 4 to 7 days ago',
        given: aDog(['increased_appetite'], { course: 'better', onset: 'days_4_to_7' }),
        expect: 'no',
      },
      { name: 'dog: not answered: course', given: aDog(['accidents']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-204',
    when: all(
      answer('energy_level', 'very_low'),
      answer('context', 'others_affected'),
      answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24'),
    ),
    atLeast: 'er_urgent',
    family: 'gas',
    because: 'Several in one home suddenly sick can mean gas or poison. Get everyone into fresh air.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: very tired, other pets or people at home have the same signs, within the last hour',
        given: aDog(['stiffness'], {
          energy_level: 'very_low',
          context: ['others_affected'],
          onset: 'within_last_hour',
        }),
        expect: 'yes',
      },
      { name: 'dog: context: none', given: aDog(['itching'], { context: ['none'] }), expect: 'no' },
      {
        name: 'dog: not answered: energy level, context, onset',
        given: aDog(['lethargy']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-205',
    when: answer('danger_signs', 'severe_pain'),
    atLeast: 'er_urgent',
    family: 'pain',
    because: 'Severe pain is an emergency.',
    sources: ['S1', 'S7'],
    examples: [
      {
        name: 'dog: screaming, crying or shaking with severe pain',
        given: aDog(['decreased_thirst'], { danger_signs: ['severe_pain'] }),
        expect: 'yes',
      },
      {
        name: 'dog: danger signs: none',
        given: aDog(['straining_urinate'], { danger_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: danger signs', given: aDog(['increased_thirst']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-206',
    when: answer('vocal_when', 'constantly'),
    atLeast: 'er_urgent',
    family: 'pain',
    because: 'Crying without a break means your pet is in great distress.',
    sources: ['S1'],
    examples: [
      {
        name: 'dog: almost constantly, in distress',
        given: aDog(['excessive_vocalization'], { vocal_when: 'constantly' }),
        expect: 'yes',
      },
      {
        name: 'dog: for food or attention',
        given: aDog(['excessive_vocalization'], { vocal_when: 'for_food_or_attention' }),
        expect: 'no',
      },
      { name: 'dog: not answered: vocal when', given: aDog(['decreased_appetite']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-207',
    when: any(
      answer('vocal_when', 'when_moved_or_touched', 'when_peeing_or_pooping'),
      answer('pain_signs', 'cries_when_touched', 'trembling_panting'),
    ),
    atLeast: 'normal_vet',
    because: 'These signs mean your pet is in pain.',
    sources: ['S1', 'S7'],
    examples: [
      {
        name: 'dog: cries or snaps when touched or lifted',
        given: aDog(['hiding'], { pain_signs: ['cries_when_touched'] }),
        expect: 'yes',
      },
      {
        name: 'dog: for food or attention, pain signs: none',
        given: aDog(['excessive_vocalization'], {
          vocal_when: 'for_food_or_attention',
          pain_signs: ['none'],
        }),
        expect: 'no',
      },
      { name: 'dog: not answered: vocal when, pain signs', given: aDog(['lethargy']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-208',
    when: all(
      known('diabet'),
      any(
        symptom('vomiting', 'decreased_appetite', 'lethargy'),
        answer('energy_level', 'very_low', 'weak'),
        answer('neurologic_signs', 'wobbly', 'tremors', 'disoriented'),
        answer('danger_signs', 'seizure', 'collapse'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'blood_sugar',
    because: 'A pet with diabetes that feels unwell can get into danger quickly.',
    sources: ['S6', 'S35'],
    examples: [
      {
        name: 'dog: known diabetes, vomiting or retching, a seizure or fit, now or in the last 3 days',
        given: aDog(['vomiting'], { danger_signs: ['seizure'] }, { conditions: ['diabetes'] }),
        expect: 'yes',
      },
      {
        name: 'dog: no known disease, low energy or weakness, shaking, twitching or tremors',
        given: aDog(['lethargy'], { neurologic_signs: ['tremors'] }),
        expect: 'no',
      },
      {
        name: 'dog: known diabetes, hiding or withdrawn, neurologic signs: none, danger signs: none, not answered: energy level',
        given: aDog(
          ['hiding'],
          { neurologic_signs: ['none'], danger_signs: ['none'] },
          { conditions: ['diabetes'] },
        ),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-209',
    when: all(
      answer('body_changes', 'sweet_breath'),
      any(symptom('vomiting', 'lethargy', 'decreased_appetite'), answer('energy_level', 'very_low', 'weak')),
    ),
    atLeast: 'er_urgent',
    family: 'blood_sugar',
    because: 'A sweet or nail-polish smell on the breath with illness can mean a blood sugar crisis.',
    sources: ['S35'],
    examples: [
      {
        name: 'dog: eating less or not at all, sweet or nail-polish-remover smell on the breath',
        given: aDog(['decreased_appetite'], { body_changes: ['sweet_breath'] }),
        expect: 'yes',
      },
      {
        name: 'dog: eating more than usual, body changes: none',
        given: aDog(['increased_appetite'], { body_changes: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: low energy or weakness, not answered: body changes, energy level',
        given: aDog(['lethargy']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-210',
    when: any(
      answer('body_changes', 'weight_loss', 'pot_belly', 'peeing_more', 'sweet_breath'),
      answer('water_intake', 'much_more'),
    ),
    atLeast: 'normal_vet',
    about: 'general',
    because: 'These changes over weeks can come from the kidneys, the sugar balance or hormones.',
    sources: ['S55', 'S56', 'S57', 'S58'],
    examples: [
      {
        name: 'dog: drinking about twice as much as usual, or more',
        given: aDog(['vomiting'], { water_intake: 'much_more' }),
        expect: 'yes',
      },
      {
        name: 'dog: body changes: none, drinking normally',
        given: aDog(['increased_thirst'], { body_changes: ['none'], water_intake: 'normal' }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: body changes, water intake',
        given: aDog(['head_shaking']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-211',
    when: all(
      symptom('increased_thirst'),
      not(answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24')),
    ),
    atLeast: 'normal_vet',
    about: 'urinary',
    because: 'Drinking more than usual for over a day should be checked.',
    sources: ['S55', 'S56'],
    examples: [
      {
        name: 'dog: drinking more than usual, more than a month ago',
        given: aDog(['increased_thirst'], { onset: 'more_than_month' }),
        expect: 'yes',
      },
      {
        name: 'dog: drinking more than usual, 6 to 24 hours ago',
        given: aDog(['increased_thirst'], { onset: 'hours_6_to_24' }),
        expect: 'no',
      },
      {
        name: 'dog: drinking more than usual, not answered: onset',
        given: aDog(['increased_thirst']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-212',
    when: all(symptom('increased_appetite'), answer('body_changes', 'weight_loss')),
    atLeast: 'normal_vet',
    because: 'Eating more but losing weight should be checked.',
    sources: ['S57'],
    examples: [
      {
        name: 'dog: eating more than usual, losing weight',
        given: aDog(['increased_appetite'], { body_changes: ['weight_loss'] }),
        expect: 'yes',
      },
      {
        name: 'dog: drinking more than usual, body changes: none',
        given: aDog(['increased_thirst'], { body_changes: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: eating more than usual, not answered: body changes',
        given: aDog(['increased_appetite']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-213',
    when: answer('context', 'surgery_or_anesthesia'),
    atLeast: 'normal_vet',
    about: 'whole',
    because: 'Check with the clinic when a pet feels unwell soon after surgery.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: surgery or anesthesia in the last 2 weeks',
        given: aDog(['vomiting'], { context: ['surgery_or_anesthesia'] }),
        expect: 'yes',
      },
      { name: 'dog: context: none', given: aDog(['increased_thirst'], { context: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: context', given: aDog(['hiding']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-214',
    when: all(
      answer('context', 'surgery_or_anesthesia'),
      any(
        answer('energy_level', 'very_low', 'weak'),
        answer('vomit_frequency', 'four_or_more', 'nonstop'),
        all(answer('skin_signs', 'wound_or_abscess'), not(answer('energy_level', 'normal', 'slightly_low'))),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'after_surgery',
    because: 'These signs soon after surgery can mean that something is badly wrong.',
    sources: ['K'],
    examples: [
      {
        name: 'cat: red, oozing incision, bright',
        given: aCat(['rashes', 'vomiting'], {
          context: ['surgery_or_anesthesia'],
          skin_signs: ['wound_or_abscess'],
          energy_level: 'normal',
          vomit_frequency: 'once',
        }),
        expect: 'no',
      },
      {
        name: 'dog: surgery or anesthesia in the last 2 weeks, weak, wobbly, or hard to rouse',
        given: aDog(['rashes'], { context: ['surgery_or_anesthesia'], energy_level: 'weak' }),
        expect: 'yes',
      },
      {
        name: 'dog: context: none, 4 or more times',
        given: aDog(['vomiting'], { context: ['none'], vomit_frequency: 'four_or_more' }),
        expect: 'no',
      },
      {
        name: 'dog: very tired, not answered: context, vomit frequency, skin signs',
        given: aDog(['vomiting'], { energy_level: 'very_low' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-215',
    when: all(
      answer('context', 'new_or_missed_medicine'),
      any(
        symptom('vomiting', 'diarrhea', 'lethargy', 'decreased_appetite'),
        answer('energy_level', 'very_low', 'weak'),
      ),
    ),
    atLeast: 'normal_vet',
    about: 'whole',
    because: 'A new or missed medicine can explain these signs, so the vet should know.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: eating less or not at all, new medicine, changed dose or missed dose',
        given: aDog(['decreased_appetite'], { context: ['new_or_missed_medicine'] }),
        expect: 'yes',
      },
      {
        name: 'dog: itching or scratching, context: none',
        given: aDog(['itching'], { context: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: low energy or weakness, not answered: context, energy level',
        given: aDog(['lethargy']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-216',
    when: all(
      known('chemo', 'immunosuppress'),
      any(numberAtLeast('temperature_f', 103.5), answer('energy_level', 'very_low', 'weak')),
    ),
    atLeast: 'er_urgent',
    family: 'weak_defenses',
    because:
      'Some treatments weaken the body against germs. A fever or low energy can then mean a bad infection.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: known chemotherapy, weak, wobbly, or hard to rouse',
        given: aDog(['rashes'], { energy_level: 'weak' }, { conditions: ['chemotherapy'] }),
        expect: 'yes',
      },
      {
        name: 'dog: no known disease, very tired',
        given: aDog(['straining_urinate'], { energy_level: 'very_low' }),
        expect: 'no',
      },
      {
        name: 'dog: known chemotherapy, not answered: energy level, temperature f',
        given: aDog(['head_shaking'], {}, { conditions: ['chemotherapy'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-217',
    when: all(known('kidney'), any(symptom('vomiting'), answer('eating', 'none_24_to_48h', 'none_over_48h'))),
    atLeast: 'normal_vet',
    because: 'A pet with kidney disease that vomits or does not eat should be seen.',
    sources: ['S56', 'K'],
    examples: [
      {
        name: 'dog: known kidney disease, vomiting or retching',
        given: aDog(['vomiting'], {}, { conditions: ['kidney disease'] }),
        expect: 'yes',
      },
      {
        name: 'dog: no known disease, vomiting or retching, nothing for more than 2 days',
        given: aDog(['vomiting'], { eating: 'none_over_48h' }),
        expect: 'no',
      },
      {
        name: 'dog: known kidney disease, red or sore eye, not answered: eating',
        given: aDog(['eye_redness'], {}, { conditions: ['kidney disease'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-218',
    when: all(
      species('cat'),
      symptom('hiding'),
      answer('eating', 'none_12_to_24h', 'none_24_to_48h', 'none_over_48h'),
    ),
    atLeast: 'normal_vet',
    because: 'A cat that hides and does not eat is often sick.',
    sources: ['S37'],
    examples: [
      {
        name: 'cat: hiding or withdrawn, nothing for 12 to 24 hours',
        given: aCat(['hiding'], { eating: 'none_12_to_24h' }),
        expect: 'yes',
      },
      {
        name: 'cat: hiding or withdrawn, eating normally',
        given: aCat(['hiding'], { eating: 'normal' }),
        expect: 'no',
      },
      { name: 'cat: hiding or withdrawn, not answered: eating', given: aCat(['hiding']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-219',
    when: all(
      ageAtLeast(120),
      symptom('lethargy', 'decreased_appetite', 'vomiting', 'increased_thirst'),
      not(answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24')),
    ),
    atLeast: 'normal_vet',
    about: 'whole',
    because: 'An older pet with these signs for over a day should be seen.',
    sources: ['S9', 'K'],
    examples: [
      {
        name: 'dog: 120 months old, eating less or not at all, 1 to 3 days ago',
        given: aDog(['decreased_appetite'], { onset: 'days_1_to_3' }, { ageMonths: 120 }),
        expect: 'yes',
      },
      {
        name: 'dog: 119 months old, accidents or leaking, 6 to 24 hours ago',
        given: aDog(['accidents'], { onset: 'hours_6_to_24' }, { ageMonths: 119 }),
        expect: 'no',
      },
      {
        name: 'dog: 120 months old, drinking more than usual, not answered: onset',
        given: aDog(['increased_thirst'], {}, { ageMonths: 120 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-220',
    when: all(
      answer('onset', 'weeks_1_to_4', 'more_than_month'),
      symptom(
        'lethargy',
        'decreased_appetite',
        'decreased_thirst',
        'straining',
        'constipation',
        'eye_redness',
        'eye_discharge',
        'accidents',
        'hiding',
        'head_shaking',
      ),
    ),
    atLeast: 'normal_vet',
    about: 'whole',
    because: 'These signs should not go on for more than a week without an examination.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: red or sore eye, more than a month ago',
        given: aDog(['eye_redness'], { onset: 'more_than_month' }),
        expect: 'yes',
      },
      {
        name: 'dog: low energy or weakness, within the last hour',
        given: aDog(['lethargy'], { onset: 'within_last_hour' }),
        expect: 'no',
      },
      {
        name: 'dog: accidents or leaking, not answered: onset',
        given: aDog(['accidents']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-221',
    when: all(species('cat'), symptom('accidents'), not(answer('urine_signs', 'marking'))),
    atLeast: 'normal_vet',
    about: 'urinary',
    because: 'A cat that pees outside the box often has a sore bladder.',
    sources: ['S63'],
    examples: [
      {
        name: 'cat: accidents or leaking, urine signs: none',
        given: aCat(['accidents'], { urine_signs: ['none'] }),
        expect: 'yes',
      },
      {
        name: 'cat: accidents or leaking, sprays or lifts a leg on upright surfaces',
        given: aCat(['accidents'], { urine_signs: ['marking'] }),
        expect: 'no',
      },
      {
        name: 'cat: accidents or leaking, not answered: urine signs',
        given: aCat(['accidents']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-222',
    when: text('life_threat_words'),
    atLeast: 'er_urgent',
    family: 'other',
    because: 'Your own words describe a sign that can be life-threatening.',
    sources: ['S1'],
    examples: [
      {
        name: 'dog: named in the notes',
        given: aDog(['decreased_thirst'], {}, { notes: 'The pet is not breathing.' }),
        expect: 'yes',
      },
      { name: 'dog: nothing in the notes', given: aDog(['straining_urinate']), expect: 'no' },
    ],
  },
  {
    id: 'RF-311',
    when: any(
      answer('pain_signs', 'restless', 'will_not_jump_or_climb'),
      answer('mobility_pattern', 'avoids_stairs_jumps'),
    ),
    atLeast: 'normal_vet',
    about: 'movement',
    because: 'A pet that cannot get comfortable, or will not jump or climb, is most likely in pain.',
    sources: ['S71'],
    examples: [
      {
        name: 'paces and cannot settle',
        given: aDog(['hiding'], { pain_signs: ['restless'] }),
        expect: 'yes',
      },
      {
        name: 'no sign of pain',
        given: aCat(['stiffness'], { pain_signs: ['none'], mobility_pattern: ['worse_after_rest'] }),
        expect: 'no',
      },
      { name: 'not answered', given: aCat(['hiding']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-312',
    when: all(not(ageUnder(84)), answer('vocal_when', 'at_night')),
    atLeast: 'normal_vet',
    about: 'behavior',
    because: 'An older pet that calls or wanders at night may be in pain, ill or confused.',
    sources: ['S57', 'S75'],
    examples: [
      {
        name: 'a cat of fourteen that calls at night',
        given: aCat(['excessive_vocalization'], { vocal_when: 'at_night' }, { ageMonths: 168 }),
        expect: 'yes',
      },
      {
        name: 'a cat of two',
        given: aCat(['excessive_vocalization'], { vocal_when: 'at_night' }, { ageMonths: 24 }),
        expect: 'no',
      },
      {
        name: 'nobody said when',
        given: aCat(['excessive_vocalization'], {}, { ageMonths: 168 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-313',
    when: answer('body_changes', 'panting_more', 'restless'),
    atLeast: 'normal_vet',
    about: 'general',
    because: 'A pet that pants more or cannot rest for weeks may have a hormone or heart disease.',
    sources: ['S57', 'S58', 'K'],
    examples: [
      {
        name: 'an old cat that eats more and never rests',
        given: aCat(['increased_appetite'], { body_changes: ['restless'] }, { ageMonths: 160 }),
        expect: 'yes',
      },
      {
        name: 'eats more, nothing else',
        given: aCat(['increased_appetite'], { body_changes: ['none'] }),
        expect: 'no',
      },
      { name: 'not answered', given: aCat(['increased_appetite']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-317',
    when: all(
      answer('onset', 'weeks_1_to_4', 'more_than_month'),
      any(
        answer('energy_level', 'slightly_low'),
        answer('eating', 'reduced', 'treats_only', 'none_under_12h', 'none_12_to_24h'),
        answer('water_intake', 'more_than_usual'),
      ),
    ),
    atLeast: 'normal_vet',
    about: 'general',
    because: 'Less energy or appetite, or more thirst, that lasts for weeks should be examined.',
    sources: ['S7', 'K'],
    examples: [
      {
        name: 'eats less for weeks',
        given: aCat(['excessive_vocalization'], { onset: 'weeks_1_to_4', eating: 'reduced' }),
        expect: 'yes',
      },
      {
        name: 'eats less since yesterday',
        given: aCat(['excessive_vocalization'], { onset: 'days_1_to_3', eating: 'reduced' }),
        expect: 'no',
      },
      {
        name: 'nobody knows since when',
        given: aCat(['excessive_vocalization'], { eating: 'reduced' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-319',
    when: all(
      any(
        answer('exposure', 'spoiled_fatty_food', 'insect_sting'),
        answer('context', 'heat_exposure', 'fall_or_blow', 'others_affected'),
      ),
      any(
        answer('energy_level', 'slightly_low'),
        answer('eating', 'reduced', 'treats_only', 'none_under_12h', 'none_12_to_24h'),
        answer('vomit_frequency', 'two_to_three'),
      ),
    ),
    atLeast: 'normal_vet',
    because:
      'After heat, a fall, a sting or bad food, or when others are ill too, a quieter pet should be checked.',
    sources: ['S8', 'S32', 'S81', 'K'],
    examples: [
      {
        name: 'quieter after the garbage',
        given: aDog(['diarrhea'], { exposure: ['spoiled_fatty_food'], energy_level: 'slightly_low' }),
        expect: 'yes',
      },
      {
        name: 'bright after the garbage',
        given: aDog(['itching'], {
          exposure: ['spoiled_fatty_food'],
          energy_level: 'normal',
          context: ['none'],
        }),
        expect: 'unknown',
      },
      {
        name: 'quieter, and nothing happened',
        given: aDog(['itching'], { exposure: ['none'], context: ['none'], energy_level: 'slightly_low' }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-353',
    when: all(
      known('diabet', 'insulin'),
      answer('context', 'new_or_missed_medicine'),
      any(
        answer('energy_level', 'slightly_low', 'very_low', 'weak'),
        symptom('increased_appetite', 'excessive_vocalization', 'hiding'),
        answer('neurologic_signs', 'wobbly', 'tremors', 'disoriented', 'back_legs_weak'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'blood_sugar',
    because: 'Hunger, crying or weakness after a mix-up with insulin can mean low blood sugar.',
    sources: ['S186'],
    examples: [
      {
        name: 'a cat with diabetes that got its insulin twice and begs for food',
        given: aCat(
          ['increased_appetite'],
          { context: ['new_or_missed_medicine'] },
          { conditions: ['diabetes mellitus'] },
        ),
        expect: 'yes',
      },
      {
        name: 'the same cat, and nothing about its medicine changed',
        given: aCat(['increased_appetite'], { context: ['none'] }, { conditions: ['diabetes mellitus'] }),
        expect: 'no',
      },
      {
        name: 'nobody said whether the medicine changed',
        given: aCat(['increased_appetite'], {}, { conditions: ['diabetes mellitus'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-354',
    when: all(known('diabet', 'insulin'), answer('context', 'new_or_missed_medicine')),
    atLeast: 'normal_vet',
    callWithin: 'today',
    because: 'Call your vet today. A missed, doubled or new dose of insulin can be dangerous for hours.',
    sources: ['S186'],
    examples: [
      {
        name: 'a dog with diabetes that missed its insulin',
        given: aDog(['itching'], { context: ['new_or_missed_medicine'] }, { conditions: ['diabetes'] }),
        expect: 'yes',
      },
      {
        name: 'a dog with diabetes and nothing new',
        given: aDog(['itching'], { context: ['none'] }, { conditions: ['diabetes'] }),
        expect: 'no',
      },
      {
        name: 'nobody said whether the medicine changed',
        given: aDog(['itching'], {}, { conditions: ['diabetes'] }),
        expect: 'unknown',
      },
    ],
  },
]
