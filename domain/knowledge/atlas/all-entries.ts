import type { AtlasEntry } from './entry.ts'
import { afterSurgery } from './after-surgery.ts'
import { afterTheClinic } from './after-the-clinic.ts'
import { afterVaccine } from './after-vaccine.ts'
import { behavior } from './behavior.ts'
import { breathing } from './breathing.ts'
import { breeds } from './breeds.ts'
import { coatAndSkin } from './coat-and-skin.ts'
import { earsAndNose } from './ears-and-nose.ts'
import { eatingAndDrinking } from './eating-and-drinking.ts'
import { everydayBody } from './everyday-body.ts'
import { eyes } from './eyes.ts'
import { heatAndMating } from './heat-and-mating.ts'
import { knownProblems } from './known-problems.ts'
import { lumpsAndWounds } from './lumps-and-wounds.ts'
import { medicines } from './medicines.ts'
import { mouthAndTeeth } from './mouth-and-teeth.ts'
import { movement } from './movement.ts'
import { newbornAndYoung } from './newborn-and-young.ts'
import { oldAge } from './old-age.ts'
import { pawsAndRear } from './paws-and-rear.ts'
import { pregnancyAndNursing } from './pregnancy-and-nursing.ts'
import { seasonsAndPlaces } from './seasons-and-places.ts'
import { sleepAndTwitches } from './sleep-and-twitches.ts'
import { stool } from './stool.ts'
import { urineAndThirst } from './urine-and-thirst.ts'
import { vomiting } from './vomiting.ts'
import { boxAndBowl } from './box-and-bowl.ts'
import { lastingAndSteady } from './lasting-and-steady.ts'
import { smallBreathThings } from './small-breath-things.ts'
import { smallEyeThings } from './small-eye-things.ts'
import { smallSkinThings } from './small-skin-things.ts'
import { suddenScares } from './sudden-scares.ts'

/** Everything that looks alarming and is ordinary. */
export const atlas: readonly AtlasEntry[] = [
  ...afterSurgery,
  ...afterTheClinic,
  ...afterVaccine,
  ...behavior,
  ...breathing,
  ...breeds,
  ...coatAndSkin,
  ...earsAndNose,
  ...eatingAndDrinking,
  ...everydayBody,
  ...eyes,
  ...heatAndMating,
  ...knownProblems,
  ...lumpsAndWounds,
  ...medicines,
  ...mouthAndTeeth,
  ...movement,
  ...newbornAndYoung,
  ...oldAge,
  ...pawsAndRear,
  ...pregnancyAndNursing,
  ...seasonsAndPlaces,
  ...sleepAndTwitches,
  ...stool,
  ...urineAndThirst,
  ...boxAndBowl,
  ...lastingAndSteady,
  ...smallBreathThings,
  ...smallEyeThings,
  ...smallSkinThings,
  ...suddenScares,
  ...vomiting,
]

/** The same by id. */
export const atlasById: ReadonlyMap<string, AtlasEntry> = new Map(atlas.map((entry) => [entry.id, entry]))
