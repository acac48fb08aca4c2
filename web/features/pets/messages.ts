import { EDIT_PET_MESSAGES, PET_MESSAGES } from '#contract/messages/pets.ts'

const thing = (species: 'dog' | 'cat' | null): string => species ?? 'dog or cat'

export const MESSAGES = {
  nameMissing: "Please enter your pet's name",
  birthdayMissing: "Please select your pet's birthday",
  neverThatOld: (species: 'dog' | 'cat' | null) =>
    `No ${thing(species)} has lived that long. Please check the year.`,
  neverThatHeavy: (species: 'dog' | 'cat' | null, told: string, meant: readonly string[]) =>
    `That is ${told}. No ${thing(species)} has weighed that much. ${meant.length === 0 ? 'Please check the number.' : `Did you mean ${meant.join(' or ')}?`}`,
  date: {
    future: 'This day is still to come. Please check the year.',
    noSuchMonth: 'There are 12 months. The month comes first: MM/DD/YYYY.',
    noSuchDay: 'That month does not have this day. Please check the day.',
    tooEarly: 'Please check the year.',
  },
  ...PET_MESSAGES,
  noBreeds: (search: string) => `No breeds found for "${search}".`,
  noBreedsWays: 'Choose Mixed Breed or Unknown/Other.',
  edit: {
    ...EDIT_PET_MESSAGES,
    nameMissing: "Please add your pet's name.",
    speciesMissing: 'Select a species.',
    weightInvalid: 'Enter a valid weight greater than zero.',
  },
} as const
