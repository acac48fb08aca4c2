import { readDoses } from '../catalogues/read-doses.ts'
import type { WrittenPoison } from '../catalogues/written-poison.ts'
import { KNOWLEDGE } from '../written/read-written.ts'

const { poisons, works, marks } = readDoses(KNOWLEDGE)

/** Beyond what the engine computes with: effects, and whether the figure was seen. */
export const publishedPoisons: ReadonlyMap<string, WrittenPoison> = new Map(
  poisons.map((poison) => [poison.id, poison]),
)

export const doseWorks = works

/** What it means that a figure was seen, recalled, estimated or is unknown. */
export const VERIFIED = marks

export const withoutMultiplier = (label: string): string => label.replace(/ \(multiplier[^)]*\)/, '')
