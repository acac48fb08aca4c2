import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AVAILABILITY_REASONS, availabilityOf } from './availability.ts'
import { chooseClinics } from './choose-clinics.ts'

const candidate = fc
  .record({
    distance: fc.double({ min: 0, max: 30, noNaN: true }),
    supportsEmergency: fc.boolean(),
    availabilityReason: fc.constantFrom(...AVAILABILITY_REASONS),
  })
  .map((clinic) => ({
    ...clinic,
    isAvailableNow: availabilityOf(clinic.availabilityReason).isAvailableNow,
  }))
const found = fc.array(candidate, { maxLength: 30 })

const regular = { supportsEmergency: false, distance: 1, isAvailableNow: true } as const
const open = { ...regular, availabilityReason: 'open_now' } as const
const closed = { ...regular, isAvailableNow: false, availabilityReason: 'closed' } as const
const unknown = { ...regular, isAvailableNow: false, availabilityReason: 'unknown' } as const
const er = { ...open, supportsEmergency: true, distance: 9, availabilityReason: 'twenty_four_hour' } as const

describe('clinics for an emergency', () => {
  test('support emergencies and are available now, whatever is nearer [R-VET-011]', () => {
    expect(chooseClinics([open, unknown, er], 'emergency')).toEqual({
      clinics: [er],
      finalMode: 'emergency',
      fallbackApplied: false,
    })
    fc.assert(
      fc.property(found, (clinics) => {
        const choice = chooseClinics(clinics, 'emergency')
        const fit = choice.clinics.every((clinic) => clinic.supportsEmergency && clinic.isAvailableNow)
        expect(fit || choice.fallbackApplied).toBe(true)
        expect(choice.fallbackApplied).toBe(choice.finalMode === 'regular')
      }),
    )
  })

  test('are regular ones, said openly, where no hospital takes emergencies', () => {
    expect(
      chooseClinics([unknown, closed, { ...er, ...closed, supportsEmergency: true }], 'emergency'),
    ).toEqual({
      clinics: [unknown],
      finalMode: 'regular',
      fallbackApplied: true,
    })
  })
})

describe('clinics for a visit', () => {
  test('are those that are not closed [R-VET-012]', () => {
    expect(chooseClinics([closed, open, unknown, er], 'regular')).toEqual({
      clinics: [open, unknown, er],
      finalMode: 'regular',
      fallbackApplied: false,
    })
    fc.assert(
      fc.property(found, (clinics) => {
        const choice = chooseClinics(clinics, 'regular')
        expect(choice.clinics.map(({ availabilityReason }) => availabilityReason)).not.toContain('closed')
        expect(choice.fallbackApplied).toBe(false)
      }),
    )
  })
})

test('ten clinics at most, and never one further than one left out [R-VET-013] [R-VET-040]', () => {
  fc.assert(
    fc.property(found, (clinics) => {
      const choice = chooseClinics(clinics, 'regular')
      const fit = clinics.filter(({ availabilityReason }) => availabilityReason !== 'closed')
      const miles = fit.map(({ distance }) => distance).toSorted((one, other) => one - other)
      expect(choice.clinics.map(({ distance }) => distance)).toEqual(miles.slice(0, 10))
    }),
  )
})
