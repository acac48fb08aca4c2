import { animalsAndOutdoors } from './animals-and-outdoors.ts'
import { foods } from './foods.ts'
import { gardenAndGarage } from './garden-and-garage.ts'
import { household } from './household.ts'
import { humanMedicines } from './human-medicines.ts'
import { objects } from './objects.ts'
import { petMedicines } from './pet-medicines.ts'
import { harmfulPlants } from './plants-harmful.ts'
import { harmlessPlants } from './plants-harmless.ts'
import type { Substance } from './substance.ts'
import { sweetsAndDrinks } from './sweets-and-drinks.ts'

/** Every thing the exposure picker knows. */
export const substances: readonly Substance[] = [
  ...foods,
  ...sweetsAndDrinks,
  ...harmfulPlants,
  ...harmlessPlants,
  ...humanMedicines,
  ...petMedicines,
  ...household,
  ...gardenAndGarage,
  ...objects,
  ...animalsAndOutdoors,
]

/** The same things by id. */
export const substancesById: ReadonlyMap<string, Substance> = new Map(
  substances.map((substance) => [substance.id, substance]),
)
