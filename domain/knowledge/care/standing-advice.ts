import type { CallWithin } from '#domain/logic/urgency.ts'
import type { CareLine } from './care-line.ts'

export type StandingAdvice = {
  readonly emergency: {
    readonly callAhead: CareLine
    readonly transport: readonly CareLine[]
    readonly noMedicine: CareLine
    readonly noFood: CareLine
    readonly noMeal: CareLine
    readonly bring: CareLine
    readonly worse: readonly CareLine[]
  }
  readonly visit: {
    readonly book: CareLine
    readonly tell: CareLine
    readonly bring: readonly CareLine[]
    readonly watch: readonly CareLine[]
    readonly food: CareLine
    readonly bookWithin: Readonly<Record<CallWithin, CareLine>>
    readonly askBeforeFeeding: CareLine
    readonly noMedicine: CareLine
  }
  readonly home: {
    readonly watch: readonly CareLine[]
    readonly food: CareLine
    readonly rest: CareLine
    readonly lasts: CareLine
    /** For what has been there for weeks, when a day or two tell nothing. */
    readonly lasting: CareLine
    readonly noMedicine: CareLine
  }
  /** What is an emergency whatever the problem was. */
  readonly dangerSigns: readonly CareLine[]
  readonly poisonSigns: CareLine
  /** Something swallowed a short while ago, while a vet may still bring it back up. */
  readonly swallowed: { readonly home: readonly CareLine[]; readonly goNow: readonly CareLine[] }
  readonly keepFeeding: CareLine
  readonly poisonReady: CareLine
  readonly poisonLines: CareLine
}
