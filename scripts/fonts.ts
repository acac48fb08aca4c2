import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

/** Cuts the fonts down to the letters that web/ui/fonts/fonts.css names for their core files, in the weights we use. */
const DIR = join(import.meta.dirname, '../web/ui/fonts')
/** Headings are 600 or 650, which nobody tells apart: one weight between them is 8 kB less than both. */
const WEIGHTS = { gabarito: 620, 'atkinson-hyperlegible-next': { min: 400, max: 700 } }
const require = createRequire(import.meta.url)

const css = readFileSync(join(DIR, 'fonts.css'), 'utf8')

for (const [name, wght] of Object.entries(WEIGHTS)) {
  const from = dirname(require.resolve(`@fontsource-variable/${name}/package.json`))
  const whole = readFileSync(join(from, `files/${name}-latin-wght-normal.woff2`))
  const core = await subsetFont(whole, lettersOf(name), { targetFormat: 'woff2', variationAxes: { wght } })
  writeFileSync(join(DIR, `${name}-core.woff2`), core)
  copyFileSync(join(from, 'LICENSE'), join(DIR, `${name}-LICENSE`))
  console.log(`${name}: ${whole.length} bytes, core ${core.length}`)
}

function lettersOf(name: string): string {
  const face = css.split('@font-face').find((part) => part.includes(`${name}-core.woff2`)) ?? ''
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
  return ranges
    .flatMap(([, first = '', last = first]) => {
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)]
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')
}
