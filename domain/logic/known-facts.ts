import type { BreedGroup } from './breed-group.ts'
import type { Intake } from './intake.ts'

/**
 * `ageMonths` are whole months, null when nobody knows the birthday; `knownConditions` are in lower case, from the
 * profile, its medicines and the notes.
 */
export type KnownFacts = {
  readonly intake: Intake
  readonly species: 'dog' | 'cat'
  readonly ageMonths: number | null
  readonly weightKg: number | null
  readonly breedGroups: ReadonlySet<BreedGroup>
  readonly symptoms: ReadonlySet<string>
  readonly knownConditions: string
  readonly profileConditions: string
  readonly asked: ReadonlySet<string>
  readonly values: (questionId: string) => readonly string[] | undefined
  readonly number: (questionId: string) => number | undefined
  readonly notes: {
    readonly symptoms: ReadonlySet<string>
    readonly answers: ReadonlyMap<string, ReadonlySet<string>>
    readonly numbers: ReadonlyMap<string, number>
    readonly keys: ReadonlySet<string>
    readonly confirmed: {
      readonly symptoms: ReadonlySet<string>
      readonly answers: ReadonlyMap<string, ReadonlySet<string>>
      readonly keys: ReadonlySet<string>
    }
  }
}
