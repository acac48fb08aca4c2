import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Dose = z.object({
  level: z.string(),
  dose: z.number(),
  unit: z.string(),
  doseHigh: z.number().nullish(),
  effect: z.string().nullish(),
  verified: z.string(),
})

const ForSpecies = z.object({
  thresholds: z.array(Dose),
  daily: z.array(Dose).default([]),
  note: z.string().nullish(),
})

const Published = z.object({
  meta: z.object({
    verified: z.record(z.string(), z.string()),
    sources: z.record(z.string(), z.object({ cite: z.string(), url: z.string().nullable() })),
  }),
  toxins: z.array(
    z.object({
      id: z.string(),
      agent: z.string().nullish(),
      dog: ForSpecies,
      cat: ForSpecies,
      forms: z.array(z.object({ id: z.string(), label: z.string(), verified: z.string() })),
      signs: z.array(z.string()).default([]),
      onset: z.string().nullish(),
      note: z.string().nullish(),
    }),
  ),
})

const FILE = join(import.meta.dirname, '../../../docs/clinical/toxins.json')

const published = Published.parse(JSON.parse(readFileSync(FILE, 'utf8')))

export type PublishedDose = z.infer<typeof Dose>
export type PublishedPoison = z.infer<typeof Published>['toxins'][number]

/** What the works say of each poison beyond what the engine computes with: effects, and whether the figure was seen. */
export const publishedPoisons: ReadonlyMap<string, PublishedPoison> = new Map(
  published.toxins.map((poison) => [poison.id, poison]),
)

/** The works behind the doses, by code. */
export const doseWorks: Readonly<Record<string, { readonly cite: string; readonly url: string | null }>> =
  published.meta.sources

/** What it means that a figure was seen, recalled, estimated or is unknown. */
export const VERIFIED: Readonly<Record<string, string>> = published.meta.verified
