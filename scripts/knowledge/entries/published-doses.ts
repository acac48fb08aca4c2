import { readDoses } from '../catalogues/read-doses.ts'
import type { WrittenPoison } from '../catalogues/written-poison.ts'
import { KNOWLEDGE } from '../written/read-written.ts'

const { poisons, works, marks } = readDoses(KNOWLEDGE)

/** What the works say of each poison beyond what the engine computes with: effects, and whether the figure was seen. */
export const publishedPoisons: ReadonlyMap<string, WrittenPoison> = new Map(
  poisons.map((poison) => [poison.id, poison]),
)

/** The works behind the doses, by code. */
export const doseWorks = works

/** What it means that a figure was seen, recalled, estimated or is unknown. */
export const VERIFIED = marks

/** Without the note for whoever computes with it. */
export const withoutMultiplier = (label: string): string => label.replace(/ \(multiplier[^)]*\)/, '')
