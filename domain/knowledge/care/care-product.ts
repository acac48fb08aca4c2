import type { OtcCategory } from '#domain/otc/category-names.ts'
import type { CareLine } from './care-line.ts'

/** Names no brand, gives no dose. */
export type CareProduct = {
  readonly id: string
  readonly category: OtcCategory
  readonly name: Readonly<Record<'dog' | 'cat', string>>
  readonly genericName: string | null
  readonly form: string
  /** Swallowed products are left out for pets with allergies, diseases or medicines. */
  readonly swallowed: boolean
  readonly minMonths: number
  readonly species?: 'dog' | 'cat'
  /** Parts of known conditions that rule it out. */
  readonly notWith?: readonly string[]
  readonly notBeside?: readonly string[]
  readonly notes: CareLine
  readonly warnings: readonly CareLine[]
  readonly conditions: readonly string[]
}
