import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'

/** How the pet step was opened, as the workspace left it. */
export type FlowFlags = {
  readonly selectedPet: string | null
  readonly createNewPet: boolean
  readonly fromPetManagement: boolean
}

/** Leaves word for the pet step before it is opened from pet management. */
export function leaveFlags(flags: { selectedPet?: string; createNewPet?: boolean }): void {
  sessionStore.remove(SESSION.selectedPet, SESSION.createNewPet)
  if (flags.selectedPet !== undefined) sessionStore.write(SESSION.selectedPet, flags.selectedPet)
  if (flags.createNewPet === true) sessionStore.write(SESSION.createNewPet, 'true')
  sessionStore.write(SESSION.navigationSource, 'pet-management')
}

/** What was left for the pet step; it stays until it is taken away. */
export const readFlags = (): FlowFlags => ({
  selectedPet: sessionStore.read(SESSION.selectedPet),
  createNewPet: sessionStore.read(SESSION.createNewPet) === 'true',
  fromPetManagement: sessionStore.read(SESSION.navigationSource) === 'pet-management',
})

/** Takes the word away once it was acted on. */
export const clearFlags = (): void =>
  sessionStore.remove(SESSION.selectedPet, SESSION.createNewPet, SESSION.navigationSource)
