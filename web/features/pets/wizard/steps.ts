import { faultsOf, NEEDS_OF_NEW, type PetFaults } from '../form/faults.ts'
import type { PetForm } from '../form/pet-form.ts'

/** The first is asked only of owners with saved pets. */
export const WIZARD_STEPS = [
  'select',
  'species',
  'name',
  'gender',
  'birthday',
  'breed',
  'weight',
  'neutered',
  'medications',
  'conditions',
  'allergies',
  'save',
] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]

export const stepAfter = (step: WizardStep): WizardStep =>
  WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] ?? step

export function stepBefore(step: WizardStep, hasSavedPets: boolean): WizardStep | null {
  const before = WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1]
  return before === undefined || (before === 'select' && !hasSavedPets) ? null : before
}

export const canStartAt = (step: WizardStep): boolean =>
  WIZARD_STEPS.indexOf(step) >= WIZARD_STEPS.indexOf('birthday') && step !== 'save'

export function faultsAt(step: WizardStep, form: PetForm, now: Date = new Date()): PetFaults {
  const { name, birthday, weight } = faultsOf(form, NEEDS_OF_NEW, now)
  if (step === 'name' && name !== undefined) return { name }
  if (step === 'birthday' && birthday !== undefined) return { birthday }
  return step === 'weight' && weight !== undefined ? { weight } : {}
}

export const isReached = (step: WizardStep, form: PetForm): boolean =>
  WIZARD_STEPS.slice(1, WIZARD_STEPS.indexOf(step)).every(
    (before) => Object.keys(faultsAt(before, form)).length === 0,
  )

export const NEW_PET = 'new'
