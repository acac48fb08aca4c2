import { expect, test } from 'vitest'
import { paintFirst, withOwnStyles } from './paint-first.ts'

const START =
  '<script type="module" async="">import "/assets/manifest-1.js";\n' +
  'import * as route0 from "/assets/root-1.js";\nimport * as route1 from "/assets/contact-page-1.js";\n' +
  '  \n  window.__reactRouterRouteModules = {"root":route0,"contact":route1};\n\nimport("/assets/entry-1.js");</script>'

const PAGE =
  '<head><link rel="preload" href="/assets/a.woff2" as="font"/>' +
  '<link rel="stylesheet" href="/assets/frame-1.css#"/><link rel="stylesheet" href="/assets/contact-1.css"/></head>' +
  '<body><link rel="modulepreload" href="/assets/entry-1.js"/><link rel="modulepreload" href="/assets/frame-1.js"/>' +
  `<h1>Contact</h1>${START}</body>`

const REST = { wakes: ['kept'], isRemembered: true }

const styles = (address: string) => (address.includes('frame') ? '.frame{}' : '.contact{}')

test('a page carries its styles, in their order, and waits for no file of styles', () => {
  const page = paintFirst(PAGE, styles)
  expect(page).toContain('<style>.frame{}.contact{}</style>')
  expect(page.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/frame-1.css#" disabled="" media="not all"/>',
    '<link rel="stylesheet" href="/assets/contact-1.css" disabled="" media="not all"/>',
  ])
})

test('a page asks for its scripts after the first paint, all at once and the app itself last', () => {
  const page = paintFirst(PAGE, styles)
  const script = /<script type="module" async="">([\s\S]*)<\/script>/.exec(page)?.[1] ?? ''
  expect(page).not.toContain('<link rel="modulepreload"')
  expect(script).not.toMatch(/(?:^|[;\n])import ["*]/)
  expect(script).toContain('["/assets/entry-1.js","/assets/frame-1.js"]')
  expect(script).toContain("getEntriesByName('first-contentful-paint').length>0)once()")
  expect(script).toContain(
    'const [,route0,route1]=await Promise.all([import("/assets/manifest-1.js"),import("/assets/root-1.js"),import("/assets/contact-page-1.js")])',
  )
  expect(script.indexOf('__reactRouterRouteModules')).toBeLessThan(
    script.indexOf('import("/assets/entry-1.js")'),
  )
})

test('a page asks for its web manifest after the first paint, whether it rests or not', () => {
  const linked = PAGE.replace('<head>', '<head><link rel="manifest" href="/manifest.webmanifest"/>')
  for (const rest of [REST, null]) {
    const page = paintFirst(linked, styles, rest)
    expect(page).toContain('<link rel="manifest"/>')
    expect(page).toContain('link.href="/manifest.webmanifest"')
  }
  expect(paintFirst(PAGE, styles)).not.toContain('manifest"]')
})

test('a page rests until it is used only where that is asked for', () => {
  expect(paintFirst(PAGE, styles)).toContain('rests:!1')
  expect(paintFirst(PAGE, styles, REST)).toContain('rests:!0')
})

test('the shell has nothing to paint, so its scripts are asked for at once', () => {
  const shell = withOwnStyles(PAGE, styles)
  expect(shell).toContain('<style>.frame{}.contact{}</style>')
  expect(shell).toContain(START)
  expect(shell).toContain('<link rel="modulepreload" href="/assets/frame-1.js"/>')
})

test('a build that looks different, or a style that would end its element, stops the build', () => {
  expect(() => paintFirst('<body></body>', styles)).toThrow(/start of the scripts/)
  expect(() => paintFirst(PAGE, () => '</style>')).toThrow(/ends the element/)
})
