import type { Substance } from './substance.ts'

/** Options that are asked of cats only, and what a dog's owner would tick for the same thing. */
const forDogs: Readonly<Record<string, string>> = { lilies: 'toxic_plant_mushroom', permethrin: 'other' }

/** The answer of the question `exposure` that stands for this thing, among those this species is asked. */
export const exposureFor = ({ exposure }: Substance, species: 'dog' | 'cat'): string =>
  species === 'dog' ? (forDogs[exposure] ?? exposure) : exposure
