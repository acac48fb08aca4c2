import {
  ageUnder,
  all,
  answer,
  any,
  not,
  species,
  text,
  unanswered,
  weightUnder,
} from '#domain/logic/condition.ts'
import { aCat, aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** Poisons and stings; most hold before any sign shows. */
export const poisons: readonly Rule[] = [
  {
    id: 'RF-152',
    when: all(species('dog'), answer('exposure', 'xylitol')),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: "Xylitol can drop a dog's blood sugar within an hour and harm the liver.",
    sources: ['S133', 'S19'],
    examples: [
      { name: 'dog: xylitol', given: aDog(['increased_thirst'], { exposure: ['xylitol'] }), expect: 'yes' },
      { name: 'dog: exposure: none', given: aDog(['blood_urine'], { exposure: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: exposure', given: aDog(['straining_urinate']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-153',
    when: all(species('cat'), answer('exposure', 'xylitol')),
    atLeast: 'normal_vet',
    yieldsToDose: true,
    because: 'Cats handle xylitol better than dogs, but a vet should know about it.',
    sources: ['S133'],
    examples: [
      { name: 'cat: xylitol', given: aCat(['labored_breathing'], { exposure: ['xylitol'] }), expect: 'yes' },
      { name: 'cat: exposure: none', given: aCat(['itching'], { exposure: ['none'] }), expect: 'no' },
      { name: 'cat: not answered: exposure', given: aCat(['coughing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-154',
    when: answer('exposure', 'grapes_raisins'),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: 'Grapes and raisins can harm the kidneys, and no safe amount is known.',
    sources: ['S19', 'S24'],
    examples: [
      {
        name: 'dog: grapes, raisins or currants',
        given: aDog(['increased_appetite'], { exposure: ['grapes_raisins'] }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['lethargy'], { exposure: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: exposure', given: aDog(['labored_breathing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-155',
    when: all(species('cat'), answer('exposure', 'lilies')),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: "Every part of a lily, even the pollen, can destroy a cat's kidneys.",
    sources: ['S20'],
    examples: [
      {
        name: 'cat: lily plant, pollen or vase water',
        given: aCat(['labored_breathing'], { exposure: ['lilies'] }),
        expect: 'yes',
      },
      {
        name: 'cat: snake bite, toad or scorpion',
        given: aCat(['diarrhea'], { exposure: ['snake_bite'] }),
        expect: 'no',
      },
      { name: 'cat: not answered: exposure', given: aCat(['stiffness']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-156',
    when: answer('exposure', 'antifreeze'),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: 'Antifreeze kills quickly, and the antidote works only in the first hours.',
    sources: ['S131'],
    examples: [
      {
        name: 'dog: antifreeze or car coolant',
        given: aDog(['rashes'], { exposure: ['antifreeze'] }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['sneezing'], { exposure: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: exposure', given: aDog(['lethargy']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-157',
    when: answer('exposure', 'rodenticide'),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because:
      'Rat and mouse poison does its harm days later, so treatment must start before your pet looks sick.',
    sources: ['S22'],
    examples: [
      {
        name: 'dog: rat or mouse poison',
        given: aDog(['constipation'], { exposure: ['rodenticide'] }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['head_shaking'], { exposure: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: exposure', given: aDog(['stiffness']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-158',
    when: answer('exposure', 'human_pain_medicine'),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: 'Human pain medicine can harm the stomach, liver, kidneys and blood.',
    sources: ['S134', 'S24'],
    examples: [
      {
        name: 'dog: human pain medicine',
        given: aDog(['eye_redness'], { exposure: ['human_pain_medicine'] }),
        expect: 'yes',
      },
      {
        name: 'dog: exposure: none',
        given: aDog(['decreased_appetite'], { exposure: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: exposure', given: aDog(['excessive_vocalization']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-159',
    when: answer('exposure', 'other_medicine'),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because:
      'Medicine for people, or a wrong dose, can be a danger. A poison line or clinic should decide now.',
    sources: ['S135', 'S24'],
    examples: [
      {
        name: 'dog: other human medicine, or a wrong dose of pet medicine',
        given: aDog(['straining_urinate'], { exposure: ['other_medicine'] }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['hiding'], { exposure: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: exposure', given: aDog(['head_shaking']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-160',
    when: all(species('cat'), answer('exposure', 'permethrin')),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: 'Flea products for dogs can cause shaking and seizures in cats.',
    sources: ['S24', 'K'],
    examples: [
      {
        name: 'cat: flea or tick product made for dogs',
        given: aCat(['hair_loss'], { exposure: ['permethrin'] }),
        expect: 'yes',
      },
      {
        name: 'cat: exposure: none',
        given: aCat(['increased_appetite'], { exposure: ['none'] }),
        expect: 'no',
      },
      { name: 'cat: not answered: exposure', given: aCat(['vomiting']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-161',
    when: all(species('cat'), answer('exposure', 'chocolate'), not(answer('exposure_amount', 'tiny_taste'))),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: "Chocolate is dangerous for a small body like a cat's.",
    sources: ['S19'],
    examples: [
      {
        name: 'cat: chocolate, coffee or caffeine, a large amount, or the whole package',
        given: aCat(['increased_thirst'], { exposure: ['chocolate'], exposure_amount: 'large' }),
        expect: 'yes',
      },
      {
        name: 'cat: exposure: none',
        given: aCat(['increased_appetite'], { exposure: ['none'] }),
        expect: 'no',
      },
      {
        name: 'cat: not answered: exposure, exposure amount',
        given: aCat(['constipation']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-162',
    when: all(
      species('dog'),
      answer('exposure', 'chocolate'),
      any(
        answer('exposure_amount', 'large', 'not_sure'),
        unanswered('exposure_amount'),
        weightUnder(5),
        unanswered('weight'),
        text('dark_chocolate'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: 'This chocolate may be enough to make a dog very sick.',
    sources: ['S130', 'S19'],
    examples: [
      {
        name: 'dog: 4 kg, chocolate, coffee or caffeine, nothing in the notes',
        given: aDog(['lethargy'], { exposure: ['chocolate'] }, { weightKg: 4 }),
        expect: 'yes',
      },
      {
        name: 'dog: 8 kg, human pain medicine, nothing in the notes',
        given: aDog(['hiding'], { exposure: ['human_pain_medicine'] }, { weightKg: 8 }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-163',
    when: all(
      species('dog'),
      answer('exposure', 'chocolate'),
      answer('exposure_amount', 'small'),
      weightUnder(10),
    ),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: 'Even a small amount of chocolate can be too much for a small dog.',
    sources: ['S130'],
    examples: [
      {
        name: 'dog: 8 kg, chocolate, coffee or caffeine, a small amount',
        given: aDog(['accidents'], { exposure: ['chocolate'], exposure_amount: 'small' }, { weightKg: 8 }),
        expect: 'yes',
      },
      {
        name: 'dog: 8 kg, exposure: none',
        given: aDog(['head_shaking'], { exposure: ['none'] }, { weightKg: 8 }),
        expect: 'no',
      },
      {
        name: 'dog: 4 kg, not answered: exposure, exposure amount',
        given: aDog(['accidents'], {}, { weightKg: 4 }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-164',
    when: all(
      answer('exposure', 'chocolate'),
      any(
        answer('neurologic_signs', 'tremors', 'wobbly', 'disoriented'),
        answer('vomit_frequency', 'four_or_more', 'nonstop'),
        answer('pain_signs', 'restless'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'poison',
    because: 'When a pet shakes, cannot rest or keeps vomiting, the chocolate it ate is at work.',
    sources: ['S130'],
    examples: [
      {
        name: 'dog: chocolate, coffee or caffeine, cannot get comfortable, pacing',
        given: aDog(['decreased_appetite'], { exposure: ['chocolate'], pain_signs: ['restless'] }),
        expect: 'yes',
      },
      {
        name: 'dog: rat or mouse poison',
        given: aDog(['rashes'], { exposure: ['rodenticide'] }),
        expect: 'no',
      },
      {
        name: 'dog: chocolate, coffee or caffeine, not answered: neurologic signs, vomit frequency, pain signs',
        given: aDog(['hair_loss'], { exposure: ['chocolate'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-165',
    when: all(answer('exposure', 'chocolate'), answer('exposure_amount', 'small')),
    atLeast: 'normal_vet',
    yieldsToDose: true,
    because: 'Your dog ate a small amount of chocolate, so a vet or poison line should check the amount.',
    sources: ['S130'],
    examples: [
      {
        name: 'dog: chocolate, coffee or caffeine, a small amount',
        given: aDog(['labored_breathing'], { exposure: ['chocolate'], exposure_amount: 'small' }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['vomiting'], { exposure: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: exposure, exposure amount', given: aDog(['hair_loss']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-166',
    when: all(
      answer('exposure', 'onion_garlic'),
      any(
        answer('exposure_amount', 'large', 'not_sure'),
        unanswered('exposure_amount'),
        species('cat'),
        answer('energy_level', 'very_low', 'weak'),
        answer('gum_color', 'pale_white', 'yellow'),
        answer('urine_signs', 'dark_brown'),
        text('dried_onion'),
      ),
      not(all(answer('exposure_amount', 'tiny_taste'), answer('energy_level', 'normal'))),
    ),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: 'Onion and garlic can destroy red blood cells.',
    sources: ['S132', 'S19'],
    examples: [
      {
        name: 'dog: onion, garlic, chives or leeks, a small amount of powder named in the notes',
        given: aDog(['itching'], {
          exposure: ['onion_garlic'],
          exposure_amount: 'small',
          exposure_details: 'garlic powder',
        }),
        expect: 'yes',
      },
      {
        name: 'cat: onion, garlic, chives or leeks, a large amount, or the whole package, normal',
        given: aCat(['excessive_vocalization'], {
          exposure: ['onion_garlic'],
          exposure_amount: 'large',
          energy_level: 'normal',
        }),
        expect: 'yes',
      },
      {
        name: 'cat: lily plant, pollen or vase water, i do not know, pink but dry or sticky',
        given: aCat(['labored_breathing'], {
          exposure: ['lilies'],
          exposure_amount: 'not_sure',
          gum_color: 'dry_sticky',
        }),
        expect: 'no',
      },
      {
        name: 'cat: very tired, not answered: exposure, exposure amount, gum color, urine signs',
        given: aCat(['hiding'], { energy_level: 'very_low' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-167',
    when: answer('exposure', 'onion_garlic'),
    atLeast: 'normal_vet',
    yieldsToDose: true,
    because: 'Onion and garlic can harm the blood, so a vet should know about it.',
    sources: ['S132'],
    examples: [
      {
        name: 'dog: onion, garlic, chives or leeks',
        given: aDog(['blood_urine'], { exposure: ['onion_garlic'] }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['straining'], { exposure: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: exposure', given: aDog(['coughing']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-168',
    when: all(
      answer('exposure', 'marijuana'),
      any(
        answer('neurologic_signs', 'cannot_walk', 'disoriented', 'tremors'),
        answer('energy_level', 'weak'),
        answer('exposure_amount', 'large'),
        answer('exposure', 'chocolate'),
        ageUnder(6),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'poison',
    because:
      'Marijuana can harm a pet if signs are strong, it ate a lot, or the drug was mixed with other things.',
    sources: ['S26', 'K'],
    examples: [
      {
        name: 'dog: 5 months old, marijuana, thc edibles or other drugs',
        given: aDog(['rashes'], { exposure: ['marijuana'] }, { ageMonths: 5, weightKg: 2 }),
        expect: 'yes',
      },
      {
        name: 'dog: 48 months old, exposure: none',
        given: aDog(['stiffness'], { exposure: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: 5 months old, cannot walk without help, weak, wobbly, or hard to rouse, not answered: exposure, exposure amount',
        given: aDog(
          ['increased_thirst'],
          { neurologic_signs: ['cannot_walk'], energy_level: 'weak' },
          { ageMonths: 5, weightKg: 2 },
        ),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-169',
    when: answer('exposure', 'marijuana'),
    atLeast: 'normal_vet',
    yieldsToDose: true,
    because: 'Marijuana needs advice from a vet or a poison line.',
    sources: ['S26'],
    examples: [
      {
        name: 'dog: marijuana, thc edibles or other drugs',
        given: aDog(['sneezing'], { exposure: ['marijuana'] }),
        expect: 'yes',
      },
      {
        name: 'dog: exposure: none',
        given: aDog(['excessive_vocalization'], { exposure: ['none'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: exposure', given: aDog(['hiding']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-170',
    when: all(
      answer('exposure', 'toxic_plant_mushroom'),
      not(all(answer('exposure_amount', 'tiny_taste'), answer('energy_level', 'normal'))),
    ),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: 'Some plants and mushrooms can kill, so this one has to be checked now.',
    sources: ['S24', 'K'],
    examples: [
      {
        name: 'dog: sago palm, other plant, or mushroom, a small amount',
        given: aDog(['excessive_vocalization'], {
          exposure: ['toxic_plant_mushroom'],
          exposure_amount: 'small',
        }),
        expect: 'yes',
      },
      {
        name: 'dog: marijuana, thc edibles or other drugs',
        given: aDog(['lethargy'], { exposure: ['marijuana'] }),
        expect: 'no',
      },
      {
        name: 'dog: not answered: exposure, exposure amount, energy level',
        given: aDog(['itching']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-171',
    when: all(answer('exposure', 'toxic_plant_mushroom'), text('deadly_plant')),
    atLeast: 'er_urgent',
    family: 'poison',
    because: 'This plant is deadly even in small amounts.',
    sources: ['S20', 'K'],
    examples: [
      {
        name: 'dog: sago palm, other plant, or mushroom, named in the notes',
        given: aDog(
          ['coughing'],
          { exposure: ['toxic_plant_mushroom'] },
          { notes: 'He chewed the sago palm.' },
        ),
        expect: 'yes',
      },
      {
        name: 'dog: exposure: none, nothing in the notes',
        given: aDog(['accidents'], { exposure: ['none'] }),
        expect: 'no',
      },
    ],
  },
  {
    id: 'RF-172',
    when: answer('exposure', 'toxic_plant_mushroom'),
    atLeast: 'normal_vet',
    yieldsToDose: true,
    because: 'Even a taste of a harmful plant should be talked over with a vet.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: sago palm, other plant, or mushroom',
        given: aDog(['eye_discharge'], { exposure: ['toxic_plant_mushroom'] }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['coughing'], { exposure: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: exposure', given: aDog(['diarrhea']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-173',
    when: all(
      answer('exposure', 'pesticide_chemical'),
      not(all(answer('exposure_amount', 'tiny_taste'), answer('energy_level', 'normal'))),
    ),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: 'Slug bait, insect killers and strong cleaners can poison or burn a pet quickly.',
    sources: ['S9', 'S24'],
    examples: [
      {
        name: 'dog: slug bait, insecticide, cleaner or other chemical, a large amount, or the whole package',
        given: aDog(['hair_loss'], { exposure: ['pesticide_chemical'], exposure_amount: 'large' }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['constipation'], { exposure: ['none'] }), expect: 'no' },
      {
        name: 'dog: not answered: exposure, exposure amount, energy level',
        given: aDog(['decreased_appetite']),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-174',
    when: answer('exposure', 'pesticide_chemical'),
    atLeast: 'normal_vet',
    yieldsToDose: true,
    because: 'Even a lick of a chemical should be talked over with a vet.',
    sources: ['S24', 'K'],
    examples: [
      {
        name: 'dog: slug bait, insecticide, cleaner or other chemical',
        given: aDog(['decreased_appetite'], { exposure: ['pesticide_chemical'] }),
        expect: 'yes',
      },
      {
        name: 'dog: snake bite, toad or scorpion',
        given: aDog(['stiffness'], { exposure: ['snake_bite'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: exposure', given: aDog(['accidents']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-175',
    when: all(
      answer('exposure', 'alcohol_dough'),
      not(all(answer('exposure_amount', 'tiny_taste'), answer('energy_level', 'normal'))),
    ),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: 'Alcohol poisons pets quickly, and raw dough swells in the stomach.',
    sources: ['S19'],
    examples: [
      {
        name: 'dog: alcohol or raw bread dough, a small amount',
        given: aDog(['constipation'], { exposure: ['alcohol_dough'], exposure_amount: 'small' }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['vomiting'], { exposure: ['none'] }), expect: 'no' },
      {
        name: 'dog: alcohol or raw bread dough, not answered: exposure amount, energy level',
        given: aDog(['coughing'], { exposure: ['alcohol_dough'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-176',
    when: answer('exposure', 'snake_bite'),
    atLeast: 'er_urgent',
    family: 'venom',
    because: 'Venom from a snake, toad or scorpion can kill within hours.',
    sources: ['S3', 'S45'],
    examples: [
      {
        name: 'dog: snake bite, toad or scorpion',
        given: aDog(['hair_loss'], { exposure: ['snake_bite'] }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['sneezing'], { exposure: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: exposure', given: aDog(['stiffness']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-177',
    when: all(
      answer('exposure', 'spoiled_fatty_food'),
      any(
        answer('neurologic_signs', 'tremors', 'wobbly'),
        answer('vomit_frequency', 'four_or_more', 'nonstop'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'poison',
    because: 'A pet that shakes or keeps vomiting after spoiled food may be poisoned.',
    sources: ['S9', 'K'],
    examples: [
      {
        name: 'dog: garbage, compost, moldy or very fatty food, almost nonstop, every hour or more',
        given: aDog(['vomiting'], { exposure: ['spoiled_fatty_food'], vomit_frequency: 'nonstop' }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['eye_discharge'], { exposure: ['none'] }), expect: 'no' },
      {
        name: 'dog: garbage, compost, moldy or very fatty food, not answered: neurologic signs, vomit frequency',
        given: aDog(['head_shaking'], { exposure: ['spoiled_fatty_food'] }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-178',
    when: all(
      answer('exposure', 'unknown', 'other'),
      any(
        answer('energy_level', 'very_low', 'weak'),
        answer('neurologic_signs', 'tremors', 'wobbly', 'disoriented', 'cannot_walk'),
        answer('vomit_frequency', 'four_or_more', 'nonstop'),
        answer('mouth_signs', 'drooling'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'poison',
    because: 'These signs together with a possible poison need help now.',
    sources: ['S1', 'S6'],
    examples: [
      {
        name: 'dog: something else harmful, very tired',
        given: aDog(['limping'], { exposure: ['other'], energy_level: 'very_low' }),
        expect: 'yes',
      },
      {
        name: 'dog: battery or magnet, very tired',
        given: aDog(['straining'], { exposure: ['battery_magnet'], energy_level: 'very_low' }),
        expect: 'no',
      },
      {
        name: 'dog: weak, wobbly, or hard to rouse, cannot walk without help, drooling more than usual, not answered: exposure, vomit frequency',
        given: aDog(['decreased_appetite'], {
          energy_level: 'weak',
          neurologic_signs: ['cannot_walk'],
          mouth_signs: ['drooling'],
        }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-179',
    when: answer('exposure', 'unknown', 'other'),
    atLeast: 'normal_vet',
    yieldsToDose: true,
    because: 'When something harmful may have been eaten, a vet or poison line should be asked.',
    sources: ['S1'],
    examples: [
      {
        name: 'dog: something else harmful',
        given: aDog(['hiding'], { exposure: ['other'] }),
        expect: 'yes',
      },
      { name: 'dog: exposure: none', given: aDog(['accidents'], { exposure: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: exposure', given: aDog(['lethargy']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-180',
    when: text('poison_named'),
    atLeast: 'er_urgent',
    family: 'poison',
    yieldsToDose: true,
    because: 'You named something that can be very poisonous.',
    sources: ['S1', 'S24'],
    examples: [
      {
        name: 'dog: named in the notes',
        given: aDog(['lethargy'], {}, { notes: 'The pet drank antifreeze.' }),
        expect: 'yes',
      },
      { name: 'dog: nothing in the notes', given: aDog(['constipation']), expect: 'no' },
    ],
  },
]
