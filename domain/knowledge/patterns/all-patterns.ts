import type { BenignPattern } from './pattern.ts'

/** Every benign pattern, by body system. */
export const benignPatterns: readonly BenignPattern[] = []
