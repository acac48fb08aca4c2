import { all, answer, any, intact, sex, species, symptom } from '#domain/logic/condition.ts'
import { skinReaction } from './by-condition.ts'
import {
  about,
  against,
  doing,
  feedLine,
  foodChange,
  foodPause,
  line,
  lineFor,
  lineIf,
  unless,
  waiting,
} from './care-line.ts'
import type { CareLine } from './care-line.ts'

/** What an owner can do about one symptom until it is gone or a vet has seen it. */
export type SymptomCare = {
  readonly home: readonly CareLine[]
  readonly diet?: readonly CareLine[]
  readonly watch: readonly CareLine[]
  /** When a pet at home needs a visit. */
  readonly worse: readonly CareLine[]
  /** The signs of this problem that make it an emergency. */
  readonly goNow: readonly CareLine[]
  /** What helps the vet. */
  readonly bring?: readonly CareLine[]
}

const stomachDiet: readonly CareLine[] = [
  foodChange('Feed small, plain meals, such as cooked chicken and rice, for a day or two.', 'S38', 'K'),
  foodChange('Go back to the usual food over two or three days.', 'K'),
]

/** A pet from the heat is not kept warm. */
const wasHot = any(answer('context', 'heat_exposure'), answer('danger_signs', 'overheated'))
/** Where the pet vomits, water is given little by little. */
const vomits = symptom('vomiting')
const overTwoDays = answer('onset', 'days_4_to_7', 'weeks_1_to_4', 'more_than_month')
const overADay = any(overTwoDays, answer('onset', 'days_1_to_3'))
const mayHaveWombInfection = all(sex('female'), intact)
const eyeInDanger = line('Go now for an eye held shut, cloudy, bigger, or one that cannot see.', 'S28')
const countBreaths = line(
  'Count breaths while {petName} rests or sleeps. More than 30 a minute is too fast.',
  'S10',
  'S11',
)
const tooFast = line('Go now if you count 40 breaths a minute or more at rest.', 'S10', 'S11')
const noPee = line('Go now if only drops or nothing come out. A blocked bladder can kill.', 'S1', 'S12')
const sickWithBladder = line('Go now if {petName} also vomits, hides or gets weak.', 'S12')

/** Care by symptom value. */
export const careBySymptom: Readonly<Record<string, SymptomCare>> = {
  itching: {
    home: [
      line('Stop {petName} from licking or chewing sore skin. A soft cone helps.', 'K'),
      line(
        'Comb the coat with a flea comb over white paper. Dark specks that turn red when wet are flea dirt.',
        'S49',
        'K',
      ),
    ],
    watch: [line('Look at the skin each day for red, wet or bald spots.', 'K')],
    worse: [line('See a vet if the skin is raw, smells bad, or {petName} cannot sleep.', 'S46', 'K')],
    bring: [line('Note which flea product you used and when.', 'K')],
    goNow: [skinReaction],
  },
  hair_loss: {
    home: [about('brushing', line('Brush gently once a day and look at the skin under the fur.', 'K'))],
    watch: [line('Take a photo of bald spots today, so you can see if they grow.', 'K')],
    worse: [line('See a vet if bald spots grow, itch, or look round and scaly.', 'K')],
    goNow: [line('Go now if the bare skin turns black, or {petName} gets weak.', 'S9', 'K')],
  },
  rashes: {
    home: [
      unless(
        answer('context', 'surgery_or_anesthesia'),
        line('Keep the spot clean and dry. Use cool water only.', 'K'),
      ),
      lineIf(
        answer('context', 'surgery_or_anesthesia'),
        'Keep the wound dry, and use a cone so that nobody licks it.',
        'K',
      ),
      line('Do not put creams made for people on the skin. {petName} may lick them off.', 'S24', 'K'),
    ],
    watch: [line('Take a photo each day to see if the spot grows.', 'K')],
    worse: [
      waiting(48, line('See a vet if the spot grows, oozes, or itches for over two days.', 'K'), 'onset'),
      lineIf(overTwoDays, 'See a vet if the spot grows or oozes.', 'K'),
    ],
    goNow: [
      line('Go now for a swollen face, bumps that spread fast, purple spots or bruises.', 'S5', 'S32', 'S22'),
    ],
  },
  eye_redness: {
    home: [
      line('Wipe around the eye with clean, damp cotton. Do not touch the eye itself.', 'S28', 'K'),
      line('Use no eye drops that were left over or made for people.', 'S28', 'K'),
    ],
    watch: [line('Check twice a day that the eye is wide open and clear.', 'S28')],
    worse: [waiting(24, line('See a vet if it is not clearly better after a day.', 'S28', 'K'), 'now')],
    goNow: [eyeInDanger],
  },
  eye_discharge: {
    home: [
      line('Wipe away the discharge with clean, damp cotton. Use a new piece for each eye.', 'K'),
      line('Stop {petName} from rubbing the eye. Use a cone if you have one.', 'S28', 'S91'),
    ],
    watch: [line('Look at the color. Clear is mild. Yellow or green needs a vet.', 'S28', 'K')],
    worse: [
      waiting(24, line('See a vet if it turns yellow or green, or lasts over a day.', 'S28', 'K'), 'onset'),
      lineIf(overADay, 'See a vet if it turns yellow or green.', 'S28'),
    ],
    goNow: [eyeInDanger],
  },
  head_shaking: {
    home: [
      line('Look into the ear in good light. Do not push anything into it.', 'K'),
      line('Dry the outside of the ear with a soft cloth.', 'K'),
    ],
    watch: [line('Smell the ears once a day. A bad smell can mean an infection.', 'K')],
    worse: [line('See a vet if the ear is red, smells, hurts, or the head tilts.', 'S1', 'K')],
    goNow: [line('Go now for falls, walking in circles, or eyes that flick side to side.', 'S1', 'S8')],
  },
  decreased_appetite: {
    home: [
      feedLine('Offer food in a calm spot, away from other pets.', 'K'),
      line('Keep fresh water close by.', 'K'),
    ],
    diet: [
      feedLine('Warm the usual food a little, and offer small bites.', 'S37', 'K'),
      line('Do not force food into the mouth.', 'K'),
    ],
    watch: [line('Write down what {petName} eats at each meal.', 'K')],
    worse: [
      waiting(24, lineFor('cat', 'See a vet today if {petName} eats nothing for 24 hours.', 'S37')),
      waiting(48, lineFor('dog', 'See a vet today if {petName} eats nothing for 48 hours.', 'S7')),
    ],
    goNow: [
      line('Go now for vomiting again and again, a big or sore belly, or weakness.', 'S1', 'S38'),
      lineFor('cat', 'Go now if the gums, ears or eyes look yellow.', 'S3', 'S37'),
    ],
  },
  increased_appetite: {
    home: [line('Weigh {petName} now, and once a week from now on.', 'K')],
    diet: [feedLine('Feed measured meals of the usual food. Do not add more because of begging.', 'K')],
    watch: [line('Watch for weight loss or more thirst. They point to a hidden disease.', 'S55', 'S57')],
    worse: [line('See a vet if {petName} eats more but gets thin.', 'S57')],
    goNow: [line('Go now if the belly swells, or {petName} heaves and nothing comes up.', 'S5', 'S42')],
  },
  decreased_thirst: {
    home: [
      line('Put out fresh water in more than one place.', 'K'),
      feedLine('Add water to the food, or offer wet food.', 'K'),
    ],
    watch: [line('Check that the gums feel wet and that {petName} pees.', 'S38', 'K')],
    worse: [waiting(24, line('See a vet today if {petName} drinks nothing for 24 hours.', 'S1'))],
    goNow: [line('Go now if {petName} cannot keep water down, or gets weak.', 'S38')],
  },
  increased_thirst: {
    home: [
      against('limit_water', line('Never take the water away. {petName} needs it.', 'S55', 'S56')),
      line('Measure how much water goes into the bowl and what is left after a day.', 'K'),
    ],
    watch: [line('Watch how much {petName} pees, and if weight goes down.', 'S55', 'S56')],
    worse: [
      waiting(
        48,
        line('See a vet if {petName} drinks more than usual for over two days.', 'S55', 'S56'),
        'onset',
      ),
    ],
    bring: [line('Bring a fresh pee sample in a clean jar if you can catch one.', 'K')],
    goNow: [
      line('Go now if {petName} drinks a lot and also vomits or gets weak.', 'S34', 'S55'),
      lineIf(mayHaveWombInfection, 'Go now for pus or a bad-smelling discharge under the tail.', 'S34'),
    ],
  },
  lethargy: {
    home: [
      about('resting', line('Let {petName} rest in a quiet place with water close by. No hard play.', 'K')),
    ],
    watch: [line('Check every few hours that {petName} gets up, greets you and drinks.', 'S7')],
    worse: [waiting(24, line('See a vet if {petName} is not brighter after a day.', 'S7', 'K'), 'now')],
    goNow: [
      line('Go now if {petName} is weak, wobbly or hard to wake.', 'S6', 'S8'),
      line('Go now if the gums turn pale or the belly gets big.', 'S3', 'S5'),
    ],
  },
  hiding: {
    home: [
      feedLine('Give {petName} a hiding place with food, water and a toilet close by.', 'K'),
      line('Do not pull {petName} out. Sit near and speak in a soft voice.', 'K'),
    ],
    watch: [line('Check each day that {petName} eats, drinks, pees and poops.', 'S37', 'K')],
    worse: [waiting(24, line('See a vet if {petName} hides and does not eat for a day.', 'S37'))],
    goNow: [line('Go now if {petName} breathes hard, cries when moved, or drags a leg.', 'S1', 'S5')],
  },
  excessive_vocalization: {
    home: [unless(wasHot, feedLine('Check food, water, a clean toilet, and a warm place to sleep.', 'K'))],
    watch: [line('Note when {petName} cries, and what stops it.', 'K')],
    worse: [line('See a vet if new crying goes on, or keeps {petName} from sleep.', 'K')],
    bring: [line('Record the sound on your phone for the vet.', 'K')],
    goNow: [line('Go now if {petName} cries without a stop, or while trying to pee.', 'S1', 'S12')],
  },
  vomiting: {
    home: [
      foodPause('Take up the food for a few hours.', 'S38', 'K'),
      doing('limit_water', line('Leave small amounts of water, and fill it up often.', 'S38', 'K')),
    ],
    diet: stomachDiet,
    watch: [line('Count how often {petName} vomits, and look for blood.', 'S38')],
    worse: [line('See a vet if {petName} vomits three times, or cannot keep water down.', 'S1', 'S38')],
    bring: [line('Take a photo of the vomit.', 'K')],
    goNow: [
      line('Go now if {petName} heaves and nothing comes up.', 'S5', 'S42'),
      line('Go now for bloody or dark vomit, a big or sore belly, or weakness.', 'S1', 'S38'),
    ],
  },
  diarrhea: {
    home: [
      unless(vomits, lineFor('dog', 'Give fresh water at all times, and more trips outside.', 'S50', 'K')),
      unless(vomits, lineFor('cat', 'Give fresh water at all times, and a clean litter box.', 'S50', 'K')),
      lineIf(all(vomits, species('dog')), 'Give more trips outside.', 'K'),
      lineIf(all(vomits, species('cat')), 'Keep the litter box clean.', 'K'),
    ],
    diet: stomachDiet,
    watch: [line('Count the stools and look for blood or black color.', 'S38', 'S50')],
    worse: [
      waiting(
        48,
        line('See a vet if it lasts more than two days, or {petName} also vomits.', 'S38', 'S39'),
        'onset',
      ),
    ],
    bring: [line('Bring a fresh stool sample in a clean bag or jar.', 'K')],
    goNow: [line('Go now for a lot of blood, black stool, or if {petName} gets weak.', 'S1', 'S38')],
  },
  straining: {
    home: [line('Make sure that {petName} really tries to poop and can still pee.', 'S12')],
    watch: [line('Look for pee each time. Straining with no pee at all is an emergency.', 'S1', 'S12')],
    worse: [
      waiting(24, line('See a vet if the straining lasts a day, or you see blood.', 'S1', 'S39'), 'onset'),
    ],
    bring: [line('Bring a fresh stool sample in a clean bag or jar.', 'K')],
    goNow: [line('Go now if no pee comes, or if {petName} strains and vomits.', 'S1', 'S12')],
  },
  constipation: {
    home: [
      unless(vomits, doing('walk', lineFor('dog', 'Give more water and a short, calm walk.', 'K'))),
      unless(vomits, lineFor('cat', 'Give more water and a little calm play.', 'K')),
      lineFor('cat', 'Use no enema or laxative made for people. Some are deadly for cats.', 'S24', 'K'),
      lineFor('dog', 'Use no enema or laxative made for people.', 'K'),
    ],
    diet: [feedLine('Offer wet food or add water to the meal.', 'K')],
    watch: [line('Note each stool, and that {petName} pees as usual.', 'S12', 'S39')],
    worse: [waiting(48, line('See a vet if there is no stool for two days, or {petName} vomits.', 'S39'))],
    goNow: [line('Go now for vomiting, a big or sore belly, or no pee.', 'S39', 'S12')],
  },
  limping: {
    home: [
      about(
        'resting',
        against(
          'walk',
          lineFor('dog', 'Rest. Short leash walks only. No jumping, stairs or rough play.', 'S39', 'K'),
        ),
      ),
      about(
        'resting',
        against('walk', lineFor('cat', 'Rest. One room only. No jumping, stairs or rough play.', 'S39', 'K')),
      ),
      line('Look at the paw and between the toes for a cut, thorn or broken nail.', 'K'),
    ],
    watch: [line('Check twice a day how much weight {petName} puts on the leg.', 'S39')],
    worse: [
      waiting(48, line('See a vet if the limp lasts more than two days, or gets worse.', 'S39'), 'onset'),
    ],
    bring: [line('Bring a short video of {petName} getting up and walking.', 'K')],
    goNow: [
      line('Go now if the leg hangs loose, bone shows, or the paw turns cold.', 'S39', 'S29'),
      line('Go now if {petName} drags a leg or cannot get up.', 'S30', 'S3'),
    ],
  },
  stiffness: {
    home: [
      unless(wasHot, line('Give a soft, warm bed and a rug on slick floors.', 'S59', 'K')),
      lineFor('dog', 'Keep walks short and even. No jumping.', 'S59', 'K'),
      lineFor('cat', 'Put food, water and bed where no jump is needed.', 'K'),
    ],
    watch: [line('Note when {petName} is stiff, and how long it takes to loosen up.', 'S59')],
    worse: [line('See a vet if {petName} gets stiffer, or does not want to walk.', 'S59')],
    bring: [line('Bring a short video of {petName} getting up and walking.', 'K')],
    goNow: [line('Go now if the back legs wobble, drag or cross.', 'S30')],
  },
  coughing: {
    home: [
      lineFor('dog', 'Use a harness in place of a collar, and keep play calm.', 'K'),
      lineFor('cat', 'Take off a tight collar, and keep play calm.', 'K'),
      line('Keep smoke, sprays and dust away from {petName}.', 'K'),
    ],
    watch: [countBreaths],
    worse: [line('See a vet if the cough gets wet, comes at night, or lasts.', 'S1', 'S53')],
    bring: [line('Record the cough on your phone.', 'K')],
    goNow: [line('Go now if {petName} coughs up blood.', 'S1'), tooFast],
  },
  sneezing: {
    home: [
      line('Wipe the nose with a damp cloth.', 'K'),
      line('Keep dust, smoke and strong smells away.', 'K'),
    ],
    watch: [line('Look at what comes from the nose. Green or bloody needs a vet.', 'S1', 'K')],
    worse: [line('See a vet for a nosebleed, or if {petName} stops eating.', 'S1', 'S37')],
    goNow: [line('Go now for a nosebleed that does not stop, or open-mouth breathing.', 'S1', 'S5')],
  },
  labored_breathing: {
    home: [
      against(
        'walk',
        doing('cool', lineFor('dog', 'Keep {petName} cool and calm. No walks or play.', 'S10', 'S16')),
      ),
      against('walk', doing('cool', lineFor('cat', 'Keep {petName} cool and calm. No play.', 'S10', 'S16'))),
    ],
    watch: [countBreaths],
    worse: [line('See a vet if the breathing is not quiet and easy again today.', 'S10')],
    bring: [line('Film the breathing while {petName} rests.', 'K')],
    goNow: [line('Go now for a heaving belly, a mouth hanging open, or blue gums.', 'S3', 'S5'), tooFast],
  },
  straining_urinate: {
    home: [
      unless(vomits, line('Give plenty of fresh water and many chances to pee.', 'S63', 'K')),
      lineIf(vomits, 'Give many chances to pee.', 'K'),
    ],
    watch: [line('Check that pee comes out each time. Look for drops, blood or crying.', 'S12')],
    worse: [waiting(24, line('See a vet today if {petName} goes often or strains.', 'S12', 'S63'))],
    bring: [line('Bring a fresh pee sample in a clean jar if you can catch one.', 'K')],
    goNow: [noPee, sickWithBladder],
  },
  accidents: {
    home: [
      line('Clean the spot with an enzyme cleaner. Do not punish {petName}.', 'K'),
      lineFor('dog', 'Offer more trips outside.', 'K'),
      lineFor('cat', 'Offer a clean litter box in a calm place.', 'S63', 'K'),
    ],
    watch: [line('Note how often and how much {petName} pees.', 'S60', 'S63')],
    worse: [line('See a vet if there is blood, straining, or much more thirst.', 'S1', 'S63')],
    bring: [line('Bring a fresh pee sample in a clean jar if you can catch one.', 'K')],
    goNow: [noPee, sickWithBladder],
  },
  blood_urine: {
    home: [
      unless(vomits, line('Give plenty of fresh water and many chances to pee.', 'S63', 'K')),
      lineIf(vomits, 'Give many chances to pee.', 'K'),
    ],
    watch: [line('Note the color of the pee and how often {petName} tries.', 'S63')],
    worse: [waiting(24, line('See a vet today if you see red or pink pee.', 'S1', 'S63'))],
    bring: [line('Bring a fresh pee sample in a clean jar if you can catch one.', 'K')],
    goNow: [noPee, sickWithBladder],
  },
}
