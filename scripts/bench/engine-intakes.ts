import { readVignettes } from '#cases/written/read-written.ts'
import { setNamed } from '#cases/written/sets.ts'
import { intakeOf, type Vignette } from '#cases/written/vignette.ts'
import type { Intake } from '#domain/logic/intake.ts'

export const ENGINE_MIX =
  'complete intakes of the 180 development cases, both species, every note made of sentences of two cases'

export const LONGEST_NOTE = 2000

const developmentCases = (): readonly Vignette[] => readVignettes(setNamed('development').file)

export const developmentNotes = (): readonly string[] =>
  developmentCases().map(({ additionalNotes }) => additionalNotes)

/**
 * Complete intakes of the development cases. Every round pairs the notes anew, so that nothing kept from one question
 * to the next can flatter the measurement: a note comes back after 32,400 others, an object never.
 */
export function* engineIntakes(now: Date): Generator<Intake, never> {
  const cases = developmentCases()
  const halves = cases.map(({ additionalNotes }) => halvesOf(additionalNotes))
  for (let round = 1; ; round += 1) {
    for (const [place, vignette] of cases.entries()) {
      const [first = ''] = halves[place] ?? []
      const [, second = ''] = halves[(place + round) % cases.length] ?? []
      yield { ...intakeOf(vignette, now), additionalNotes: `${first} ${second}`.trim() }
    }
  }
}

/**
 * The hardest notes to read: as long as a note may be and without a single stop, so that all of it is one statement.
 */
export function* runOnIntakes(now: Date): Generator<Intake, never> {
  const cases = developmentCases()
  const notes = developmentNotes().map((note) => note.replaceAll(/[.!?;:,()\n]/g, ' '))
  for (let round = 0; ; round += 1) {
    for (const [place, vignette] of cases.entries()) {
      const from = (place * 7 + round) % notes.length
      const long = [...notes.slice(from), ...notes].join(' ').slice(0, LONGEST_NOTE)
      yield { ...intakeOf(vignette, now), additionalNotes: long }
    }
  }
}

function halvesOf(note: string): readonly [string, string] {
  const sentences = note.split(/(?<=[.!?])\s+/)
  const middle = Math.ceil(sentences.length / 2)
  return [sentences.slice(0, middle).join(' '), sentences.slice(middle).join(' ')]
}
