import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"];?/g

/** Imports each icon from a file of its own, so that it is known which page needs which. */
export function singleIcons(): Plugin {
  const require = createRequire(import.meta.url)
  const all = join(dirname(require.resolve('lucide-react/package.json')), 'dist/esm/lucide-react.mjs')
  const files = iconFiles(readFileSync(all, 'utf8'))
  return {
    name: 'single-icons',
    transform: {
      filter: { id: /\/web\/.+\.tsx?/, code: 'lucide-react' },
      handler: (code) => ({ code: withSingleIcons(code, files, dirname(all)), map: null }),
    },
  }
}

export const iconFiles = (list: string): ReadonlyMap<string, string> =>
  new Map(
    [...list.matchAll(/export\s*\{([^}]*)\}\s*from\s*['"](\.\/icons\/[^'"]+)['"]/g)].flatMap(
      ([, names = '', file = '']) =>
        names.split(',').map((name) => [name.trim().replace(/^default as /, ''), file] as const),
    ),
  )

export const withSingleIcons = (code: string, files: ReadonlyMap<string, string>, dir: string): string =>
  code.replaceAll(IMPORT, (whole, names: string) => {
    const wanted = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    if (wanted.some((name) => !files.has(name.split(' as ')[0] ?? name))) return whole
    return wanted
      .map((name) => {
        const [icon = name, local = icon] = name.split(' as ')
        return `import ${local} from ${JSON.stringify(join(dir, files.get(icon) ?? ''))}`
      })
      .join('\n')
  })
