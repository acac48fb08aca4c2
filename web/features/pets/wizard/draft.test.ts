import { expect, test } from 'vitest'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'
import { emptyForm } from '../form/pet-form.ts'
import { readDraft } from './draft.ts'

test('a draft kept before the form had a microchip is read', () => {
  const { microchip: _, ...form } = { ...emptyForm(), name: 'Rex' }
  const draft = { ownerId: null, step: 'gender', choice: null, save: true, form }
  sessionStore.write(SESSION.petDraft, JSON.stringify(draft))
  expect(readDraft(null)).toEqual({ ...draft, form: { ...form, microchip: '' } })
})
