import { FILE_TOO_LARGE } from '#contract/media-kind.ts'
import { EDIT_PET_MESSAGES, PET_MESSAGES } from '#contract/messages.ts'

/** Every sentence the pet screens show when something fails, or is missing. */
export const MESSAGES = {
  nameMissing: "Please enter your pet's name",
  birthdayMissing: "Please select your pet's birthday",
  ...PET_MESSAGES,
  noBreeds: (search: string) => `No breeds found for "${search}".`,
  noBreedsWays: 'Choose Mixed Breed or Unknown/Other.',
  edit: {
    ...EDIT_PET_MESSAGES,
    nameMissing: "Please add your pet's name.",
    speciesMissing: 'Select a species.',
    weightInvalid: 'Enter a valid weight greater than zero.',
  },
  photo: {
    wrongKind: 'Please choose a photo, such as a JPEG or PNG file.',
    tooBig: FILE_TOO_LARGE,
    unreadable: 'This photo could not be opened. Please choose another one.',
    heic: 'This browser cannot open HEIC photos. Please choose a JPEG, or use your phone.',
  },
} as const
