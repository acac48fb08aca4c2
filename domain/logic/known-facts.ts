import type { BreedGroup } from './breed-group.ts'
import type { Intake } from './intake.ts'

/** Everything a condition can ask about a pet: what was ticked, counted, stands in its profile or was read from words. */
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
  /** The same without the notes. */
  readonly profileConditions: string
  /** Ids of the questions that belong to this pet and these answers. */
  readonly asked: ReadonlySet<string>
  /** The ticked values of a question; undefined when it was not answered. */
  readonly values: (questionId: string) => readonly string[] | undefined
  /** The number given; undefined when it was not given or makes no sense. */
  readonly number: (questionId: string) => number | undefined
  /** What the owner's own words add to the ticked answers. */
  readonly notes: {
    readonly symptoms: ReadonlySet<string>
    readonly answers: ReadonlyMap<string, ReadonlySet<string>>
    readonly numbers: ReadonlyMap<string, number>
    /** Findings that no question asks for, by their keys. */
    readonly keys: ReadonlySet<string>
    /** What of this the owner confirmed when asked about the words. */
    readonly confirmed: {
      readonly symptoms: ReadonlySet<string>
      readonly answers: ReadonlyMap<string, ReadonlySet<string>>
      readonly keys: ReadonlySet<string>
    }
  }
}
