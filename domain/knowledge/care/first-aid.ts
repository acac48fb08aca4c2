import {
  ageAtLeast,
  all,
  answer,
  any,
  known,
  not,
  numberAtLeast,
  sex,
  symptom,
  text,
} from '#domain/logic/condition.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { about, against, byMouth, doing, line, lineFor, lineIf, unless } from './care-line.ts'
import type { CareLine } from './care-line.ts'
import { standingAdvice } from './standing-advice.ts'

/** What to do until a vet takes over, by the kind of emergency: what saves most first, then why. */
export type FirstAid = {
  /** What the clinic should hear when the owner calls. */
  readonly callSay: string
  readonly steps: readonly CareLine[]
  /** How many of the steps cannot wait for a phone call; those that are only for some pets are counted, too. */
  readonly beforeCall?: number
  /** It takes a life or a limb within minutes, so its steps come first whatever condition is likeliest. */
  readonly atOnce?: true
  /** Kinds of emergency that add nothing beside this one, because its own steps say what there is to do. */
  readonly covers?: readonly EmergencyFamily[]
  /** The pet may not swallow well, may vomit or may need surgery. */
  readonly nothingByMouth?: true
  /** Steps that still count when another kind of emergency leads. */
  readonly beside?: readonly CareLine[]
  /** What to watch on the way. */
  readonly watch: readonly CareLine[]
}

const { noMedicine } = standingAdvice.emergency

/** Said of a string inside, whatever the level. */
export const noPullingString = line(
  'Never pull or cut a string under the tongue, or one that hangs out of the mouth or bottom. It can cut the gut.',
  'S27',
  'S197',
)

const wasHurt = any(
  answer('context', 'hit_by_vehicle', 'fall_or_blow', 'fight_or_bite', 'surgery_or_anesthesia'),
  answer('limb_signs', 'open_wound'),
  answer('skin_signs', 'wound_or_abscess'),
)
/** Blood from the nose and no wound that a cloth could be pressed on. */
const onlyNoseBleeds = all(answer('nasal_signs', 'nosebleed'), not(wasHurt))
const press = unless(
  onlyNoseBleeds,
  line(
    'If blood runs from a wound, press a clean cloth on it and hold it there. Do not lift it to look.',
    'S1',
    'S3',
  ),
)
const coldOnNose = lineIf(
  answer('nasal_signs', 'nosebleed'),
  'For a nosebleed, keep {petName} calm and hold a cold pack in a cloth on top of the nose. Put nothing into it.',
  'S143',
  'S193',
)
const pourWater = doing(
  'cool',
  line(
    'Cool first, then drive. Move {petName} to shade and pour cool tap water over the body, not the face.',
    'S99',
    'S97',
  ),
)
const fan = doing('cool', line('Fan the wet fur, or use air conditioning. Moving air cools.', 'S99'))
const coolBurn = line(
  'Hold a fresh burn under cool, running water for 20 minutes. Use no ice and no cream.',
  'S94',
  'S96',
)
const startPushing = doing(
  'press',
  line(
    'If {petName} does not breathe, start CPR: push the chest twice a second. Give two breaths after 30 pushes.',
    'S43',
    'S90',
  ),
)
const board = line('Slide {petName} onto a board or a firm blanket. Keep the back and neck still.', 'K')
const handsOff = line(
  'In a fit, keep your hands away from the mouth. Pets do not swallow the tongue, but they may bite.',
  'S97',
)
const rinseEye = doing(
  'rinse',
  line('Rinse the eye with clean water or eye wash for 15 to 20 minutes.', 'S96'),
)
const rinseEyeIf = doing(
  'rinse',
  line('Only if a chemical got in, rinse the eye with clean water for 15 to 20 minutes. Then go.', 'S96'),
)
const wasHot = any(answer('context', 'heat_exposure'), answer('danger_signs', 'overheated'))
const noRubbing = line('Stop {petName} from rubbing the eye. Use a cone if you have one.', 'S28', 'S91')
const noVomit = line('Do not make {petName} vomit unless a vet tells you to.', 'S24', 'K')
const bringPackage = about(
  'package',
  line('Bring the package, plant or pill bottle. It tells the vet what to do.', 'S24'),
)
const washCoat = about(
  'wash_coat',
  doing(
    'wash',
    line(
      'Wash it off the coat now with lukewarm water and dish soap. Wear gloves. If {petName} has a fit or cannot stand, do not wash, just go.',
      'S104',
      'S97',
    ),
  ),
)
/** A cleaner or strong soap burns the mouth as long as it stays there. */
const rinseMouth = doing(
  'rinse',
  lineIf(
    answer('exposure', 'pesticide_chemical'),
    'If a cleaner or strong soap got into the mouth of a pet that is awake and has no fit, rinse it out with water now. Point the nose down.',
    'S192',
    'S108',
  ),
)
const noLicking = line(
  'Stop {petName} from licking. Use a cone, or wrap {petName} in a towel.',
  'S104',
  'S113',
)
const noPull = line('Do not pull on a baby that is stuck. It can harm mother and baby.', 'S15', 'K')
const babiesOff = line(
  'Take the babies away from {petName} now, and keep them warm. Nursing takes more calcium from her.',
  'S103',
  'S40',
)
const sugar = doing(
  'sugar',
  line('If {petName} is warm and can swallow, rub a little corn syrup or honey on the gums.', 'S31', 'S110'),
)
/** A diabetic that vomits and is sweet of breath or very thirsty has too much sugar, and may not swallow well. */
const sugarIsHigh = all(
  symptom('vomiting'),
  any(answer('body_changes', 'sweet_breath'), answer('water_intake', 'much_more')),
)
const sugarIfWeak = unless(
  sugarIsHigh,
  doing(
    'sugar',
    line('If {petName} is weak or shaky and can swallow, rub corn syrup or honey on the gums.', 'S31', 'K'),
  ),
)
const noInsulin = unless(
  answer('exposure', 'xylitol'),
  line('If {petName} gets insulin, give no more until a vet has told you what to do.', 'S35', 'K'),
)
/** Breathing fails for another reason than something in the throat, or has for days. */
const throatIsFree = any(
  // What went through the throat is left there.
  text('penetrating'),
  known('asthma', 'trachea', 'heart', 'laryn'),
  answer('danger_signs', 'facial_swelling', 'overheated'),
  answer('exposure', 'insect_sting'),
  answer('context', 'hit_by_vehicle', 'fall_or_blow', 'fight_or_bite', 'heat_exposure', 'recent_vaccine'),
  answer('cough_signs', 'dry_honking', 'wet_moist', 'coughs_blood'),
  answer('onset', 'hours_6_to_24', 'days_1_to_3', 'days_4_to_7', 'weeks_1_to_4', 'more_than_month'),
  numberAtLeast('resp_rate', 1),
)
const coatCanHoldIt = answer(
  'exposure',
  'pesticide_chemical',
  'antifreeze',
  'permethrin',
  'lilies',
  'toxic_plant_mushroom',
  'other',
  'unknown',
)
const washFur = about(
  'wash_coat',
  lineIf(
    coatCanHoldIt,
    'If it is on the fur of a pet that is awake and has no fit, wash it off with lukewarm water and dish soap.',
    'S104',
    'S97',
  ),
)
const hasString = any(
  answer('exposure', 'string_thread'),
  answer('stool_appearance', 'string_hanging'),
  answer('mouth_signs', 'string_under_tongue'),
)
const wrap = doing(
  'warm',
  line('Bring {petName} to a warm, dry place. Dry the fur and wrap {petName} in blankets.', 'S93'),
)
const warmSlowly = doing(
  'warm',
  line('Warm up slowly. A warm bottle goes in a towel between the blankets, never on the skin.', 'S93'),
)
const warmIfCold = doing(
  'warm',
  line(
    'If {petName} feels cold, warm up slowly. A warm bottle goes in a towel between the blankets, never on the skin.',
    'S93',
  ),
)
const moist = line('Keep the tissue moist with a clean, wet cloth. Do not push it back.', 'S3', 'K')
const stillBite = line('Keep {petName} still, and carry {petName} to the car.', 'S107')
const noCutting = line('Do not cut, suck, cool or tie off a bite. It harms more than it helps.', 'S107')
const washMouth = doing(
  'rinse',
  line(
    'Wipe and rinse the gums and tongue with water now, unless {petName} is in a fit. Point the nose down, so that no water runs into the throat.',
    'S108',
  ),
)
const noCollar = about(
  'collar',
  line('Keep {petName} calm and the neck free. Take off the collar.', 'S195', 'K'),
)
const leaveObject = about(
  'object_in_body',
  line('Leave what sticks in the body where it is. It may hold back blood.', 'S105', 'S5'),
)
const leaveObjectIf = about(
  'object_in_body',
  line('If something sticks in the wound, leave it there. Pulling it out can make it bleed more.', 'S105'),
)
const coverHoles = lineIf(
  answer('trauma_details', 'puncture_chest_belly_neck', 'deep_wound'),
  'Lay a clean, wet cloth on each hole right away, and leave it there.',
  'S141',
)
const coverChestHoles = { ...coverHoles, onlyFor: answer('trauma_details', 'puncture_chest_belly_neck') }
const openAfterSurgery = line(
  'If the wound is open or something bulges out, lay a clean, wet cloth on it. Do not push it back.',
  'S141',
)
/** In the United States a pet often walks again a day after the tick is off. */
const pullTick = lineIf(
  answer('skin_signs', 'ticks'),
  'Pull out each tick you find, close to the skin, and keep it for the vet.',
  'S196',
)
const sayAddison = lineIf(
  known('addison'),
  'Say at once that {petName} has Addison disease, and when the last pills and shot were given.',
  'S164',
  'S198',
)
const noCooling = against(
  'cool',
  line('Pour no water over {petName} and use no ice. This fever comes from inside.', 'S101'),
)
const carryGently = line('Carry {petName} and keep {petName} calm. A knock can start more bleeding.', 'K')
const airOut = about(
  'fresh_air',
  line('Get all people and pets into fresh air now. Stay out of smoke and fumes.', 'S95', 'S109'),
)
const airOutAndHelp = about(
  'fresh_air',
  line('Get all people and pets into fresh air now, and call 911 from outside. Gas harms people too.', 'S95'),
)
const breathingAndGums = line('Watch breathing and gum color. Pale gums are a sign of shock.', 'S3')
const lungsLater = line('Watch the breathing. Harm to the lungs can show hours later.', 'S92', 'S96')

/** First aid for every kind of emergency. */
export const firstAid: Readonly<Record<EmergencyFamily, FirstAid>> = {
  unconscious: {
    callSay: 'a pet that passed out or will not wake up',
    covers: ['breathing', 'weakness'],
    beforeCall: 9,
    atOnce: true,
    nothingByMouth: true,
    steps: [
      line(
        'Look at the chest for ten seconds. If it moves, do no CPR and go. If not, start CPR here, before any drive.',
        'S43',
        'S90',
      ),
      line(
        'Have a second person call the vet, and take turns every two minutes. Alone, call on speaker.',
        'S43',
        'S190',
      ),
      lineFor(
        'dog',
        'Lay {petName} on one side on a firm floor. A wide-chested dog like a bulldog goes on its back.',
        'S90',
        'S91',
      ),
      lineFor('cat', 'Lay {petName} on one side on a firm floor.', 'S90', 'S91'),
      doing(
        'press',
        lineFor(
          'dog',
          'Small dog: squeeze the chest behind the elbows with one hand. Big dog: both hands on its widest part, or behind the elbow if narrow.',
          'S91',
          'S190',
        ),
      ),
      doing(
        'press',
        lineFor(
          'cat',
          'Squeeze the chest behind the elbows with one hand, the thumb on one side and the fingers on the other.',
          'S91',
          'S190',
        ),
      ),
      doing(
        'press',
        lineFor(
          'dog',
          'Push twice a second. Press in by a third to a half, on the back by a quarter. Let it come up.',
          'S43',
          'S90',
          'S190',
        ),
      ),
      doing(
        'press',
        lineFor(
          'cat',
          'Push twice a second. Press in by a third to a half, and let it come up each time.',
          'S43',
          'S90',
        ),
      ),
      doing(
        'press',
        line(
          'After 30 pushes, close the mouth and give two breaths through the nose. Then push on.',
          'S43',
          'S91',
        ),
      ),
      against(
        'wash',
        line('In the car, one person drives and the other keeps up the CPR until a vet takes over.', 'K'),
      ),
      line('If {petName} breathes, lay {petName} on one side with the neck straight, and go.', 'S43', 'K'),
    ],
    watch: [line('Watch the chest all the way.', 'S43')],
  },
  choking: {
    callSay: 'a pet that is choking',
    covers: ['breathing', 'impaled', 'obstruction'],
    beforeCall: 6,
    atOnce: true,
    nothingByMouth: true,
    steps: [
      line(
        'Look into the mouth. Sweep out only what you can see, and mind your fingers. {petName} may bite.',
        'S97',
        'S98',
      ),
      line('If {petName} can still cough or breathe, keep calm and go now.', 'S97'),
      line('If no air goes in, give five firm slaps between the shoulder blades with a flat hand.', 'S98'),
      doing(
        'press',
        lineFor(
          'dog',
          'Then put a fist just below the ribs and push in and up five times. Hold a small dog with its back on your chest; stand behind a big dog.',
          'S98',
        ),
      ),
      doing(
        'press',
        lineFor(
          'cat',
          'Then hold {petName} with its back on your chest, put a fist just below the ribs and push in and up five times.',
          'S98',
        ),
      ),
      doing(
        'press',
        line(
          'Look again, and go on with slaps and pushes. If {petName} passes out, start CPR.',
          'S97',
          'S98',
        ),
      ),
      line('Go to the vet even if it came out. The throat may be hurt.', 'S98'),
    ],
    watch: [line('Watch the tongue and gums. Blue or white means that minutes count.', 'S3', 'S5')],
  },
  electric_shock: {
    callSay: 'a pet that had an electric shock',
    covers: ['fire_shock_or_water', 'obstruction', 'burn'],
    beforeCall: 2,
    atOnce: true,
    nothingByMouth: true,
    steps: [
      line(
        'Turn off the power before you touch {petName}. If you cannot, push {petName} away with a dry wooden broom.',
        'S92',
        'S94',
      ),
      startPushing,
      line('Lay a cool, wet cloth on a burned mouth or skin if {petName} lets you.', 'S92'),
      line('Cover {petName} with a blanket. Go even if all seems well again.', 'S92'),
    ],
    beside: [line('Turn off the power before you touch {petName}.', 'S92', 'S94')],
    watch: [lungsLater],
  },
  gas: {
    callSay: 'a pet that may have breathed in a gas, like carbon monoxide',
    covers: ['fire_shock_or_water', 'smoke'],
    beforeCall: 2,
    atOnce: true,
    nothingByMouth: true,
    steps: [
      airOutAndHelp,
      startPushing,
      line('Keep {petName} calm in fresh air, and tell the vet what ran or burned in the house.', 'S95', 'K'),
    ],
    beside: [airOutAndHelp],
    watch: [line('Watch for wobbling, a fit or hard breathing.', 'S95')],
  },
  eclampsia: {
    callSay: 'a nursing mother that shakes, is stiff or pants, perhaps from low calcium',
    covers: ['birth', 'burn', 'fire_shock_or_water'],
    beforeCall: 1,
    atOnce: true,
    nothingByMouth: true,
    steps: [
      babiesOff,
      line('She needs calcium into a vein, and only a vet can give it safely.', 'S103', 'S40'),
      line('Keep her calm in a quiet, dim car.', 'S103', 'K'),
      doing('fast', line('Give no food, water or calcium by mouth. She may not swallow well.', 'K')),
    ],
    beside: [babiesOff],
    watch: [line('If a fit starts, time it and keep your hands away from the mouth.', 'S13', 'S97')],
  },
  heat: {
    callSay: 'a pet that is too hot, and that you are cooling',
    covers: ['fever'],
    beforeCall: 3,
    atOnce: true,
    steps: [
      pourWater,
      fan,
      line(
        'Stop at 103 to 103.5 °F. If you cannot measure, stop when breathing is easy and {petName} can stand.',
        'S100',
      ),
      line('Then go, even if {petName} seems well again.', 'S99', 'S100'),
      byMouth('If {petName} is wide awake, offer small sips of water. Do not force them.', 'K'),
    ],
    beside: [pourWater],
    watch: [line('Watch for vomiting, wobbling or a fit. Inner harm goes on after cooling.', 'S16')],
  },
  breathing: {
    callSay: 'a pet that struggles to breathe',
    beforeCall: 2,
    atOnce: true,
    nothingByMouth: true,
    steps: [
      lineIf(
        known('asthma'),
        'If your vet gave you an inhaler for attacks, use it now the way you were shown.',
        'K',
      ),
      coverChestHoles,
      about(
        'collar',
        line(
          'Take off the collar. Keep {petName} calm and let {petName} choose how to sit or lie. Fear makes breathing harder.',
          'S3',
          'S195',
        ),
      ),
      unless(
        throatIsFree,
        doing(
          'press',
          line(
            'Only if something is stuck in the throat: take out what you can see. If no air goes in, push in and up below the ribs.',
            'S97',
            'S98',
          ),
        ),
      ),
      against('wash', line('Hold {petName} loosely. Never turn {petName} on the back.', 'K')),
      doing('fast', line('Give no food or water. They can go the wrong way.', 'K')),
    ],
    watch: [line('Watch the tongue and gums. Blue or white means that minutes count.', 'S3', 'S5')],
  },
  bleeding: {
    callSay: 'a pet that is bleeding',
    beforeCall: 2,
    atOnce: true,
    steps: [
      coldOnNose,
      press,
      unless(onlyNoseBleeds, line('If blood soaks through, put a second cloth on top of the first.', 'K')),
      unless(onlyNoseBleeds, leaveObjectIf),
    ],
    beside: [coldOnNose, press],
    watch: [line('Watch the gums. Pale gums mean that too much blood is lost.', 'S3', 'S44')],
  },
  toad: {
    callSay: 'a pet that had a toad in its mouth',
    covers: ['venom'],
    beforeCall: 1,
    atOnce: true,
    nothingByMouth: true,
    steps: [
      washMouth,
      line('Go on with a wet cloth over gums and tongue until the slime is gone.', 'S108'),
      line('Keep {petName} calm. Some toads harm the heart.', 'S108', 'K'),
    ],
    beside: [washMouth],
    watch: [line('Watch for drool, wobbling or a fit.', 'S108')],
  },
  smoke: {
    callSay: 'a pet that breathed in smoke',
    covers: ['gas', 'fire_shock_or_water'],
    beforeCall: 2,
    atOnce: true,
    nothingByMouth: true,
    steps: [
      airOut,
      startPushing,
      line('Keep {petName} calm. Rinse soot out of the eyes with clean water.', 'S109'),
      line('Go even if {petName} seems well. Have people checked too.', 'S109', 'S95'),
    ],
    beside: [airOut],
    watch: [lungsLater],
  },
  near_drowning: {
    callSay: 'a pet that nearly drowned',
    covers: ['fire_shock_or_water'],
    beforeCall: 2,
    atOnce: true,
    nothingByMouth: true,
    steps: [
      line('Lay {petName} on one side with the head a little lower, so that water can run out.', 'S96'),
      startPushing,
      doing('warm', line('Dry {petName} and wrap {petName} in blankets.', 'S96')),
      line('Go even if {petName} seems well again.', 'S96'),
    ],
    watch: [lungsLater],
  },
  burn: {
    callSay: 'a pet with a burn',
    covers: ['fire_shock_or_water'],
    beforeCall: 1,
    steps: [
      coolBurn,
      line('After that, cover it with a clean, damp cloth. Keep the rest of the body warm.', 'S91', 'S94'),
      line('If a chemical did it, wear gloves, rinse with running water and stop the licking.', 'S113'),
    ],
    beside: [coolBurn],
    watch: [breathingAndGums],
  },
  fire_shock_or_water: {
    callSay: 'a pet after a burn, smoke, an electric shock or near drowning',
    beforeCall: 2,
    atOnce: true,
    steps: [
      line(
        'First make it safe for you. Turn off power before you touch {petName}, and get out of smoke.',
        'S92',
        'S109',
      ),
      startPushing,
      coolBurn,
      line('After water, lay {petName} on one side, dry the fur and use a blanket.', 'S96'),
    ],
    beside: [
      line('Turn off power before you touch {petName}, and get out of smoke.', 'S92', 'S109'),
      coolBurn,
    ],
    watch: [lungsLater],
  },
  impaled: {
    callSay: 'a pet with something stuck in its body',
    covers: ['bleeding'],
    beforeCall: 2,
    atOnce: true,
    steps: [
      leaveObject,
      line('If blood runs, press a cloth around the object and not on it.', 'K'),
      line('Keep {petName} and the object still. Hold it so that it does not swing or bump.', 'S105', 'K'),
      line('If nothing is stuck there, cover the hole with a clean, damp cloth.', 'K'),
    ],
    beside: [leaveObject],
    watch: [breathingAndGums],
  },
  trauma: {
    callSay: 'a pet that had an accident',
    beforeCall: 1,
    steps: [
      coverHoles,
      board,
      unless(
        answer('trauma_details', 'puncture_chest_belly_neck', 'deep_wound'),
        line('Cover open wounds with a clean, damp cloth.', 'K'),
      ),
      line('Use care with your hands. A hurt pet may bite.', 'S97'),
      lineIf(
        answer('trauma_details', 'head_injury'),
        'Keep the head a little higher than the body, with nothing tight on the neck.',
        'S142',
      ),
      lineIf(
        answer('limb_signs', 'deformed', 'open_wound'),
        'If a bone shows, lay a clean, wet cloth over it. Do not push it back.',
        'S194',
        'S141',
      ),
      lineIf(
        any(
          answer('context', 'hit_by_vehicle', 'fall_or_blow'),
          answer('limb_signs', 'deformed', 'open_wound'),
          symptom('limping'),
        ),
        'Do not try to straighten a leg or make a splint.',
        'K',
      ),
    ],
    beside: [
      coverChestHoles,
      line('Carry {petName} on a board or a firm blanket, and keep the back straight.', 'K'),
    ],
    watch: [line('Look at gums and breathing often. Inner harm may not show at first.', 'S3', 'S8')],
  },
  snake: {
    callSay: 'a pet bitten by a snake',
    covers: ['venom', 'allergy', 'wound'],
    beforeCall: 1,
    steps: [
      line('Get away from the snake. Carry {petName}, and let {petName} walk as little as you can.', 'S107'),
      line('Take off the collar and harness. The bite will swell.', 'S107', 'K'),
      noCutting,
      line('Note the time and what the snake looked like. Do not try to catch it.', 'S107'),
    ],
    beside: [stillBite, noCutting],
    watch: [line('Watch for swelling, weakness or hard breathing.', 'S45', 'S107')],
  },
  venom: {
    callSay: 'a pet bitten or stung by a snake, toad or scorpion',
    steps: [
      stillBite,
      noCutting,
      line('If a toad was in the mouth, wipe gums and tongue with a wet cloth.', 'S108'),
    ],
    beside: [stillBite],
    watch: [
      line('Watch for swelling, weakness or hard breathing. Note the time of the bite.', 'S45', 'S107'),
    ],
  },
  allergy: {
    callSay: 'a pet with a severe allergic reaction',
    nothingByMouth: true,
    steps: [
      noCollar,
      line('Let {petName} sit or lie as it breathes best, and carry {petName} to the car.', 'S3', 'S9'),
      lineIf(
        answer('exposure', 'insect_sting'),
        'If you see a stinger in the skin, scrape it out with a card.',
        'S32',
        'K',
      ),
      line('Give no allergy pill unless a vet tells you the dose.', 'K'),
    ],
    beside: [noCollar],
    watch: [line('Watch breathing and gums. The throat can swell in minutes.', 'S32')],
  },
  birth: {
    callSay: 'a mother with trouble giving birth, or in the weeks after it',
    steps: [
      noPull,
      line('Keep {petName} calm. Bring any babies in a warm box.', 'S14', 'K'),
      line('Note when the hard pushing began, and when each baby came.', 'S15'),
      unless(
        sex('male'),
        line('If {petName} is nursing and shakes, take the babies off her until a vet has seen her.', 'S103'),
      ),
    ],
    beside: [noPull],
    watch: [line('Watch for weakness, shaking or heavy bleeding.', 'S14', 'S40')],
  },
  cold: {
    callSay: 'a pet that is much too cold',
    beforeCall: 1,
    steps: [
      wrap,
      warmSlowly,
      line('Use no heat pad, hair dryer or hot bath. Too much heat at once can bring on shock.', 'S93'),
      lineIf(
        any(answer('limb_signs', 'cold_or_pale_paw'), answer('skin_signs', 'dead_or_burned')),
        'Do not rub paws, ears or a tail that may be frozen. Lay a warm, damp cloth on them.',
        'S191',
      ),
      doing('fast', line('Give no food and no drink to a pet that is cold and weak.', 'S110', 'K')),
    ],
    beside: [wrap],
    watch: [line('Watch for slow breathing, or a pet that stops shivering and is still cold.', 'S6', 'S93')],
  },
  young: {
    callSay: 'a very young pet that is weak or does not eat',
    beforeCall: 1,
    steps: [
      // A newborn is warmed before anything else.
      { ...sugar, onlyFor: ageAtLeast(1) },
      warmIfCold,
      line('Do not feed a cold or limp baby. Milk can go into the lungs.', 'S31', 'S110'),
      sugar,
    ],
    beside: [sugar],
    watch: [line('Watch for cold skin, weak cries or slow breathing.', 'S9', 'S31')],
  },
  seizure: {
    callSay: 'a pet with seizures',
    beforeCall: 2,
    atOnce: true,
    nothingByMouth: true,
    steps: [
      line('Move things away so {petName} cannot fall or hit the head.', 'S13', 'S97'),
      lineIf(
        any(known('epilep', 'seizure'), answer('seizure_history', 'known_on_medicine')),
        'If your vet gave you a rescue drug for fits, use it now the way you were told.',
        'S140',
      ),
      handsOff,
      line('Time it. A fit of more than five minutes can harm the brain.', 'S13', 'S14'),
      doing('fast', against('wash', line('Keep the room dark and calm. Give no food, water or pills.', 'K'))),
    ],
    beside: [handsOff],
    watch: [line('Film a fit if you can. It helps the vet.', 'K')],
  },
  gdv: {
    callSay: 'a pet that may have a twisted stomach',
    nothingByMouth: true,
    steps: [
      line('Leave now. A twisted stomach can kill within hours.', 'S5', 'S42'),
      doing(
        'fast',
        line('Give no food, no water and no gas drops. They do not help and cost time.', 'S42', 'K'),
      ),
      line('Keep {petName} calm and let {petName} choose how to stand or lie.', 'K'),
    ],
    watch: [line('Watch for a bigger belly, pale gums or collapse.', 'S42')],
  },
  blood_clot: {
    callSay: 'a cat whose back legs failed all at once, perhaps from a blood clot',
    covers: ['spine', 'trauma', 'blood_flow', 'cold'],
    atOnce: true,
    nothingByMouth: true,
    steps: [
      line(
        'Wrap {petName} in a soft blanket and move {petName} as little as you can. It hurts a lot.',
        'S106',
      ),
      line('Do not rub, stretch or heat the legs. A cat in such pain may bite.', 'S106', 'S29'),
      line('Lift {petName} with the back straight, and go now. Minutes count.', 'S106', 'K'),
      noMedicine,
    ],
    beside: [line('Do not rub, stretch or heat the legs.', 'S106', 'S29')],
    watch: [line('Watch for hard breathing. The heart is often ill too.', 'S29', 'S106')],
  },
  spine: {
    callSay: 'a pet that cannot use its legs',
    steps: [
      line('Keep {petName} still. Carry {petName} on a board or a stiff blanket.', 'S30', 'K'),
      line('Do not let {petName} walk, jump or use stairs. It can harm the spine more.', 'S30'),
      pullTick,
      noMedicine,
    ],
    beside: [line('Keep {petName} still. Carry {petName} on a board or a stiff blanket.', 'S30', 'K')],
    watch: [line('Note if {petName} can move the legs or pass pee. The vet will ask.', 'S30')],
  },
  eye_out: {
    callSay: 'a pet whose eye bulges or is out of its place',
    beforeCall: 2,
    steps: [
      line(
        'If the eye is out, keep it wet with eye wash or clean water. Lay a clean, wet cloth over it.',
        'S96',
        'S111',
      ),
      line('Do not push it back, and do not press on it.', 'S111', 'S96'),
      noRubbing,
    ],
    beside: [line('Keep an eye that is out wet, and do not push it back.', 'S96', 'S111')],
    watch: [line('Keep it wet all the way. An eye that dries out is soon lost.', 'S96', 'S111')],
  },
  eye_chemical: {
    callSay: 'a pet with a chemical in the eye',
    beforeCall: 1,
    atOnce: true,
    steps: [
      rinseEye,
      noRubbing,
      about('package', line('Bring the bottle. Give no eye drops of your own.', 'S96', 'S24')),
    ],
    beside: [rinseEye],
    watch: [line('Sight can be lost in hours, so do not wait for morning.', 'S28')],
  },
  eye: {
    callSay: 'a pet with a hurt eye',
    beforeCall: 1,
    steps: [
      noRubbing,
      line('Do not press on the eye and do not pull anything out of it.', 'S28', 'S96'),
      rinseEyeIf,
      line('Give no eye drops that were left over or made for people.', 'S28', 'K'),
    ],
    beside: [line('Do not press on the eye and do not pull anything out of it.', 'S28', 'S96')],
    watch: [line('Sight can be lost in hours, so do not wait for morning.', 'S28')],
  },
  poison_on_coat: {
    callSay: 'a pet with something poisonous on its coat',
    beforeCall: 2,
    atOnce: true,
    steps: [washCoat, noLicking, line('Dry {petName} well, so that no chill sets in.', 'S104'), bringPackage],
    beside: [washCoat, noLicking],
    watch: [line('Watch for shaking, wobbling, drool or vomiting. Note the time it began.', 'S24', 'S104')],
  },
  blood_sugar: {
    callSay: 'a pet that may have low or very high blood sugar',
    beforeCall: 1,
    steps: [
      sugarIfWeak,
      noInsulin,
      unless(
        answer('exposure', 'xylitol'),
        line('Write down the last meal, and the last dose of insulin if {petName} gets it.', 'K'),
      ),
    ],
    beside: [sugarIfWeak],
    watch: [line('Watch for wobbling, staring or a fit.', 'S31')],
  },
  poison: {
    callSay: 'a pet that may be poisoned',
    beforeCall: 1,
    steps: [
      rinseMouth,
      line('Take the rest away from {petName}, and keep other pets away too.', 'S24', 'K'),
      noVomit,
      bringPackage,
      washFur,
    ],
    // The coat of a cat that met permethrin is washed once its fit is over.
    beside: [rinseMouth, noVomit, bringPackage, { ...washFur, onlyFor: answer('exposure', 'permethrin') }],
    watch: [line('Watch for shaking, wobbling, drool or vomiting. Note the time it began.', 'S24')],
  },
  obstruction: {
    callSay: 'a pet that may have something stuck inside',
    nothingByMouth: true,
    steps: [
      { ...noPullingString, onlyFor: hasString },
      doing('fast', line('Give no food or water. {petName} may need surgery.', 'S27', 'K')),
      noVomit,
      line('Bring a piece of what was eaten, if you have one.', 'S9'),
      doing(
        'press',
        lineIf(
          answer('mouth_signs', 'trouble_swallowing'),
          'Only if no air goes in: push in and up just below the ribs, and go.',
          'S97',
          'S98',
        ),
      ),
    ],
    watch: [line('Watch for more vomiting, a hard belly or weakness.', 'S27', 'K')],
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
  inner_bleeding: {
    callSay: 'a pet that may be bleeding inside',
    steps: [
      carryGently,
      lineIf(
        answer('nasal_signs', 'nosebleed'),
        'Keep the head level, and put nothing up a nose that bleeds.',
        'S143',
      ),
      line('Tell the vet about rat bait, pills or a fall, even from days ago.', 'S22', 'S24'),
      line('Take a photo of the blood, bruises, vomit or stool.', 'K'),
    ],
    beside: [carryGently],
    watch: [line('Watch the gums. Pale gums mean that too much blood is lost.', 'S3', 'S44')],
  },
  wound: {
    callSay: 'a pet with a bad wound',
    steps: [
      line('Cover open wounds with a clean, damp cloth.', 'K'),
      line('Stop {petName} from licking or chewing the wound.', 'K'),
      leaveObjectIf,
    ],
    watch: [breathingAndGums],
  },
  prolapse: {
    callSay: 'a pet with red tissue that sticks out under the tail',
    beforeCall: 1,
    steps: [
      moist,
      line('Stop {petName} from licking or sitting on it. Use a cone if you have one.', 'K'),
      doing('fast', line('Give no food. {petName} may need surgery today.', 'K')),
    ],
    beside: [moist],
    watch: [line('Watch for a dark color or swelling. Tissue that dries out can die.', 'S3', 'K')],
  },
  penis_out: {
    callSay: 'a male pet whose penis stays out and swells',
    beforeCall: 1,
    steps: [
      line('Keep the penis moist with clean water or a water-based gel. Do not force it back.', 'K'),
      line('Stop {petName} from licking it. Use a cone if you have one.', 'K'),
      line('If you see hair or a band around it, tell the vet. Do not cut near it.', 'K'),
    ],
    beside: [line('Keep the penis moist with clean water. Do not force it back.', 'K')],
    watch: [line('Watch for a dark color, and see if {petName} can pee.', 'S12', 'K')],
  },
  womb: {
    callSay: 'a female that may have an infected womb',
    steps: [
      doing('fast', line('Give no food. {petName} may need surgery today.', 'S34', 'K')),
      line('Write down when the last heat was.', 'S34'),
      line('Keep {petName} calm and lying down.', 'K'),
    ],
    watch: [line('Watch for vomiting, weakness or pale gums.', 'S3', 'S34')],
  },
  bowel: {
    callSay: 'a pet that is very sick in the belly or the bowel',
    nothingByMouth: true,
    steps: [
      doing('fast', line('Give no food and no water for now. It can bring on more vomiting.', 'S38', 'K')),
      sayAddison,
      line('Keep {petName} calm and lying down.', 'K'),
      line('Take a photo of the stool or vomit for the vet.', 'K'),
    ],
    watch: [line('Watch for pale gums, weakness or more blood.', 'S3', 'S38')],
  },
  weak_defenses: {
    callSay: 'a pet on chemo or another treatment that weakens its defense against germs, and now ill',
    steps: [
      line('Tell them the name of the treatment and the day of the last dose.', 'S102'),
      noCooling,
      line('Keep {petName} calm and away from other pets.', 'K'),
      noMedicine,
    ],
    beside: [noCooling],
    watch: [breathingAndGums],
  },
  after_surgery: {
    callSay: 'a pet with a problem soon after surgery',
    covers: ['wound', 'prolapse'],
    beforeCall: 1,
    nothingByMouth: true,
    steps: [
      openAfterSurgery,
      line('Stop {petName} from licking the wound. Use a cone or a towel.', 'K'),
      line('Tell them which surgery it was, when, and what medicines {petName} gets.', 'K'),
      doing('fast', line('Give no food. {petName} may need surgery again.', 'K')),
    ],
    beside: [openAfterSurgery],
    watch: [line('Watch for pale gums, a bigger belly or weakness.', 'S3')],
  },
  fever: {
    callSay: 'a pet with a very high fever',
    steps: [
      noCooling,
      line('Keep {petName} calm in a room or car that is not hot.', 'K'),
      byMouth('If {petName} is wide awake and does not vomit, offer small sips of water.', 'K'),
      line('Write down each reading and the time.', 'K'),
      noMedicine,
    ],
    beside: [noCooling],
    watch: [line('Watch for weakness, wobbling or a fit.', 'S3', 'S101')],
  },
  nerves: {
    callSay: 'a pet that staggers, circles or is not itself',
    nothingByMouth: true,
    steps: [
      line('Keep {petName} off stairs and high places. Carry {petName} to the car.', 'K'),
      line('Keep it dark and quiet on the way.', 'K'),
      pullTick,
      doing('fast', line('Give no food or water. {petName} may not swallow well.', 'K')),
    ],
    watch: [line('If a fit starts, time it and keep your hands away from the mouth.', 'S13', 'K')],
  },
  blood_flow: {
    callSay: 'a pet with pale, blue, red or yellow gums, or a leg that went cold',
    steps: [
      line('Keep {petName} lying down and calm. Do not let {petName} walk.', 'S3', 'K'),
      line('If a leg is cold, do not rub or heat it. It hurts and does not help.', 'S29', 'K'),
      noMedicine,
    ],
    watch: [breathingAndGums],
  },
  not_eating: {
    callSay: 'a cat that has stopped eating',
    steps: [
      line('Do not force food into the mouth.', 'K'),
      line('Write down when {petName} last ate, and how much.', 'S37', 'K'),
      unless(wasHot, line('Keep {petName} calm and warm in a carrier.', 'K')),
    ],
    watch: [line('Watch for yellow gums or ears, vomiting or weakness.', 'S37')],
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
    nothingByMouth: true,
    steps: [
      sayAddison,
      line('Carry {petName}. Do not make a weak pet walk.', 'S3', 'K'),
      pullTick,
      line('Keep the head level with the body.', 'K'),
      doing('warm', line('If the body feels cold, lay a blanket over {petName}.', 'S93')),
      doing('fast', line('Give no food or water. {petName} may not swallow well.', 'K')),
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
