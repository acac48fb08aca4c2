import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Intake } from '#domain/logic/intake.ts'
import { anyIntake, levelFor, runs, wellIntake } from './generated-intakes.ts'

// Each property assesses hundreds of times; a busy machine needs more than the usual five seconds.
vi.setConfig({ testTimeout: 180_000 })

/** The pet as it is saved by an owner who starts right after the birthday. */
const halfTold = (intake: Intake): Intake => ({
  ...intake,
  pet: {
    ...intake.pet,
    breed: null,
    isNeutered: null,
    weight: { value: null, unit: 'lbs' },
    conditions: [],
    allergies: [],
    medications: [],
  },
})

test('a pet that is told of up to the birthday stays home only where it would, told of in full', () => {
  fc.assert(
    fc.property(fc.oneof(anyIntake, wellIntake), (intake) => {
      fc.pre(levelFor(intake) !== 'monitor_at_home')
      expect(levelFor(halfTold(intake))).not.toBe('monitor_at_home')
    }),
    runs(400),
  )
})
