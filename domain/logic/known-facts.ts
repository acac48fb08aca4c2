import type { BreedGroup } from './breed-group.ts'
import type { Intake } from './intake.ts'

export type KnownFacts = {
  readonly intake: Intake
  readonly species: 'dog' | 'cat'
  /** Whole months, or null when nobody knows the birthday. */
  readonly ageMonths: number | null
  readonly weightKg: number | null
  readonly breedGroups: ReadonlySet<BreedGroup>
  /** The symptoms the owner ticked. */
  readonly symptoms: ReadonlySet<string>
  /** The pet's known conditions in lower case, from the profile, its medicines and the notes. */
  readonly knownConditions: string
  readonly profileConditions: string
  readonly asked: ReadonlySet<string>
  readonly values: (questionId: string) => readonly string[] | undefined
  /** The number given; undefined when it was not given or makes no sense. */
  readonly number: (questionId: string) => number | undefined
  readonly notes: {
    readonly symptoms: ReadonlySet<string>
    readonly answers: ReadonlyMap<string, ReadonlySet<string>>
    readonly numbers: ReadonlyMap<string, number>
    /** Findings that no question asks for, by their keys. */
    readonly keys: ReadonlySet<string>
    readonly confirmed: {
      readonly symptoms: ReadonlySet<string>
      readonly answers: ReadonlyMap<string, ReadonlySet<string>>
      readonly keys: ReadonlySet<string>
    }
  }
}
