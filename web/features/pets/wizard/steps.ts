import { faultsOf, NEEDS_OF_NEW, type PetFaults } from '../form/faults.ts'
import type { PetForm } from '../form/pet-form.ts'

/** The twelve questions of the wizard; the first is asked only of owners with saved pets. */
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

/** The question after this one; the last stays where it is. */
export const stepAfter = (step: WizardStep): WizardStep =>
  WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] ?? step

/** The question before this one, or null where the wizard begins. */
export function stepBefore(step: WizardStep, hasSavedPets: boolean): WizardStep | null {
  const before = WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1]
  return before === undefined || (before === 'select' && !hasSavedPets) ? null : before
}

/** True where enough is told to start at once, and the rest can be told later. */
export const canStartAt = (step: WizardStep): boolean =>
  WIZARD_STEPS.indexOf(step) >= WIZARD_STEPS.indexOf('birthday') && step !== 'save'

/** Why a question cannot be left, by its field; empty when it can. */
export function faultsAt(step: WizardStep, form: PetForm, now: Date = new Date()): PetFaults {
  const { name, birthday, weight } = faultsOf(form, NEEDS_OF_NEW, now)
  if (step === 'name' && name !== undefined) return { name }
  if (step === 'birthday' && birthday !== undefined) return { birthday }
  return step === 'weight' && weight !== undefined ? { weight } : {}
}

/** True when nothing that is asked before a question is still missing. */
export const isReached = (step: WizardStep, form: PetForm): boolean =>
  WIZARD_STEPS.slice(1, WIZARD_STEPS.indexOf(step)).every(
    (before) => Object.keys(faultsAt(before, form)).length === 0,
  )

/** What is chosen among the saved pets where none of them is meant. */
export const NEW_PET = 'new'
