import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { photograph } from './look/photograph.ts'

const HELP = `Photographs every public page and every page of an owner, at 320, 390 and 1280 px, light and dark.

  npm run -s look -- [--page /pricing] [--out test-results/look]

It starts an embedded Pawlight of its own; build the web app first (npm run build). The pictures are named
<page>--<width>-<theme>.png. Lay them beside the design; what was found so far stands in docs/look.md.`

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: join(import.meta.dirname, '../test-results/look') },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(HELP)
else {
  mkdirSync(values.out, { recursive: true })
  const count = await photograph(values.out, values.page)
  console.log(`${count} pictures in ${values.out}`)
}
