// Made by `npm run knowledge -- compile` from the YAML files; change those.
import { line } from '#domain/knowledge/care/care-line.ts'
import { ONLY_NOSE_BLEEDS } from '#domain/knowledge/compiled/facts.ts'
import { all, answer, any, known, symptom } from '#domain/logic/condition.ts'
import type { CareLine } from '#domain/knowledge/care/care-line.ts'


export const NO_PULLING_STRING: CareLine = line("Never pull or cut a string under the tongue, or one that hangs out of the mouth or bottom. It can cut the gut.", "S27", "S197")

export const PRESS_WOUND: CareLine = { ...line("If blood runs from a wound, press a clean cloth on it and hold it there. Do not lift it to look.", "S1", "S3"), notFor: ONLY_NOSE_BLEEDS }

export const COLD_ON_NOSE: CareLine = { ...line("For a nosebleed, keep {petName} calm and hold a cold pack in a cloth on top of the nose. Put nothing into it.", "S143", "S193"), onlyFor: answer("nasal_signs", "nosebleed") }

export const POUR_WATER: CareLine = { ...line("Cool first, then drive. Move {petName} to shade and pour cool tap water over the body, not the face.", "S99", "S97"), does: "cool" }

export const FAN_FUR: CareLine = { ...line("Fan the wet fur, or use air conditioning. Moving air cools.", "S99"), does: "cool" }

export const COOL_BURN: CareLine = line("Hold a fresh burn under cool, running water for 20 minutes. Use no ice and no cream.", "S94", "S96")

export const START_PUSHING: CareLine = { ...line("If {petName} does not breathe, start CPR: push the chest twice a second. Give two breaths after 30 pushes.", "S43", "S90"), does: "press" }

export const ON_A_BOARD: CareLine = line("Slide {petName} onto a board or a firm blanket. Keep the back and neck still.", "K")

export const HANDS_OFF: CareLine = line("In a seizure, keep your hands away from the mouth. Pets do not swallow the tongue, but they may bite.", "S97")

export const RINSE_EYE: CareLine = { ...line("Rinse the eye with clean water or eye wash for 15 to 20 minutes.", "S96"), does: "rinse" }

export const NO_RUBBING: CareLine = line("Stop {petName} from rubbing the eye. Use a cone if you have one.", "S28", "S91")

export const NO_VOMIT: CareLine = line("Do not make {petName} vomit unless a vet tells you to.", "S24", "K")

export const BRING_PACKAGE: CareLine = { ...line("Bring the package, plant or pill bottle. It tells the vet what to do.", "S24"), topic: "package" }

export const WASH_COAT: CareLine = { ...line("Wash it off the coat now with lukewarm water and dish soap. Wear gloves. If {petName} has a seizure or cannot stand, do not wash, just go.", "S104", "S97"), does: "wash", topic: "wash_coat" }

export const WASH_FUR: CareLine = { ...line("If it is on the fur, wash it off with lukewarm water and dish soap. Do this only while {petName} is awake and has no seizure.", "S104", "S97"), onlyFor: answer("exposure", "pesticide_chemical", "antifreeze", "permethrin", "lilies", "toxic_plant_mushroom", "other", "unknown"), topic: "wash_coat" }

export const RINSE_MOUTH: CareLine = { ...line("If a cleaner or strong soap got into the mouth of a pet that is awake and has no seizure, rinse it out with water now. Point the nose down.", "S192", "S108"), onlyFor: answer("exposure", "pesticide_chemical"), does: "rinse" }

export const NO_LICKING: CareLine = line("Stop {petName} from licking. Use a cone, or wrap {petName} in a towel.", "S104", "S113")

export const NO_PULLING_OF_YOUNG: CareLine = line("Do not pull on a baby that is stuck. It can harm mother and baby.", "S15", "K")

export const BABIES_OFF: CareLine = line("Take the babies away from {petName} now, and keep them warm. Nursing takes more calcium from her.", "S103", "S40")

export const SUGAR_ON_GUMS: CareLine = { ...line("If {petName} is warm and can swallow, rub a little corn syrup or honey on the gums.", "S31", "S110"), does: "sugar" }

export const SUGAR_IF_WEAK: CareLine = { ...line("If {petName} is weak or shaky and can swallow, rub corn syrup or honey on the gums.", "S31", "K"), notFor: all(symptom("vomiting"), any(answer("body_changes", "sweet_breath"), answer("water_intake", "much_more"))), does: "sugar" }

export const WRAP_WARM: CareLine = { ...line("Bring {petName} to a warm, dry place. Dry the fur and wrap {petName} in blankets.", "S93"), does: "warm" }

export const KEEP_TISSUE_MOIST: CareLine = line("Keep the tissue moist with a clean, wet cloth. Do not push it back.", "S3", "K")

export const STILL_BITE: CareLine = line("Keep {petName} still, and carry {petName} to the car.", "S107")

export const NO_CUTTING: CareLine = line("Do not cut, suck, cool or tie off a bite. It harms more than it helps.", "S107")

export const WASH_MOUTH: CareLine = { ...line("Wipe and rinse the gums and tongue with water now, unless {petName} is in a seizure. Point the nose down, so that no water runs into the throat.", "S108"), does: "rinse" }

export const NO_COLLAR: CareLine = { ...line("Keep {petName} calm and the neck free. Take off the collar.", "S195", "K"), topic: "collar" }

export const LEAVE_OBJECT: CareLine = { ...line("Leave what sticks in the body where it is. It may hold back blood.", "S105", "S5"), topic: "object_in_body" }

export const LEAVE_OBJECT_IF: CareLine = { ...line("If something sticks in the wound, leave it there. Pulling it out can make it bleed more.", "S105"), topic: "object_in_body" }

export const COVER_HOLES: CareLine = { ...line("Lay a clean, wet cloth on each deep wound or bite hole right away, and leave it there.", "S141"), onlyFor: answer("trauma_details", "puncture_chest_belly_neck", "deep_wound") }

export const OPEN_AFTER_SURGERY: CareLine = line("If the wound is open or something bulges out, lay a clean, wet cloth on it. Do not push it back.", "S141")

export const PULL_TICK: CareLine = { ...line("Pull out each tick you find, close to the skin, and keep it for the vet.", "S196"), onlyFor: answer("skin_signs", "ticks") }

export const SAY_ADDISON: CareLine = { ...line("Say at once that {petName} has Addison disease, and when the last pills and shot were given.", "S164", "S198"), onlyFor: known("addison") }

export const NO_COOLING: CareLine = { ...line("If {petName} was not in the heat and did not work hard, pour no water and use no ice. This fever comes from inside.", "S101"), against: "cool" }

export const CARRY_GENTLY: CareLine = line("Carry {petName} and keep {petName} calm. A knock can start more bleeding.", "K")

export const AIR_OUT: CareLine = { ...line("Get all people and pets into fresh air now. Stay out of smoke and fumes.", "S95", "S109"), topic: "fresh_air" }

export const AIR_OUT_AND_HELP: CareLine = { ...line("Get all people and pets into fresh air now, and call 911 from outside. Gas harms people too.", "S95"), topic: "fresh_air" }

export const BREATHING_AND_GUMS: CareLine = line("Watch breathing and gum color. Pale gums are a sign of shock.", "S3")

export const LUNGS_LATER: CareLine = line("Watch the breathing. Harm to the lungs can show hours later.", "S92", "S96")

export const EYE_IN_DANGER: CareLine = line("Go now for a cloudy, bigger or blind eye; go today if held shut.", "S28")

export const COUNT_BREATHS: CareLine = line("Count breaths while {petName} rests or sleeps. More than 30 a minute is too fast, so call a vet today.", "S10", "S11")

export const TOO_FAST: CareLine = line("Go now if you count 40 breaths a minute or more at rest.", "S10", "S11")

export const NO_PEE: CareLine = line("Go now if only drops or nothing come out. A blocked bladder can kill.", "S1", "S12")

export const SICK_WITH_BLADDER: CareLine = line("Go now if {petName} also vomits, hides or gets weak.", "S12")

export const FLEAS_SPREAD: CareLine = line("Fleas move on. Each pet needs a product for its own kind, age and weight. Wash bedding.", "S49", "K")

export const NO_DOG_FLEA_DROPS: CareLine = line("Never use a dog flea product on a cat. It can be deadly.", "S24", "K")

export const STUCK_INSIDE: CareLine = line("Go now for vomiting, drool, gulping, a sore belly, or straining.", "S27", "S112")

export const SKIN_REACTION: CareLine = line("Go now if the face swells, hives spread, or {petName} vomits or gets weak.", "S5", "S32")

export const STOP_IF_WORSE: CareLine = line("Stop if {petName} gets worse, and call a vet.", "K")

export const NO_MEDICINE_FOR_PEOPLE: CareLine = line("Give no medicine made for people. Some are deadly for pets.", "S23", "S24")

export const SMALL_PLAIN_MEALS: CareLine = { ...line("Feed small, plain meals, such as cooked chicken and rice, for a day or two.", "S38", "K"), changesFood: true }

export const BACK_TO_USUAL_FOOD: CareLine = { ...line("Go back to the usual food over two or three days.", "K"), changesFood: true }
