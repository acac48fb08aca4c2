import type { EmergencyFamily } from '#domain/triage/decision.ts'
import { byMouth, line } from './care-line.ts'
import type { CareLine } from './care-line.ts'
import { standingAdvice } from './standing-advice.ts'

/** What to do on the way to the clinic, by the kind of emergency: what to do, then why. */
export type FirstAid = {
  /** What the clinic should hear when the owner calls. */
  readonly callSay: string
  readonly steps: readonly CareLine[]
  /** The first step cannot wait for a phone call. */
  readonly beforeCall?: true
  /** Steps that still count when another kind of emergency leads. */
  readonly beside?: readonly CareLine[]
  /** What to watch on the way. */
  readonly watch: readonly CareLine[]
}

const { noMedicine } = standingAdvice.emergency

const press = line(
  'If blood runs from a wound, press a clean cloth on it and hold it there. Do not lift it to look.',
  'S1',
  'S3',
)
const cool = line(
  'Cool first, then drive. Move {petName} to shade and pour cool water over the body.',
  'S16',
  'S41',
)
const coolBurn = line('Cool a burn with cool water for ten minutes. Use no ice and no cream.', 'K')
const board = line('Slide {petName} onto a board or a firm blanket. Keep the back and neck still.', 'K')
const handsOff = line(
  'Keep your hands away from the mouth. Pets do not swallow the tongue, but they may bite.',
  'K',
)
const rinseEye = line('If a chemical got in, rinse the eye with water for ten minutes. Then go.', 'K')
const noVomit = line(
  'Do not make {petName} vomit unless a vet tells you to. Some poisons burn twice.',
  'S24',
  'K',
)
const bringPackage = line('Bring the package, plant or pill bottle. It tells the vet what to do.', 'S24')
const noPull = line('Do not pull on a baby that is stuck. It can harm mother and baby.', 'S15', 'K')
const sugar = line('If {petName} can swallow, rub a little corn syrup or honey on the gums.', 'S31')
const sugarIfWeak = line(
  'If {petName} is weak or shaky and can swallow, rub corn syrup or honey on the gums.',
  'S31',
  'K',
)
const noInsulin = line(
  'If {petName} gets insulin, give no more until a vet has told you what to do.',
  'S35',
  'K',
)
const moist = line('Keep pink tissue that sticks out moist with clean water. Do not push it back.', 'S3', 'K')
const noCollar = line('Keep {petName} calm and the neck free. Take off the collar.', 'K')
const stillBite = line('Keep {petName} still, and carry {petName} to the car.', 'K')
const leaveObject = line(
  'If something sticks in the wound, leave it where it is. It may hold back blood.',
  'K',
)
const breathingAndGums = line('Watch breathing and gum color. Pale gums are a sign of shock.', 'S3')

/** First aid for every kind of emergency. */
export const firstAid: Readonly<Record<EmergencyFamily, FirstAid>> = {
  unconscious: {
    callSay: 'a pet that passed out or will not wake up',
    beforeCall: true,
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
      line(
        'If {petName} chokes and you can see an object in the mouth, take it out only if it comes with ease.',
        'K',
      ),
      line('Do not press on the chest, and do not carry {petName} on the back.', 'K'),
      line('Give no food or water. They can go the wrong way.', 'K'),
    ],
    watch: [line('Watch the tongue and gums. Blue or white means that minutes count.', 'S3', 'S5')],
  },
  bleeding: {
    callSay: 'a pet that is bleeding',
    beforeCall: true,
    steps: [press, line('If blood soaks through, put a second cloth on top of the first.', 'K'), leaveObject],
    beside: [press],
    watch: [line('Watch the gums. Pale gums mean that too much blood is lost.', 'S3', 'S44')],
  },
  inner_bleeding: {
    callSay: 'a pet that may be bleeding inside',
    steps: [
      line('Carry {petName} and keep {petName} calm. A knock can start more bleeding.', 'K'),
      line('Tell the vet about rat bait, pills or a fall, even from days ago.', 'S22', 'S24'),
      line('Take a photo of the blood, bruises, vomit or stool.', 'K'),
    ],
    watch: [line('Watch the gums. Pale gums mean that too much blood is lost.', 'S3', 'S44')],
  },
  wound: {
    callSay: 'a pet with a bad wound',
    steps: [
      leaveObject,
      line('Cover open wounds with a clean, damp cloth.', 'K'),
      line('Stop {petName} from licking or chewing the wound.', 'K'),
    ],
    beside: [leaveObject],
    watch: [breathingAndGums],
  },
  trauma: {
    callSay: 'a pet that had an accident',
    steps: [
      board,
      line('Cover open wounds with a clean, damp cloth.', 'K'),
      line('Use care with your hands. A hurt pet may bite.', 'K'),
      line('Do not try to straighten a leg or make a splint.', 'K'),
    ],
    beside: [board],
    watch: [line('Watch breathing and gum color. Inner harm may not show at first.', 'S3', 'S8')],
  },
  burn: {
    callSay: 'a pet with a burn, smoke, a shock or water in the lungs',
    beforeCall: true,
    steps: [
      line(
        'First make it safe for you. Turn off power before you touch {petName}, and get out of smoke.',
        'S3',
        'K',
      ),
      coolBurn,
      line('Check the people at home too if there was smoke or gas. Fumes harm all of you.', 'S3', 'K'),
    ],
    beside: [coolBurn],
    watch: [line('Watch the breathing. Harm to the lungs can show hours later.', 'S3', 'S5')],
  },
  spine: {
    callSay: 'a pet that cannot use its legs',
    steps: [
      line('Keep {petName} still. Carry {petName} on a board or a stiff blanket.', 'S30', 'K'),
      line('Do not let {petName} walk, jump or use stairs. It can harm the spine more.', 'S30'),
      noMedicine,
    ],
    beside: [line('Keep {petName} still. Carry {petName} on a board or a stiff blanket.', 'S30', 'K')],
    watch: [line('Note if {petName} can move the legs or pass pee. The vet will ask.', 'S30')],
  },
  seizure: {
    callSay: 'a pet with seizures',
    beforeCall: true,
    steps: [
      line('Move things away so {petName} cannot fall or hit the head.', 'S13', 'K'),
      handsOff,
      line('Time it. A fit of more than five minutes can harm the brain.', 'S13', 'S14'),
      line('Keep the room dark and calm. Give nothing by mouth.', 'K'),
    ],
    beside: [handsOff],
    watch: [line('Film a fit if you can. It helps the vet.', 'K')],
  },
  nerves: {
    callSay: 'a pet that staggers, circles or is not itself',
    steps: [
      line('Keep {petName} off stairs and high places. Carry {petName} to the car.', 'K'),
      line('Keep it dark and quiet on the way.', 'K'),
      line('Give no food or water. {petName} may not swallow well.', 'K'),
    ],
    watch: [line('If a fit starts, time it and keep your hands away from the mouth.', 'S13', 'K')],
  },
  gdv: {
    callSay: 'a pet that may have a twisted stomach',
    steps: [
      line('Leave now. A twisted stomach can kill within hours.', 'S5', 'S42'),
      line('Give no food, no water and no gas drops. They do not help and cost time.', 'S42', 'K'),
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
    callSay: 'a pet that is very sick in the belly or the bowel',
    steps: [
      line('Give no food and no water for now. It can bring on more vomiting.', 'S38', 'K'),
      line('Keep {petName} calm and lying down.', 'K'),
      line('Take a photo of the stool or vomit for the vet.', 'K'),
    ],
    watch: [line('Watch for pale gums, weakness or more blood.', 'S3', 'S38')],
  },
  tissue_out: {
    callSay: 'a pet with tissue that sticks out and will not go back',
    steps: [moist, line('Stop {petName} from licking it. Use a cone if you have one.', 'K')],
    beside: [moist],
    watch: [line('Watch for a dark color or swelling. Tissue that dries out can die.', 'S3', 'K')],
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
    beforeCall: true,
    steps: [
      rinseEye,
      line('Stop {petName} from rubbing the eye. Use a cone if you have one.', 'S28', 'K'),
      line('Do not press on the eye and do not pull anything out of it.', 'S28'),
      line('If the eye is out of its place, keep it wet with clean salt water for eyes.', 'S28', 'K'),
    ],
    beside: [rinseEye],
    watch: [line('Sight can be lost in hours, so do not wait for morning.', 'S28')],
  },
  allergy: {
    callSay: 'a pet with a severe allergic reaction',
    steps: [
      noCollar,
      line('If you see a stinger, scrape it out with a card.', 'S32', 'K'),
      line('Give no allergy pill unless a vet tells you the dose.', 'K'),
    ],
    beside: [noCollar],
    watch: [line('Watch breathing and gums. The throat can swell in minutes.', 'S32')],
  },
  poison: {
    callSay: 'a pet that may be poisoned',
    steps: [
      line('Take the rest away from {petName}, and keep other pets away too.', 'S24', 'K'),
      noVomit,
      bringPackage,
      line('If it is on the fur, stop {petName} from licking. Wear gloves.', 'S24', 'K'),
    ],
    beside: [noVomit, bringPackage],
    watch: [line('Watch for shaking, wobbling, drool or vomiting. Note the time it began.', 'S24')],
  },
  venom: {
    callSay: 'a pet bitten or stung by a snake, toad or scorpion',
    steps: [
      stillBite,
      line('Do not cut, suck or tie off a bite. It harms more than it helps.', 'K'),
      line('If a toad was in the mouth, wipe the mouth with a wet cloth.', 'K'),
    ],
    beside: [stillBite],
    watch: [line('Watch for swelling, weakness or hard breathing. Note the time of the bite.', 'S45', 'K')],
  },
  birth: {
    callSay: 'a mother with trouble giving birth, or in the weeks after it',
    steps: [
      noPull,
      line('Keep {petName} calm and warm. Bring any babies in a warm box.', 'S14', 'K'),
      line('Note when the hard pushing began, and when each baby came.', 'S15'),
      line('If {petName} is nursing and shakes, take the babies off her until a vet has seen her.', 'S40'),
    ],
    beside: [noPull],
    watch: [line('Watch for weakness, shaking or heavy bleeding.', 'S14', 'S40')],
  },
  womb: {
    callSay: 'a female that may have an infected womb',
    steps: [
      line('Give no food. {petName} may need surgery today.', 'S34', 'K'),
      line('Write down when the last heat was. The vet will ask.', 'S34'),
      line('Keep {petName} calm and lying down.', 'K'),
    ],
    watch: [line('Watch for vomiting, weakness or pale gums.', 'S3', 'S34')],
  },
  young: {
    callSay: 'a very young pet that is weak or does not eat',
    steps: [
      line('Warm {petName} slowly. Wrap a warm bottle in a towel and lay it close.', 'S31'),
      line('Do not feed a cold or limp baby. Milk can go into the lungs.', 'S31', 'K'),
      sugar,
    ],
    beside: [sugar],
    watch: [line('Watch for cold skin, weak cries or slow breathing.', 'S9', 'S31')],
  },
  heat: {
    callSay: 'a pet that is too hot',
    beforeCall: true,
    steps: [
      cool,
      line('Use a fan or open windows on the way. Moving air cools wet fur.', 'S16', 'K'),
      line('Use no ice and no ice bath. Stop when {petName} starts to calm down.', 'K'),
      byMouth('If {petName} is wide awake, offer small sips of water. Do not force them.', 'K'),
    ],
    beside: [cool],
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
      sugarIfWeak,
      noInsulin,
      line('Write down the last meal, and the last dose of insulin if {petName} gets it.', 'K'),
    ],
    beside: [sugarIfWeak],
    watch: [line('Watch for wobbling, staring or a fit.', 'S31', 'S35')],
  },
  not_eating: {
    callSay: 'a cat that has stopped eating',
    steps: [
      line('Do not force food into the mouth.', 'K'),
      line('Write down when {petName} last ate, and how much.', 'S37', 'K'),
      line('Keep {petName} calm and warm in a carrier.', 'K'),
    ],
    watch: [line('Watch for yellow gums or ears, vomiting or weakness.', 'S37')],
  },
  blood_flow: {
    callSay: 'a pet with a wrong gum color, or a leg that went cold',
    steps: [
      line('Keep {petName} lying down and calm. Do not let {petName} walk.', 'S3', 'K'),
      line('If a leg is cold, do not rub or heat it. It hurts and does not help.', 'S29', 'K'),
      noMedicine,
    ],
    watch: [breathingAndGums],
  },
  pain: {
    callSay: 'a pet in severe pain',
    steps: [
      line('Keep {petName} still and move slowly. A pet in pain may bite.', 'K'),
      noMedicine,
      line('Carry {petName} on a blanket or in a box.', 'K'),
    ],
    watch: [line('Watch for pale gums, a big belly or trouble breathing.', 'S3')],
  },
  weakness: {
    callSay: 'a pet that is weak or has collapsed',
    steps: [
      line('Carry {petName}. Do not make a weak pet walk.', 'S3', 'K'),
      line('Keep the head level with the body.', 'K'),
      line('Give no food or water. {petName} may not swallow well.', 'K'),
    ],
    watch: [breathingAndGums],
  },
  other: {
    callSay: 'a pet with a sign that can be life-threatening',
    steps: [
      line('Tell them in your own words what you saw.', 'S1'),
      line('Keep {petName} calm and lying down.', 'K'),
    ],
    watch: [breathingAndGums],
  },
}
