import { levelFrom } from '#domain/engine/decide/decide.ts'
import { computeDoses } from '#domain/engine/doses/compute-doses.ts'
import type { Facts } from '#domain/engine/read/facts-by-reader.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

export const levelAt = (facts: Facts): Urgency => levelFrom(facts, computeDoses(facts)).level
