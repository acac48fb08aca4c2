import type { EmergencyFamily } from '#domain/triage/decision.ts'
import { line } from './care-line.ts'
import type { CareLine } from './care-line.ts'

/** What to do on the way to the clinic, by the kind of emergency: what to do, then why. */
export type FirstAid = {
  /** What the clinic should hear when the owner calls. */
  readonly callSay: string
  readonly steps: readonly CareLine[]
  /** What to watch on the way. */
  readonly watch: readonly CareLine[]
}

/** First aid for every kind of emergency. */
export const firstAid: Readonly<Record<EmergencyFamily, FirstAid>> = {
  unconscious: {
    callSay: 'a pet that will not wake up',
    steps: [
      line('Check for breathing. Look at the chest for ten seconds.', 'S43'),
      line(
        'If {petName} does not breathe, start CPR. Push the chest two times a second and go on during the drive.',
        'S43',
      ),
      line('After 30 pushes, close the mouth and give two breaths through the nose.', 'S43'),
      line('Lay {petName} on one side with the neck straight. This keeps the airway open.', 'S43', 'K'),
    ],
    watch: [line('Watch the chest all the way. If breathing stops, start CPR.', 'S43')],
  },
  breathing: {
    callSay: 'a pet that struggles to breathe',
    steps: [
      line('Keep {petName} calm, cool and upright. Fear makes breathing harder.', 'S3', 'S9'),
      line('Do not press on the chest, and do not carry {petName} on the back.', 'K'),
      line('Give no food, water or medicine. They can go the wrong way.', 'K'),
      line('If you can see an object in the mouth, take it out only if it comes with ease.', 'K'),
    ],
    watch: [line('Watch the tongue and gums. Blue or white means that minutes count.', 'S3', 'S5')],
  },
  bleeding: {
    callSay: 'a pet that is bleeding',
    steps: [
      line('Press a clean cloth on the wound and hold it there. Do not lift it to look.', 'S1', 'S3'),
      line('If blood soaks through, put a second cloth on top of the first.', 'K'),
      line('Leave an object that sticks in the wound where it is. It may hold back blood.', 'K'),
    ],
    watch: [line('Watch the gums. Pale gums mean that too much blood is lost.', 'S3', 'S44')],
  },
  trauma: {
    callSay: 'a pet that had an accident',
    steps: [
      line('Slide {petName} onto a board or a firm blanket. Keep the back and neck still.', 'K'),
      line('Cover open wounds with a clean, damp cloth.', 'K'),
      line('Use care with your hands. A hurt pet may bite.', 'K'),
      line('Do not try to straighten a leg or make a splint.', 'K'),
    ],
    watch: [line('Watch breathing and gum color. Inner harm may not show at first.', 'S3', 'S8')],
  },
  burn: {
    callSay: 'a pet with a burn, smoke or a shock',
    steps: [
      line('First make it safe for you. Turn off power before you touch {petName}.', 'K'),
      line('Take {petName} out into fresh air.', 'S3', 'K'),
      line('Cool a burn with cool water for ten minutes. Use no ice and no cream.', 'K'),
      line('If there was smoke, check the people at home too. Fumes harm all of you.', 'K'),
    ],
    watch: [line('Watch the breathing. Harm to the lungs can show hours later.', 'S3', 'S5')],
  },
  spine: {
    callSay: 'a pet that cannot use its legs',
    steps: [
      line('Keep {petName} still. Carry {petName} on a board or a stiff blanket.', 'S30', 'K'),
      line('Do not let {petName} walk, jump or use stairs. It can harm the spine more.', 'S30'),
      line('Give no pain pill made for people. Some are deadly for pets.', 'S23', 'S24'),
    ],
    watch: [line('Note if {petName} can move the legs or pass pee. The vet will ask.', 'S30')],
  },
  seizure: {
    callSay: 'a pet with seizures',
    steps: [
      line('Move things away so {petName} cannot fall or hit the head.', 'S13', 'K'),
      line('Keep your hands away from the mouth. Pets do not swallow the tongue, but they may bite.', 'K'),
      line('Time it. A fit of more than five minutes can harm the brain.', 'S13', 'S14'),
      line('Keep the room dark and calm. Cool the paws if {petName} feels hot.', 'K'),
    ],
    watch: [line('Film a fit if you can. It helps the vet.', 'K')],
  },
  gdv: {
    callSay: 'a dog that may have a twisted stomach',
    steps: [
      line('Leave now. A twisted stomach can kill within hours.', 'S5', 'S42'),
      line('Give no food, water or medicine, and no gas drops. They do not help and cost time.', 'S42', 'K'),
      line('Keep {petName} calm and let {petName} choose how to stand or lie.', 'K'),
    ],
    watch: [line('Watch for a bigger belly, pale gums or collapse.', 'S42')],
  },
  obstruction: {
    callSay: 'a pet that may have something stuck inside',
    steps: [
      line('Give no food or water. {petName} may need surgery.', 'S27', 'K'),
      line('Never pull a string that hangs out of the mouth or bottom. It can cut the gut.', 'S27'),
      line('Do not make {petName} vomit. It can do more harm.', 'K'),
      line('Bring a piece of what was eaten, if you have one.', 'S9'),
    ],
    watch: [line('Watch for more vomiting, a hard belly or weakness.', 'S27', 'K')],
  },
  bowel: {
    callSay: 'a pet with severe vomiting, or with blood in the stool',
    steps: [
      line('Give no food, and no medicine made for people.', 'S38', 'K'),
      line('Keep {petName} warm and lying down.', 'K'),
      line('Keep pink tissue that sticks out moist with clean water. Do not push it back.', 'S3', 'K'),
      line('Take a photo of the stool or vomit for the vet.', 'K'),
    ],
    watch: [line('Watch for pale gums, weakness or more blood.', 'S3', 'S38')],
  },
  urinary: {
    callSay: 'a pet that cannot pee',
    steps: [
      line('Leave now. A blocked bladder can be deadly within a day or two.', 'S12'),
      line('Do not press on the belly. A full bladder can tear.', 'S12', 'K'),
      line('Keep {petName} calm in a carrier lined with a towel.', 'K'),
    ],
    watch: [line('Watch for vomiting or weakness. They mean the blockage harms the body.', 'S12')],
  },
  eye: {
    callSay: 'a pet with a hurt eye',
    steps: [
      line('Stop {petName} from rubbing the eye. Use a cone if you have one.', 'S28', 'K'),
      line('Do not press on the eye and do not pull anything out of it.', 'S28'),
      line('If the eye is out of its place, keep it wet with clean salt water for eyes.', 'S28', 'K'),
      line('If a chemical got in, rinse the eye with water for ten minutes. Then go.', 'K'),
    ],
    watch: [line('Sight can be lost in hours, so do not wait for morning.', 'S28')],
  },
  allergy: {
    callSay: 'a pet with a severe allergic reaction',
    steps: [
      line('Scrape out a stinger with a card if you see one.', 'S32', 'K'),
      line('Give no allergy pill unless a vet tells you the dose.', 'K'),
      line('Keep {petName} calm and the neck free. Take off the collar.', 'K'),
    ],
    watch: [line('Watch breathing and gums. The throat can swell in minutes.', 'S32')],
  },
  poison: {
    callSay: 'a pet that may be poisoned',
    steps: [
      line('Take the rest away from {petName}, and keep other pets away too.', 'S24', 'K'),
      line('Do not make {petName} vomit unless a vet tells you to. Some poisons burn twice.', 'S24', 'K'),
      line('Bring the package, plant or pill bottle. It tells the vet what to do.', 'S24'),
      line('If it is on the fur, stop {petName} from licking. Wear gloves.', 'S24', 'K'),
    ],
    watch: [line('Watch for shaking, wobbling, drool or vomiting. Note the time it began.', 'S24')],
  },
  birth: {
    callSay: 'a mother with trouble giving birth, or in the weeks after it',
    steps: [
      line('Do not pull on a baby that is stuck. It can harm mother and baby.', 'S15', 'K'),
      line('Keep {petName} calm and warm. Bring any babies in a warm box.', 'S14', 'K'),
      line('Note when the hard pushing began, and when each baby came.', 'S15'),
      line('If {petName} is nursing and shakes, take the babies off her until a vet has seen her.', 'S40'),
    ],
    watch: [line('Watch for weakness, shaking or heavy bleeding.', 'S14', 'S40')],
  },
  young: {
    callSay: 'a very young pet that is weak or does not eat',
    steps: [
      line('Warm {petName} slowly. Wrap a warm bottle in a towel and lay it close.', 'S31'),
      line('Do not feed a cold or limp baby. Milk can go into the lungs.', 'S31', 'K'),
      line('If {petName} can swallow, rub a little corn syrup or honey on the gums.', 'S31'),
    ],
    watch: [line('Watch for cold skin, weak cries or slow breathing.', 'S9', 'S31')],
  },
  heat: {
    callSay: 'a pet that is too hot',
    steps: [
      line(
        'Cool first, then drive. Move {petName} to shade and pour cool water over the body.',
        'S16',
        'S41',
      ),
      line('Use a fan or open windows on the way. Moving air cools wet fur.', 'S16', 'K'),
      line('Use no ice and no ice bath. Stop when {petName} starts to calm down.', 'K'),
      line('Offer small sips of water. Do not force them.', 'K'),
    ],
    watch: [line('Watch for vomiting, wobbling or a fit. Inner harm goes on after cooling.', 'S16')],
  },
  cold: {
    callSay: 'a pet that is much too cold',
    steps: [
      line('Wrap {petName} in dry blankets. Warm the car before you leave.', 'K'),
      line('Put a warm bottle in a towel next to the chest. Do not use a heat pad.', 'K'),
    ],
    watch: [line('Watch for slow breathing or a pet that stops to shiver and is still cold.', 'S6', 'K')],
  },
  blood_sugar: {
    callSay: 'a pet that may have low or very high blood sugar',
    steps: [
      line('Give no more insulin until a vet has told you what to do.', 'S35', 'K'),
      line('If {petName} is weak or shaky and can swallow, rub corn syrup or honey on the gums.', 'S31', 'K'),
      line('Bring the insulin and write down the last dose and meal.', 'K'),
    ],
    watch: [line('Watch for wobbling, staring or a fit.', 'S31', 'S35')],
  },
  blood_flow: {
    callSay: 'a pet with pale, blue or cold gums or paws',
    steps: [
      line('Keep {petName} lying down and warm. Do not let {petName} walk.', 'S3', 'K'),
      line('Do not rub or heat a cold leg. It hurts and does not help.', 'S29', 'K'),
      line('Give no pain pill made for people. Some are deadly for pets.', 'S23', 'S24'),
    ],
    watch: [line('Watch breathing and gum color all the way.', 'S3')],
  },
  pain: {
    callSay: 'a pet in severe pain',
    steps: [
      line('Keep {petName} still and move slowly. A pet in pain may bite.', 'K'),
      line('Give no pain pill made for people. Some are deadly for pets.', 'S23', 'S24'),
      line('Carry {petName} on a blanket or in a box.', 'K'),
    ],
    watch: [line('Watch for pale gums, a big belly or trouble breathing.', 'S3')],
  },
  weakness: {
    callSay: 'a pet that is weak or has collapsed',
    steps: [
      line('Carry {petName}. Do not make a weak pet walk.', 'S3', 'K'),
      line('Keep {petName} warm and the head level with the body.', 'K'),
      line('Give no food, water or medicine. {petName} may not swallow well.', 'K'),
    ],
    watch: [line('Watch breathing and gum color. Pale gums are a sign of shock.', 'S3')],
  },
}
