import { answer, any, intact } from '#domain/logic/condition.ts'
import {
  about,
  against,
  doing,
  feedLine,
  feeding,
  foodChange,
  foodPause,
  line,
  lineFor,
  lineIf,
  unless,
} from './care-line.ts'
import type { CareLine } from './care-line.ts'
import { noPullingString } from './first-aid.ts'

/** What is worth doing for one condition, beyond what its symptoms ask for. */
export type ConditionCare = {
  readonly home?: readonly CareLine[]
  readonly diet?: readonly CareLine[]
  /** The stomach needs no rest: the pet eats as usual. */
  readonly feedsAsUsual?: true
  /** Food could do harm, so a vet decides about it. */
  readonly askBeforeFeeding?: true
  /** Signs that make it an emergency, beyond those of its symptoms. */
  readonly goNow?: readonly CareLine[]
  /** It can spread to other pets or to people. */
  readonly spreads?: readonly CareLine[]
}

const wasHot = any(answer('context', 'heat_exposure'), answer('danger_signs', 'overheated'))

const fleasSpread = line('Treat all pets at home, and wash bedding. Fleas also bite people.', 'S49', 'K')
const handsAfterStool = line('Wash your hands after you touch stool. Some worms can spread to people.', 'K')
const awayFromDogs = line('Keep {petName} away from other dogs until a vet says it is safe.', 'S36', 'K')
const noDogFleaDrops = line('Never use a dog flea product on a cat. It can be deadly.', 'S24', 'K')

const stuckInside = line('Go now for vomiting, drool, gulping, a sore belly, or straining.', 'S27', 'S112')

/** Said of the skin and of a sting, in the same words. */
export const skinReaction = line(
  'Go now if the face swells, hives spread, or {petName} vomits or gets weak.',
  'S5',
  'S32',
)

/** Care by condition id. */
export const careByCondition: Readonly<Record<string, ConditionCare>> = {
  gi_foreign_body: { askBeforeFeeding: true, goNow: [stuckInside] },
  linear_foreign_body: {
    askBeforeFeeding: true,
    goNow: [stuckInside],
    home: [noPullingString],
  },
  gdv: { askBeforeFeeding: true },
  esophageal_foreign_body: { askBeforeFeeding: true },
  intussusception: { askBeforeFeeding: true },
  battery_ingestion: { askBeforeFeeding: true },
  hairball: {
    feedsAsUsual: true,
    home: [about('brushing', line('Brush the coat each day to take out loose fur.', 'K'))],
    diet: [foodChange('A hairball food or gel for cats may help fur pass.', 'K')],
  },
  bilious_vomiting: {
    feedsAsUsual: true,
    diet: [feedLine('Give a small meal late in the evening, so the stomach is not empty at night.', 'K')],
  },
  eating_too_fast: {
    feedsAsUsual: true,
    home: [
      feeding(
        lineIf(
          answer('vomit_content', 'regurgitated_food'),
          'Feed in a slow bowl or on a flat tray, away from other pets.',
          'K',
        ),
      ),
    ],
    diet: [feedLine('Split the food into three or four small meals.', 'K')],
  },
  motion_sickness: {
    home: [line('Take short rides, with a window open a little. Use a crate or a belt.', 'K')],
    diet: [foodPause('Feed no meal for a few hours before a ride.', 'K')],
  },
  diet_change_diarrhea: {
    diet: [feedLine('Go back to the old food. Mix in new food over a week.', 'S50', 'K')],
  },
  picky_eating: { diet: [feedLine('Offer the usual flavor, or mix a little of it into the new food.', 'K')] },
  heat_low_appetite: {
    home: [
      doing('cool', lineFor('dog', 'Keep {petName} in the shade or a cool room. Walk early or late.', 'S16')),
      doing('cool', lineFor('cat', 'Keep {petName} in the shade or a cool room.', 'S16')),
    ],
    diet: [feedLine('Offer food in the cool hours, and plenty of water.', 'S16', 'K')],
  },
  teething: {
    home: [line('Offer a cold, soft chew toy. Check the mouth once a day.', 'K')],
    diet: [feedLine('Soak dry food in warm water while the gums are sore.', 'K')],
  },
  colitis: { diet: [foodChange('A spoon of plain canned pumpkin in the meal may firm the stool.', 'K')] },
  plant_or_object_taste: {
    home: [line('Wipe the mouth with a wet cloth, and offer water or a little tuna water.', 'S24', 'K')],
  },
  intestinal_parasites: { spreads: [handsAfterStool, line('Pick up stool right away.', 'K')] },
  flea_allergy: {
    home: [noDogFleaDrops, line('Vacuum floors and beds each day for two weeks.', 'S49', 'K')],
    spreads: [fleasSpread],
  },
  flea_anemia: { home: [noDogFleaDrops], spreads: [fleasSpread] },
  tick_bite: {
    home: [line('Pull ticks straight out with fine tweezers, close to the skin. Then wash the spot.', 'K')],
    spreads: [line('Check yourself and other pets for ticks too.', 'K')],
  },
  ear_mites: { spreads: [line('Ear mites spread. Have all cats and dogs at home checked.', 'K')] },
  ringworm: {
    spreads: [line('Ringworm can spread to people. Wash your hands, and keep children away for now.', 'K')],
  },
  mange: { spreads: [line('Some mites can spread to people. Wear gloves and wash bedding hot.', 'K')] },
  infectious_tracheobronchitis: {
    spreads: [line('Keep {petName} away from other dogs until the cough is gone. It may spread.', 'K')],
  },
  parvovirus: {
    spreads: [awayFromDogs, line('Tell the clinic before you come in. Parvo spreads fast.', 'S36')],
  },
  panleukopenia: {
    spreads: [line('Keep {petName} away from other cats. Tell the clinic before you come in.', 'K')],
  },
  feline_upper_respiratory: {
    home: [line('Sit with {petName} in a steamy bathroom for ten minutes.', 'K')],
    diet: [feedLine('Warm wet food. Cats eat more when they can smell it.', 'S37', 'K')],
    spreads: [line('Cat flu spreads. Use separate bowls and beds for other cats.', 'K')],
  },
  leptospirosis: { spreads: [line('Wear gloves to clean up pee. This germ can make people sick.', 'K')] },
  conjunctivitis: {
    spreads: [line('Wash your hands after you touch the eyes. It may spread to other pets.', 'K')],
  },
  bite_abscess: {
    spreads: [line('If an unknown animal bit {petName}, tell the vet. Ask about a rabies booster.', 'K')],
  },
  smoke_inhalation: {
    spreads: [
      about(
        'fresh_air',
        line('Fumes harm people too. Leave the house, and call for help if anyone feels ill.', 'S3', 'K'),
      ),
    ],
  },
  normal_shedding: { home: [about('brushing', line('Brush each day while the coat sheds.', 'K'))] },
  minor_scratch: { home: [line('Rinse with clean water, and stop {petName} from licking.', 'K')] },
  feline_acne: { home: [line('Use metal or glass bowls, and wash them each day.', 'K')] },
  water_in_ear: { home: [line('Dry the outer ear with a soft cloth after a bath or swim.', 'K')] },
  tear_staining: { home: [line('Wipe under the eyes once a day with a damp cloth.', 'K')] },
  eye_irritation: { home: [line('Rinse the eye with sterile salt water made for eyes.', 'S28', 'K')] },
  soft_tissue_injury: {
    home: [
      against(
        'walk',
        line('Keep {petName} on rest for three to five days, even if it looks better.', 'S39', 'K'),
      ),
    ],
  },
  muscle_soreness: { home: [lineFor('dog', 'When the rest is over, build up walks step by step.', 'K')] },
  paw_injury: {
    home: [
      lineFor('dog', 'Rinse the paw and cover it with a light, dry sock for walks only.', 'K'),
      lineFor('cat', 'Rinse the paw with clean water.', 'K'),
    ],
  },
  insect_sting_local: {
    goNow: [skinReaction],
    home: [
      line('Scrape out the stinger with a card, and lay a cool cloth on the spot.', 'S32', 'K'),
      line('Watch the face for swelling for the next hours.', 'S32'),
    ],
  },
  osteoarthritis: {
    home: [
      lineFor('dog', 'Use ramps or steps to the bed and car.', 'S59', 'K'),
      lineFor('cat', 'Use ramps or steps to the bed.', 'K'),
    ],
    diet: [line('Keep {petName} lean. Less weight means less pain in the joints.', 'S59')],
  },
  stress_behavior: {
    home: [line('Keep the daily routine. Give {petName} a quiet room when guests come.', 'K')],
  },
  noise_fear: {
    home: [
      line('Close windows and curtains, and turn on music or a fan.', 'K'),
      line('Let {petName} hide. Stay close and calm.', 'K'),
    ],
  },
  young_pet_adjustment: {
    home: [line('Let the crate stand near your bed for the first nights.', 'K')],
  },
  litter_box_aversion: {
    home: [line('Scoop each day. Have one box per cat and one more, in calm places.', 'S63', 'K')],
  },
  urine_marking: {
    home: [
      line('Block the view of strange cats.', 'K'),
      lineIf(intact, 'Ask your vet about neutering.', 'K'),
    ],
  },
  excitement_urination: {
    home: [line('Greet {petName} calmly and low, outside if you can. Never scold.', 'K')],
  },
  attention_seeking: {
    home: [feedLine('Feed and play at fixed times. Do not answer crying with food.', 'K')],
  },
  reverse_sneezing: { home: [line('Stay calm and stroke the throat. The fit ends by itself.', 'K')] },
  estrus_calling: {
    home: [line('Keep {petName} indoors.', 'K'), lineIf(intact, 'Ask your vet about spaying.', 'K')],
  },
  heat_cycle_dog: { home: [line('Keep {petName} on a leash and away from male dogs.', 'K')] },
  vaccine_reaction_mild: { home: [line('Let {petName} sleep. Do not rub the sore spot.', 'S32', 'K')] },
  anesthesia_recovery: {
    home: [
      unless(
        wasHot,
        doing('warm', line('Keep {petName} warm and quiet tonight. No stairs or jumping.', 'K')),
      ),
      line('Keep the cone on, and keep the wound dry.', 'K'),
    ],
    diet: [feedLine('Offer half a normal meal tonight, in small parts.', 'K')],
  },
  medicine_side_effect: {
    home: [line('Do not stop or change the medicine before you have talked to your vet.', 'K')],
  },
  normal_drinking_change: {
    home: [line('Measure the water for two days. Bring the numbers if it stays odd.', 'K')],
  },
  chocolate_toxicosis: {
    home: [line('Keep the wrapper. Type, size and cocoa content set the risk.', 'S17')],
  },
}
