// Made by `npm run knowledge -- compile` from the YAML files; change those.
import { SWALLOWED_JUST_NOW, THIS_DAY } from '#domain/knowledge/compiled/facts.ts'
import { ageUnder, all, answer, any, not, numberAtLeast, sex, species, symptom, text } from '#domain/logic/condition.ts'
import type { TimeFrame } from '#domain/knowledge/care/time-frame.ts'

const LONG = ["weeks_1_to_4","more_than_month"] as const

/** Facts that make a visit more pressing, the most pressing first. */
export const timeFrames: readonly TimeFrame[] = [
  { when: SWALLOWED_JUST_NOW, within: "now", sources: ["S112"] },
  { when: numberAtLeast("resp_rate", 40), within: "now", sources: ["S10","S11"] },
  { when: answer("exposure_things", "penny"), within: "now", sources: ["P741"] },
  { when: answer("reproductive_status", "in_labor"), within: "now", sources: ["S14","S15"] },
  { when: all(answer("reproductive_status", "nursing"), text("udder_trouble")), within: "now", sources: ["S9"] },
  { when: all(answer("context", "heat_exposure", "fall_or_blow"), any(answer("energy_level", "slightly_low"), answer("eating", "reduced", "treats_only", "none_under_12h", "none_12_to_24h"), answer("vomit_frequency", "two_to_three")), not(answer("onset", "days_4_to_7", ...LONG))), within: "now", sources: ["S8","S99"] },
  { when: all(answer("mouth_signs", "trouble_swallowing"), answer("onset", "days_1_to_3")), within: "now", sources: ["S72"] },
  { when: all(numberAtLeast("resp_rate", 31), not(ageUnder(6))), within: "today", sources: ["S10","P973"] },
  { when: all(species("cat"), answer("vomit_content", "foreign_material")), within: "today", sources: ["S27"] },
  { when: all(species("cat"), not(sex("female")), any(symptom("straining_urinate", "blood_urine"), answer("urine_output", "small_frequent"), answer("urine_signs", "pink_or_red", "blood_clots", "cries_when_peeing"), all(symptom("accidents"), answer("urine_output", "not_sure")))), within: "today", sources: ["S12"] },
  { when: answer("urine_output", "none_12h"), within: "today", sources: ["S12"] },
  { when: all(species("cat"), answer("eating", "none_24_to_48h")), within: "today", sources: ["S37"] },
  { when: all(answer("skin_signs", "hives"), THIS_DAY), within: "today", sources: ["S32"] },
  { when: answer("eye_signs", "held_shut", "pawing_eye"), within: "today", sources: ["S28"] },
  { when: all(answer("eye_signs", "cloudy_or_blue"), not(answer("onset", ...LONG))), within: "today", sources: ["S28"] },
]
