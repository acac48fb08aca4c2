import { ageAtLeast, ageUnder, all, answer, any, not, symptom, text } from '#domain/logic/condition.ts'
import { aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** Bleeding, injuries and burns. */
export const injury: readonly Rule[] = [
  {
    id: 'RF-028',
    when: answer('danger_signs', 'heavy_bleeding'),
    atLeast: 'er_urgent',
    family: 'bleeding',
    because:
      'Heavy bleeding needs a vet now. So does bleeding that goes on after you press on it for 5 minutes.',
    sources: ['S1', 'S3'],
    examples: [
      {
        name: 'dog: bleeding that does not stop after 5 minutes of pressure, or a lot of blood from the nose, mouth or bottom',
        given: aDog(['straining_urinate'], { danger_signs: ['heavy_bleeding'] }),
        expect: 'yes',
      },
      {
        name: 'dog: danger signs: none',
        given: aDog(['stiffness'], { danger_signs: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: danger signs', given: aDog(['blood_urine']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-029',
    when: answer('context', 'hit_by_vehicle'),
    atLeast: 'er_urgent',
    family: 'trauma',
    because: 'After being hit by a vehicle, a pet can be badly hurt inside and still look fine.',
    sources: ['S3', 'S8', 'S62'],
    examples: [
      {
        name: 'dog: hit by a car or other vehicle',
        given: aDog(['hair_loss'], { context: ['hit_by_vehicle'] }),
        expect: 'yes',
      },
      { name: 'dog: context: none', given: aDog(['straining'], { context: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: context', given: aDog(['decreased_appetite']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-030',
    when: answer(
      'trauma_details',
      'breathing_change',
      'deep_wound',
      'puncture_chest_belly_neck',
      'head_injury',
      'cannot_walk',
    ),
    atLeast: 'er_urgent',
    family: 'trauma',
    because: 'This kind of injury can damage the body inside and needs a vet right away.',
    sources: ['S5', 'S8', 'S45'],
    examples: [
      {
        name: 'dog: cannot walk normally, hit by a car or other vehicle',
        given: aDog(['increased_thirst'], { trauma_details: ['cannot_walk'], context: ['hit_by_vehicle'] }),
        expect: 'yes',
      },
      {
        name: 'dog: seems fine, hit by a car or other vehicle',
        given: aDog(['sneezing'], { trauma_details: ['seems_fine'], context: ['hit_by_vehicle'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: trauma details', given: aDog(['increased_appetite']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-031',
    when: all(answer('context', 'fall_or_blow'), not(answer('trauma_details', 'seems_fine', 'scrapes_only'))),
    atLeast: 'normal_vet',
    because: 'After a fall or a blow, a vet should check for hidden injuries.',
    sources: ['S8'],
    examples: [
      {
        name: 'dog: fall, or was stepped on, kicked or crushed, deep, gaping or large wound',
        given: aDog(['eye_discharge'], { context: ['fall_or_blow'], trauma_details: ['deep_wound'] }),
        expect: 'yes',
      },
      { name: 'dog: context: none', given: aDog(['diarrhea'], { context: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: context, trauma details', given: aDog(['itching']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-032',
    when: all(
      answer('context', 'fall_or_blow'),
      any(
        answer('energy_level', 'very_low', 'weak'),
        answer('gum_color', 'pale_white'),
        symptom('labored_breathing'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'trauma',
    because:
      'Low energy, pale gums or hard breathing after a fall or blow can mean bleeding inside or a hurt lung.',
    sources: ['S3', 'S8'],
    examples: [
      {
        name: 'dog: hard or fast breathing, fall, or was stepped on, kicked or crushed',
        given: aDog(['labored_breathing'], { context: ['fall_or_blow'] }),
        expect: 'yes',
      },
      {
        name: 'dog: hard or fast breathing, context: none',
        given: aDog(['labored_breathing'], { context: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: hard or fast breathing, not answered: context, energy level, gum color',
        given: aDog(['labored_breathing']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-033',
    when: answer('context', 'fight_or_bite'),
    atLeast: 'normal_vet',
    because: 'Bites go deeper than they look and often get infected.',
    sources: ['S9', 'S45'],
    examples: [
      {
        name: 'dog: fight, or bite from another animal',
        given: aDog(['straining_urinate'], { context: ['fight_or_bite'] }),
        expect: 'yes',
      },
      {
        name: 'dog: context: none',
        given: aDog(['excessive_vocalization'], { context: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: context', given: aDog(['eye_redness']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-034',
    when: answer('context', 'burn_smoke_electric_water'),
    atLeast: 'er_urgent',
    family: 'fire_shock_or_water',
    because: 'Burns, smoke, electric shock and near drowning can cause harm that shows only hours later.',
    sources: ['S3', 'S5', 'S6', 'S9'],
    examples: [
      {
        name: 'dog: burn, smoke, electric shock or near drowning',
        given: aDog(['eye_redness'], { context: ['burn_smoke_electric_water'] }),
        expect: 'yes',
      },
      { name: 'dog: context: none', given: aDog(['diarrhea'], { context: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: context', given: aDog(['vomiting']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-035',
    when: answer('skin_signs', 'dead_or_burned'),
    atLeast: 'er_urgent',
    family: 'burn',
    because: 'Burned or dying skin needs care right away.',
    sources: ['S3', 'S9'],
    examples: [
      {
        name: 'dog: burned, black or peeling skin',
        given: aDog(['rashes'], { skin_signs: ['dead_or_burned'] }),
        expect: 'yes',
      },
      { name: 'dog: skin signs: none', given: aDog(['rashes'], { skin_signs: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: skin signs', given: aDog(['decreased_appetite']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-036',
    when: answer('skin_signs', 'maggots'),
    atLeast: 'er_urgent',
    family: 'wound',
    because: 'Maggots harm living skin and can make a pet very sick within a day.',
    sources: ['K'],
    examples: [
      { name: 'dog: maggots', given: aDog(['rashes'], { skin_signs: ['maggots'] }), expect: 'yes' },
      { name: 'dog: skin signs: none', given: aDog(['rashes'], { skin_signs: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: skin signs', given: aDog(['accidents']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-037',
    when: answer('skin_signs', 'bruising'),
    atLeast: 'er_urgent',
    family: 'inner_bleeding',
    because: 'Bruises or tiny red spots without a cause can mean that the blood does not clot.',
    sources: ['S22', 'K'],
    examples: [
      {
        name: 'dog: bruises, or red or purple pinpoint spots',
        given: aDog(['itching'], { skin_signs: ['bruising'] }),
        expect: 'yes',
      },
      {
        name: 'dog: even thinning on both sides of the body',
        given: aDog(['itching'], { skin_signs: ['even_thinning'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: skin signs', given: aDog(['head_shaking']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-038',
    when: answer('limb_signs', 'deformed'),
    atLeast: 'er_urgent',
    family: 'trauma',
    because: 'A leg that is bent the wrong way or shows bone may be broken or out of joint.',
    sources: ['S1', 'S39'],
    examples: [
      {
        name: 'dog: leg bent or hanging at an odd angle, or bone showing',
        given: aDog(['limping'], { limb_signs: ['deformed'] }),
        expect: 'yes',
      },
      { name: 'dog: limb signs: none', given: aDog(['limping'], { limb_signs: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: limb signs', given: aDog(['eye_redness']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-039',
    when: answer('limb_signs', 'cold_or_pale_paw'),
    atLeast: 'er_urgent',
    family: 'blood_flow',
    because: 'A cold or pale paw may have lost its blood supply.',
    sources: ['S29'],
    examples: [
      {
        name: 'dog: paw cold, pale or bluish',
        given: aDog(['limping'], { limb_signs: ['cold_or_pale_paw'] }),
        expect: 'yes',
      },
      { name: 'dog: limb signs: none', given: aDog(['limping'], { limb_signs: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: limb signs', given: aDog(['increased_appetite']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-040',
    when: all(
      answer('weight_bearing', 'non_weight_bearing'),
      answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24'),
      any(
        answer('context', 'hit_by_vehicle', 'fall_or_blow', 'fight_or_bite'),
        answer('limb_signs', 'very_painful'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'trauma',
    because: 'A leg that takes no weight after an injury, or hurts a lot, may be broken.',
    sources: ['S1', 'S39'],
    examples: [
      {
        name: 'dog: holds it up, no weight at all, 1 to 6 hours ago, very painful when touched',
        given: aDog(['limping'], {
          weight_bearing: 'non_weight_bearing',
          onset: 'hours_1_to_6',
          limb_signs: ['very_painful'],
        }),
        expect: 'yes',
      },
      {
        name: 'dog: uses it with a mild limp',
        given: aDog(['limping'], { weight_bearing: 'mild_limp' }),
        expect: 'no',
      },
      {
        name: 'dog: very painful when touched, not answered: weight bearing, onset, context',
        given: aDog(['limping'], { limb_signs: ['very_painful'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-041',
    when: answer('weight_bearing', 'non_weight_bearing'),
    atLeast: 'normal_vet',
    because: 'A pet that will not use a leg at all should be examined.',
    sources: ['S7', 'S39'],
    examples: [
      {
        name: 'dog: holds it up, no weight at all',
        given: aDog(['limping'], { weight_bearing: 'non_weight_bearing' }),
        expect: 'yes',
      },
      {
        name: 'dog: uses it with a mild limp',
        given: aDog(['limping'], { weight_bearing: 'mild_limp' }),
        expect: 'no',
      },
      { name: 'dog: not answered: weight bearing', given: aDog(['increased_thirst']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-042',
    when: answer('weight_bearing', 'toe_touching', 'several_legs'),
    atLeast: 'normal_vet',
    about: 'movement',
    because: 'Barely using a leg, or limping on several legs, should be examined.',
    sources: ['S7', 'K'],
    examples: [
      {
        name: 'dog: more than one leg, or it shifts between legs',
        given: aDog(['limping'], { weight_bearing: 'several_legs' }),
        expect: 'yes',
      },
      {
        name: 'dog: uses it with a mild limp',
        given: aDog(['limping'], { weight_bearing: 'mild_limp' }),
        expect: 'no',
      },
      { name: 'dog: not answered: weight bearing', given: aDog(['lethargy']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-043',
    when: answer('limb_signs', 'open_wound', 'swelling', 'very_painful'),
    atLeast: 'normal_vet',
    about: 'movement',
    because: 'A wound, swelling or strong pain in a leg should be examined.',
    sources: ['S9', 'S39'],
    examples: [
      {
        name: 'dog: very painful when touched',
        given: aDog(['limping'], { limb_signs: ['very_painful'] }),
        expect: 'yes',
      },
      { name: 'dog: limb signs: none', given: aDog(['limping'], { limb_signs: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: limb signs', given: aDog(['blood_urine']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-044',
    when: all(symptom('limping'), answer('onset', 'days_4_to_7', 'weeks_1_to_4', 'more_than_month')),
    atLeast: 'normal_vet',
    about: 'movement',
    because: 'A limp that lasts four days or longer should be examined.',
    sources: ['S7', 'S39'],
    examples: [
      {
        name: 'dog: limping, more than a month ago',
        given: aDog(['limping'], { onset: 'more_than_month' }),
        expect: 'yes',
      },
      {
        name: 'dog: limping, 6 to 24 hours ago',
        given: aDog(['limping'], { onset: 'hours_6_to_24' }),
        expect: 'no',
      },
      { name: 'dog: limping, not answered: onset', given: aDog(['limping']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-045',
    when: all(symptom('limping'), ageUnder(12), answer('onset', 'days_1_to_3')),
    atLeast: 'normal_vet',
    about: 'movement',
    because: 'In a growing pet, a limp that lasts over a day should be examined.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: 11 months old, limping, 1 to 3 days ago',
        given: aDog(['limping'], { onset: 'days_1_to_3' }, { ageMonths: 11 }),
        expect: 'yes',
      },
      {
        name: 'dog: 48 months old, low energy or weakness, 4 to 7 days ago',
        given: aDog(['lethargy'], { onset: 'days_4_to_7' }),
        expect: 'no',
      },
      {
        name: 'dog: 11 months old, limping, not answered: onset',
        given: aDog(['limping'], {}, { ageMonths: 11 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-046',
    when: text('penetrating'),
    atLeast: 'er_urgent',
    family: 'impaled',
    because: 'Something that went into the body can cause deep damage. Do not pull it out.',
    sources: ['S5', 'S8'],
    examples: [
      {
        name: 'dog: named in the notes',
        given: aDog(['straining_urinate'], {}, { notes: 'He was shot with a pellet gun.' }),
        expect: 'yes',
      },
      { name: 'dog: nothing in the notes', given: aDog(['diarrhea']), expect: 'no' },
    ],
  },
  {
    id: 'RF-310',
    when: answer('limb_signs', 'nail_or_pad'),
    atLeast: 'normal_vet',
    about: 'movement',
    because: 'A broken nail, a cut pad or something stuck in the paw hurts and gets infected easily.',
    sources: ['S85'],
    examples: [
      {
        name: 'a torn nail',
        given: aDog(['limping'], { limb_signs: ['nail_or_pad'] }),
        expect: 'yes',
      },
      { name: 'licks the paw', given: aDog(['limping'], { limb_signs: ['licking_paw'] }), expect: 'no' },
      { name: 'not answered', given: aDog(['limping']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-318',
    when: all(symptom('stiffness'), not(ageAtLeast(12)), answer('onset', 'weeks_1_to_4', 'more_than_month')),
    atLeast: 'normal_vet',
    about: 'movement',
    because: 'Stiffness that stays for weeks in a growing pet can be a bone or joint that grows wrong.',
    sources: ['S84'],
    examples: [
      {
        name: 'a puppy stiff for weeks',
        given: aDog(['stiffness'], { onset: 'weeks_1_to_4' }, { ageMonths: 7 }),
        expect: 'yes',
      },
      {
        name: 'a grown dog stiff for weeks',
        given: aDog(['stiffness'], { onset: 'weeks_1_to_4' }),
        expect: 'no',
      },
      {
        name: 'nobody knows since when',
        given: aDog(['stiffness'], {}, { ageMonths: 7 }),
        expect: 'unknown',
      },
    ],
  },
]
