import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { everyVignette } from '#cases/written/read-written.ts'
import { intakeOf } from '#cases/written/vignette.ts'
import { assess } from '#domain/engine/assess.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { rankOf } from '#domain/logic/urgency.ts'
import { anyIntake, NOW, runs, wellIntake } from './generated-intakes.ts'

// Each of them assesses some thousand times.
vi.setConfig({ testTimeout: 180_000 })

const cases = everyVignette()
const notes = cases.map(({ additionalNotes }) => additionalNotes).filter((note) => note !== '')

const rankFor = (intake: Intake): number => rankOf(assess(intake, NOW).assessment.severity)

/** An amount told in the note is a number: the dose computed from it may answer for a thing that was ticked. */
const isDosed = (intake: Intake): boolean =>
  assess(intake, NOW).summary.trace.rules.some(({ setAsideBy }) => setAsideBy === 'dose')

const withNote = (intake: Intake, additionalNotes: string): Intake => ({ ...intake, additionalNotes })

test('no written case is less urgent for its note', () => {
  expect(cases.length).toBeGreaterThan(1000)
  const lowered = cases
    .map((one) => ({ id: one.id, intake: intakeOf(one, NOW) }))
    .filter(({ intake }) => rankFor(intake) < rankFor(withNote(intake, '')) && !isDosed(intake))
  expect(lowered.map(({ id }) => id)).toEqual([])
})

test('no note of any owner makes any answers less urgent', () => {
  fc.assert(
    fc.property(fc.oneof(anyIntake, wellIntake), fc.constantFrom(...notes), (intake, note) => {
      const told = withNote(intake, note)
      fc.pre(!isDosed(told))
      expect(rankFor(told)).toBeGreaterThanOrEqual(rankFor(withNote(intake, '')))
    }),
    runs(600),
  )
})
