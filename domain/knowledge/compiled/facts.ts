// Made by `npm run knowledge -- compile` from the YAML files; change those.
import { all, answer, any, known, not, numberAtMost, only, species, weightUnder } from '#domain/logic/condition.ts'

const UNDER_A_DAY = ["within_last_hour","hours_1_to_6","hours_6_to_24"] as const
const LONG = ["weeks_1_to_4","more_than_month"] as const

export const WAS_HOT = any(answer("context", "heat_exposure"), answer("danger_signs", "overheated"))

export const ONLY_NOSE_BLEEDS = all(answer("nasal_signs", "nosebleed"), not(any(answer("context", "hit_by_vehicle", "fall_or_blow", "fight_or_bite", "surgery_or_anesthesia"), answer("limb_signs", "open_wound"), answer("skin_signs", "wound_or_abscess"))))

export const SWALLOWED_POISON = answer("exposure", "chocolate", "xylitol", "grapes_raisins", "onion_garlic", "human_pain_medicine", "other_medicine", "marijuana", "rodenticide", "antifreeze", "lilies", "toxic_plant_mushroom", "permethrin", "pesticide_chemical", "alcohol_dough", "other")

export const SWALLOWED_OBJECT = answer("exposure", "foreign_object", "string_thread", "battery_magnet")

export const LOW_CALCIUM = all(answer("reproductive_status", "nursing"), any(answer("neurologic_signs", "tremors"), answer("mobility_pattern", "rigid_muscles"), answer("danger_signs", "seizure")))

export const OVER_TWO_DAYS = answer("onset", "days_4_to_7", "weeks_1_to_4", "more_than_month")

export const THIS_DAY = answer("onset", "within_last_hour", "hours_1_to_6")

export const SWALLOWED_JUST_NOW = all(answer("exposure", "foreign_object", "string_thread", "battery_magnet"), THIS_DAY)

export const WELL_AFTER_BIRTH = all(answer("reproductive_status", "nursing"), not(answer("reproductive_status", "pregnant", "in_labor")), answer("energy_level", "normal"), answer("eating", "normal", "more_than_usual"), answer("course", "same", "better"))

export const WELL_AND_NOTHING_CAME_UP = all(answer("vomit_frequency", "none_24h"), answer("onset", ...UNDER_A_DAY), answer("energy_level", "normal"), answer("eating", "normal", "more_than_usual"), answer("water_intake", "normal"))

export const WELL_AND_EATS_AS_ALWAYS = all(only("eating", "normal", "more_than_usual"), only("energy_level", "normal"), answer("onset", ...UNDER_A_DAY))

export const OLD_COUGH_AND_CALM_BREATH = all(species("dog"), weightUnder(20), answer("onset", ...LONG), only("cough_signs", "dry_honking", "ends_in_gag", "night_or_rest", "exercise_or_leash", "occasional"), only("breathing_at_rest", "normal_quiet"), numberAtMost("resp_rate", 30), only("energy_level", "normal", "slightly_low"), only("eating", "normal", "more_than_usual"), answer("course", "same", "better", "comes_and_goes", "worse_slowly"), not(known("heart disease", "heart failure", "failure", "cardiomyopath", "enlarged heart")))
