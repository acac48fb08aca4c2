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
