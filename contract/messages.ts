/**
 * Every sentence that people are shown when something fails, by key; hints and what is missing in a field stand in the
 * messages of the feature. In parts, so that each page of the web app loads those of its own.
 */
export * from './messages/account.ts'
export * from './messages/assessment.ts'
export * from './messages/calls.ts'
export * from './messages/pets.ts'
export * from './messages/profile.ts'
export * from './messages/screens.ts'
export * from './messages/support.ts'
export * from './messages/vet-finder.ts'
