/**
 * Every sentence that people are shown when something fails, on all sides, by key. What a feature says besides (hints,
 * what is missing in a field) stands in its own messages. They lie in parts, so that each page of the web app loads
 * those of its own.
 */
export * from './messages/account.ts'
export * from './messages/assessment.ts'
export * from './messages/calls.ts'
export * from './messages/pets.ts'
export * from './messages/profile.ts'
export * from './messages/screens.ts'
export * from './messages/support.ts'
export * from './messages/vet-finder.ts'
