import { breathingAndHeart } from './breathing-and-heart.ts'
import { eyes } from './eyes.ts'
import { general } from './general.ts'
import { hormonesMetabolismBlood } from './hormones-metabolism-blood.ts'
import { legsAndJoints } from './legs-and-joints.ts'
import { nervesAndBrain } from './nerves-and-brain.ts'
import { poisons } from './poisons.ts'
import { skinAndEars } from './skin-and-ears.ts'
import { stomachAndBowel } from './stomach-and-bowel.ts'
import { urineKidneyReproduction } from './urine-kidney-reproduction.ts'
import type { ConditionKnowledge } from './condition.ts'

/** Every condition the ranking may name, by organ system. */
export const allConditions: readonly ConditionKnowledge[] = [
  ...stomachAndBowel,
  ...urineKidneyReproduction,
  ...hormonesMetabolismBlood,
  ...breathingAndHeart,
  ...nervesAndBrain,
  ...legsAndJoints,
  ...skinAndEars,
  ...eyes,
  ...poisons,
  ...general,
]
