import { z } from 'zod/mini'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'
import { PetForm } from '../form/pet-form.ts'
import { WIZARD_STEPS } from './steps.ts'

const Draft = z.object({
  ownerId: z.nullable(z.string()),
  step: z.enum(WIZARD_STEPS),
  choice: z.nullable(z.string()),
  save: z.boolean(),
  form: PetForm,
})

export type Draft = z.infer<typeof Draft>

export const keepDraft = (draft: Draft): void => {
  sessionStore.write(SESSION.petDraft, JSON.stringify(draft))
}

/** Also of the visitor who has meanwhile signed in; null for everybody else. */
export function readDraft(ownerId: string | null): Draft | null {
  try {
    const kept = Draft.parse(JSON.parse(sessionStore.read(SESSION.petDraft) ?? 'null'))
    return kept.ownerId === null || kept.ownerId === ownerId ? kept : null
  } catch {
    return null
  }
}

export const dropDraft = (): void => sessionStore.remove(SESSION.petDraft)
