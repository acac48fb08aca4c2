import { readFileSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paintFirst, withOwnStyles } from './paint-first.ts'

const SHELL = '__spa-fallback.html'

/** Makes every page of a build paint before its scripts; the shell only carries its styles, for it needs its scripts. */
export async function paintFirstEverywhere(dir: string): Promise<void> {
  const read = (address: string): string => readFileSync(join(dir, address.replace(/[?#].*$/, '')), 'utf8')
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const path = join(entry.parentPath, entry.name)
    const html = readFileSync(path, 'utf8')
    await writeFile(path, entry.name === SHELL ? withOwnStyles(html, read) : paintFirst(html, read))
  }
}
