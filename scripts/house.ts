import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { houseMarkdown, keptIn, worseThan } from './house/house-markdown.ts'
import { measureHouse } from './house/measures.ts'
import { sourceFiles } from './house/source-files.ts'

const USAGE = `Measures the source: long files, full folders, circles, long expressions, shared lines, tables in tests.

  npm run -s house                  writes docs/house.md; refuses where a figure has become worse
  npm run -s house -- --accept      writes it all the same; the commit says why`

const root = join(import.meta.dirname, '..')
const DOCUMENT = join(root, 'docs/house.md')

const { values } = parseArgs({
  options: { accept: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
})

if (values.help) console.log(USAGE)
else write(values.accept)

function write(isAccepted: boolean): void {
  const house = measureHouse(sourceFiles(root))
  const kept = keptIn(existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '')
  const worse = kept.size === 0 ? [] : worseThan(house.figures, kept)
  if (worse.length > 0 && !isAccepted) {
    console.error(`Worse than docs/house.md says:\n  ${worse.join('\n  ')}`)
    process.exitCode = 1
    return
  }
  writeFileSync(DOCUMENT, houseMarkdown(house, kept))
  console.log('Written: docs/house.md')
}
