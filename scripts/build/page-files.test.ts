import { expect, test } from 'vitest'
import { askForPageFiles, builtRoutes, filesOf } from './page-files.ts'

const ROUTES = {
  root: { module: '/assets/root-1.js', imports: ['/assets/frame-1.js'], css: ['/assets/frame-1.css#'] },
  around: { parentId: 'root', module: '/assets/around-1.js', imports: ['/assets/frame-1.js'] },
  pets: {
    parentId: 'around',
    module: '/assets/pets-1.js',
    imports: ['/assets/form-1.js'],
    css: ['/assets/pets-1.css'],
  },
}
const MANIFEST = `window.__reactRouterManifest=${JSON.stringify({ routes: ROUTES })};`

test('a page needs what its layouts need, then its own, each file once', () => {
  expect(filesOf('pets', builtRoutes(MANIFEST))).toEqual([
    '/assets/root-1.js',
    '/assets/frame-1.js',
    '/assets/frame-1.css',
    '/assets/around-1.js',
    '/assets/pets-1.js',
    '/assets/form-1.js',
    '/assets/pets-1.css',
  ])
  expect(() => filesOf('gone', ROUTES)).toThrow(/no route gone/)
})

test('the shell asks for what it does not have yet, by the address it is opened at', () => {
  const shell =
    '<head><link rel="modulepreload" href="/assets/root-1.js"/><link href="/assets/frame-1.css#"/></head>'
  const asking = askForPageFiles(shell, [
    { path: '/pets/:petId', files: filesOf('pets', ROUTES) },
    { path: '/history', files: ['/assets/pets-1.js', '/assets/form-1.js'] },
  ])
  expect(asking).toContain(
    'files=["/assets/frame-1.js","/assets/around-1.js","/assets/pets-1.js","/assets/form-1.js","/assets/pets-1.css"]',
  )
  expect(asking).toContain('[["^/pets/[^/]+/?$",[0,1,2,3,4]],["^/history/?$",[2,3]]]')
  expect(() => askForPageFiles('<body>', [])).toThrow(/no head/)
})
