import { expect, test } from 'vitest'
import { chunkGroups } from './chunk-groups.ts'
import { modulesOf } from './modules.fixture.ts'

const modules = modulesOf({
  '/entry.tsx': { needs: ['/frame.ts'] },
  '/frame.ts': { needs: ['/button.tsx'] },
  '/contact.tsx': { needs: ['/frame.ts', '/form.tsx', '/node_modules/react-dom/client.js'] },
  '/pets.tsx': { needs: ['/form.tsx', '/list.ts'], later: ['/picture.ts'] },
  '/history.tsx': { needs: ['/list.ts', '/button.tsx'] },
})

const groups = chunkGroups({
  frame: ['/entry.tsx'],
  pages: ['/contact.tsx', '/pets.tsx', '/history.tsx'].map((file) => ({ files: [file], weight: 1 })),
})

function fileOf(id: string): string | null {
  const [framework, sorted] = groups
  return framework.test.test(id) ? framework.name : sorted.name(id, modules)
}

test.each([
  ['/node_modules/react-dom/client.js', 'framework'],
  ['/frame.ts', 'frame'],
  ['/button.tsx', 'frame'],
  ['/contact.tsx', 'contact'],
  ['/contact.tsx?__react-router-build-client-route', 'contact'],
  ['/pets.tsx', 'pets'],
  ['/history.tsx', 'history'],
])('%s belongs to: %s', (id, name) => {
  expect(fileOf(id)).toBe(name)
})

test.each(['/form.tsx', '/list.ts'])('%s, which two pages share, is in a file that both load', (id) => {
  expect(fileOf(id)).toMatch(/^shared~\d+$/)
})

test('the start of the app is a file of its own: whoever loads a part of the frame must not start it', () => {
  expect(fileOf('/entry.tsx')).toBeNull()
})
