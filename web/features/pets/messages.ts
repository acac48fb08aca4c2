/** Every sentence the pet screens show when something fails, or is missing. */
export const MESSAGES = {
  nameMissing: "Please enter your pet's name",
  birthdayMissing: "Please select your pet's birthday",
  duplicate: 'You already have a pet with this name',
  saveFailed: 'Failed to save pet profile. Please try again.',
  loadFailed: 'An error occurred while loading. Please try again.',
  deleteFailed: 'Failed to delete pet. Please try again.',
  noBreeds: (search: string) => `No breeds found for "${search}".`,
  noBreedsWays: 'Choose Mixed Breed or Unknown/Other.',
  edit: {
    missingId: 'Missing pet identifier.',
    notFound: 'We could not find that pet profile. It may have been removed.',
    loadFailed: 'Something went wrong while loading the pet profile. Please try again.',
    saveFailed: "We couldn't save your changes just now. Please try again.",
    saved: 'Profile updated successfully.',
    nameMissing: "Please add your pet's name.",
    speciesMissing: 'Select a species.',
    weightInvalid: 'Enter a valid weight greater than zero.',
  },
  photo: {
    wrongKind: 'Please choose a photo, such as a JPEG or PNG file.',
    tooBig: 'File size must be less than 10MB',
    unreadable: 'This photo could not be opened. Please choose another one.',
    heic: 'This browser cannot open HEIC photos. Please choose a JPEG, or use your phone.',
  },
} as const
