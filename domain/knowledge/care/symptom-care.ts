import type { CareLine } from './care-line.ts'

/** What an owner can do about one symptom until it is gone or a vet has seen it. */
export type SymptomCare = {
  readonly home: readonly CareLine[]
  readonly diet?: readonly CareLine[]
  readonly watch: readonly CareLine[]
  /** When a pet at home needs a visit. */
  readonly worse: readonly CareLine[]
  /** The signs of this problem that make it an emergency. */
  readonly goNow: readonly CareLine[]
  /** What helps the vet. */
  readonly bring?: readonly CareLine[]
}
