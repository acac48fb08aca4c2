import { z } from 'zod'
import type { Intake } from '#domain/logic/intake.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'

const Level = z.enum(URGENCIES)

/** A written case, as cases/README.md describes it. Title, source and tags are for people and never reach the engine. */
export const Vignette = z.object({
  id: z.string(),
  title: z.string(),
  ageMonths: z.number().nullable(),
  pet: z.object({
    name: z.string(),
    species: z.enum(['dog', 'cat']),
    breed: z.string(),
    gender: z.enum(['male', 'female']),
    isNeutered: z.boolean().nullable(),
    weight: z.object({ value: z.number().positive(), unit: z.enum(['lbs', 'kg']) }),
    conditions: z.array(z.string()).default([]),
    allergies: z.array(z.string()).default([]),
    medications: z.array(z.string()).default([]),
  }),
  selectedSymptoms: z.array(z.string()).min(1),
  followUpAnswers: z.record(
    z.string(),
    z.union([z.string(), z.array(z.string()), z.number().transform(String)]),
  ),
  additionalNotes: z.string(),
  expected: z.object({
    level: Level,
    acceptable: z.array(Level).min(1),
    conditionsAnyOf: z.array(z.string()),
    why: z.string(),
  }),
  tags: z.array(z.string()),
})
export type Vignette = z.infer<typeof Vignette>

export function intakeOf(vignette: Vignette, now: Date): Intake {
  return {
    pet: {
      id: null,
      ...vignette.pet,
      birthday: vignette.ageMonths === null ? null : birthdayBefore(now, vignette.ageMonths),
    },
    selectedSymptoms: vignette.selectedSymptoms,
    followUpAnswers: vignette.followUpAnswers,
    additionalNotes: vignette.additionalNotes,
  }
}

function birthdayBefore(now: Date, months: number): string {
  const whole = Math.floor(months)
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - whole, 1))
  // the last day of a shorter month stands in for the 29th to 31st
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  day.setUTCDate(day.getUTCDate() - Math.round((months - whole) * 30))
  return day.toISOString().slice(0, 10)
}
