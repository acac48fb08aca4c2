import { join } from 'node:path'
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const EXPORT = 'export const __vitePreload ='
const OURS = join(import.meta.dirname, '../../../web/lib/later/ask-before-import.ts')

/** Puts our question before every `import()` of the program; see web/lib/later/ask-before-import.ts for why. */
export const askBeforeImport = (): Plugin => ({
  name: 'ask-before-import',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: (code, id) => (id === HELPER ? { code: withQuestion(code), map: null } : null),
  },
})

export function withQuestion(code: string): string {
  if (code.split(EXPORT).length !== 2)
    throw new Error(
      'The bundler writes its import helper differently now: see scripts/build/imports/ask-before-import.ts.',
    )
  return [
    `import { askingFirst } from ${JSON.stringify(OURS)};`,
    code.replace(EXPORT, 'const preloadFiles ='),
    'export const __vitePreload = askingFirst(preloadFiles);',
  ].join('\n')
}
