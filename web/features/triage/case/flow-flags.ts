import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'

export type FlowFlags = {
  readonly selectedPet: string | null
  readonly createNewPet: boolean
  readonly fromPetManagement: boolean
}

export function leaveFlags(flags: { selectedPet?: string; createNewPet?: boolean }): void {
  sessionStore.remove(SESSION.selectedPet, SESSION.createNewPet)
  if (flags.selectedPet !== undefined) sessionStore.write(SESSION.selectedPet, flags.selectedPet)
  if (flags.createNewPet === true) sessionStore.write(SESSION.createNewPet, 'true')
  sessionStore.write(SESSION.navigationSource, 'pet-management')
}

export const readFlags = (): FlowFlags => ({
  selectedPet: sessionStore.read(SESSION.selectedPet),
  createNewPet: sessionStore.read(SESSION.createNewPet) === 'true',
  fromPetManagement: sessionStore.read(SESSION.navigationSource) === 'pet-management',
})

export const clearFlags = (): void =>
  sessionStore.remove(SESSION.selectedPet, SESSION.createNewPet, SESSION.navigationSource)
