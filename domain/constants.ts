// In parts, so that each page of the web app loads those of its own.
export * from './constants/limits.ts'
export * from './constants/policy-facts.ts'
export * from './constants/prices.ts'
