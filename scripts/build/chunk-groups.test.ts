import { expect, test } from 'vitest'
import { chunkGroups } from './chunk-groups.ts'

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/entry.tsx': ['/frame.ts'],
  '/frame.ts': ['/button.tsx'],
  '/contact.tsx': ['/frame.ts', '/form.tsx', '/checked.ts'],
  '/checked.ts': ['/node_modules/zod/index.js'],
  '/pets.tsx': ['/form.tsx', '/query.ts', '/only-pets.ts'],
  '/history.tsx': ['/query.ts', '/button.tsx'],
}
const modules = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) }

const groups = chunkGroups({
  frame: ['/entry.tsx'],
  open: ['/contact.tsx'],
  signedIn: ['/pets.tsx', '/history.tsx'],
})

const groupOf = (id: string): string | undefined =>
  groups
    .toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
    .map(({ name, test: pattern }) => {
      if (pattern !== undefined) return pattern.test(id) && typeof name === 'string' ? name : null
      return typeof name === 'string' ? name : name(id, modules)
    })
    .find((name) => name !== null)

test.each([
  ['/node_modules/react-dom/client.js', 'framework'],
  ['/node_modules/zod/index.js', 'validation'],
  ['/domain/knowledge/doses.ts', 'knowledge'],
  ['/frame.ts', 'frame'],
  ['/button.tsx', 'frame'],
  ['/form.tsx', 'open'],
  ['/query.ts', 'signedIn'],
  ['/only-pets.ts', undefined],
  ['/loaded-later.ts', undefined],
])('%s belongs to: %s', (id, group) => {
  expect(groupOf(id)).toBe(group)
})

test('parts that need validation are never joined with parts that do not', () => {
  const takenBy = (id: string): number =>
    groups.findIndex(({ name }) => typeof name === 'function' && name(id, modules) === 'open')
  expect(takenBy('/form.tsx')).toBeGreaterThanOrEqual(0)
  expect(takenBy('/checked.ts')).toBeGreaterThan(takenBy('/form.tsx'))
})

test('the start of the app is a file of its own: whoever loads a part of the frame must not start it', () => {
  expect(groupOf('/entry.tsx')).toBeUndefined()
})
