import { z } from 'zod/mini'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'
import { onForgetTriage } from '#web/lib/storage/triage-memory.ts'
import { PetForm } from '../form/pet-form.ts'
import { WIZARD_STEPS } from './steps.ts'

const Draft = z.object({
  /** Whose words these are; null for a visitor. */
  ownerId: z.nullable(z.string()),
  step: z.enum(WIZARD_STEPS),
  choice: z.nullable(z.string()),
  save: z.boolean(),
  form: PetForm,
})

/** What was said to the wizard so far and where it stands; a reload of the tab brings it back. */
export type Draft = z.infer<typeof Draft>

/** Keeps the draft for this tab. */
export const keepDraft = (draft: Draft): void => {
  sessionStore.write(SESSION.petDraft, JSON.stringify(draft))
}

/** The draft of this owner, or of the visitor who has meanwhile signed in; null for everybody else. */
export function readDraft(ownerId: string | null): Draft | null {
  try {
    const kept = Draft.parse(JSON.parse(sessionStore.read(SESSION.petDraft) ?? 'null'))
    return kept.ownerId === null || kept.ownerId === ownerId ? kept : null
  } catch {
    return null
  }
}

/** Lets go of the draft: the pet is saved, or another one goes on. */
export const dropDraft = (): void => sessionStore.remove(SESSION.petDraft)

onForgetTriage(dropDraft)
