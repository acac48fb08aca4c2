// Made by `npm run knowledge -- compile` from the YAML files; change those.
import { SWALLOWED_JUST_NOW, THIS_DAY } from '#domain/knowledge/compiled/facts.ts'
import { all, answer, any, not, sex, species, symptom } from '#domain/logic/condition.ts'
import type { TimeFrame } from '#domain/knowledge/care/time-frame.ts'


/** Facts that make a visit more pressing, the most pressing first. */
export const timeFrames: readonly TimeFrame[] = [
  { when: SWALLOWED_JUST_NOW, within: "now", sources: ["S112"] },
  { when: answer("exposure_things", "penny"), within: "now", sources: ["P741"] },
  { when: all(species("cat"), answer("vomit_content", "foreign_material")), within: "today", sources: ["S27"] },
  { when: all(species("cat"), not(sex("female")), any(symptom("straining_urinate", "blood_urine"), answer("urine_output", "small_frequent"), answer("urine_signs", "pink_or_red", "blood_clots", "cries_when_peeing"))), within: "today", sources: ["S12"] },
  { when: all(species("cat"), answer("eating", "none_24_to_48h")), within: "today", sources: ["S37"] },
  { when: all(answer("skin_signs", "hives"), THIS_DAY), within: "today", sources: ["S32"] },
  { when: answer("eye_signs", "held_shut", "pawing_eye"), within: "today", sources: ["S28"] },
]
