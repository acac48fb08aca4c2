import type { CareLine } from './care-line.ts'

export type SymptomCare = {
  readonly home: readonly CareLine[]
  readonly diet?: readonly CareLine[]
  readonly watch: readonly CareLine[]
  /** When a pet at home needs a visit. */
  readonly worse: readonly CareLine[]
  /** The signs of this problem that make it an emergency. */
  readonly goNow: readonly CareLine[]
  readonly bring?: readonly CareLine[]
}
