import { doughSaltAndGarbage } from './dough-salt-and-garbage.ts'
import { drugsAndNicotine } from './drugs-and-nicotine.ts'
import type { Entry } from './entry.ts'
import { foods } from './foods.ts'
import { gardenAndPlants } from './garden-and-plants.ts'
import { householdChemicals } from './household-chemicals.ts'
import { householdThings } from './household-things.ts'
import { humanMedicines } from './human-medicines.ts'
import { pesticides } from './pesticides.ts'
import { petMedicines } from './pet-medicines.ts'
import { thingsSwallowed } from './things-swallowed.ts'
import { venom } from './venom.ts'

/** Things that harm when eaten, licked, breathed or touched, by general, product and street names. */
export const poisons: readonly Entry[] = [
  ...foods,
  ...doughSaltAndGarbage,
  ...humanMedicines,
  ...drugsAndNicotine,
  ...petMedicines,
  ...gardenAndPlants,
  ...pesticides,
  ...householdChemicals,
  ...householdThings,
  ...thingsSwallowed,
  ...venom,
]
