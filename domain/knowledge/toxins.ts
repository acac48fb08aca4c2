import data from './data/toxins.json' with { type: 'json' }

/** How bad an amount is, mildest first, as the sources grade it. */
export type ToxinLevel = 'mild' | 'moderate' | 'treat' | 'severe' | 'critical' | 'lethal'

export type ToxinThreshold = {
  readonly level: ToxinLevel
  /** The lowest dose that was reported with the effect. */
  readonly dose: number
  readonly unit: 'mg/kg' | 'g/kg' | 'mL/kg' | 'leaf'
  readonly src: readonly string[]
}

export type ToxinForSpecies = {
  /** `dose` compares with thresholds; `any_amount` has no safe dose; the others need advice only. */
  readonly rule: 'dose' | 'any_amount' | 'call_poison_line' | 'monitor'
  readonly urgencyFloor: 'er_urgent' | 'normal_vet' | 'monitor_at_home' | null
  readonly thresholds: readonly ToxinThreshold[]
  /** The lowest doses of one day that did harm when they were given day after day. */
  readonly daily?: readonly ToxinThreshold[]
}

export type ToxinForm = {
  readonly id: string
  readonly concentration: number
  readonly concentrationHigh: number | null
  readonly unit: string
  readonly src: readonly string[]
}

export type Toxin = {
  readonly id: string
  readonly name: string
  readonly dog: ToxinForSpecies
  readonly cat: ToxinForSpecies
  readonly forms: readonly ToxinForm[]
}

/** The file's inferred type has a different shape per toxin; the test reads every entry against this one. */
const asToxins = (toxins: unknown): readonly Toxin[] => toxins as readonly Toxin[]

/** Every poison with published doses or a rule of its own. */
export const toxins: readonly Toxin[] = asToxins(data.toxins)

/** The same poisons by id. */
export const toxinsById: ReadonlyMap<string, Toxin> = new Map(toxins.map((toxin) => [toxin.id, toxin]))

/** Full citations of the works behind the doses, by code. */
export const toxinSources: ReadonlyMap<string, string> = new Map(
  Object.entries(data.meta.sources).map(([code, { cite }]) => [code, cite]),
)

/** The poison lines of the United States, as printed. */
export const poisonLines: readonly { readonly name: string; readonly phone: string }[] =
  data.meta.poisonLines.map(({ name, phone }) => ({ name, phone }))
