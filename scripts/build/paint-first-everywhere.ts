import { readdirSync, readFileSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { restOf } from '#web/app/route/resting-pages.ts'
import { ROUTES } from '#web/app/route/route-table.ts'
import { askForPageFiles, builtRoutes, filesOf, type PageFiles } from './page-files.ts'
import { paintFirst, withOwnStyles } from './paint-first.ts'

const SHELL = '__spa-fallback.html'

/** Nobody takes what a form sends while the page rests. Where its buttons wait, Enter sends nothing either. */
export function refuseEarlyForms(address: string, html: string): void {
  for (const [form] of html.matchAll(/<form\b.*?<\/form>/gs)) {
    const buttons = [...form.matchAll(/<button\b[^>]*type="submit"[^>]*>/g)]
    if (buttons.length === 0 || buttons.some(([button]) => !/\sdisabled=""/.test(button)))
      throw new Error(`${address} rests until it is used and holds a form that can be sent before`)
  }
}

function ownersPages(dir: string): readonly PageFiles[] {
  const name = readdirSync(join(dir, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file))
  const routes = builtRoutes(readFileSync(join(dir, 'assets', name ?? 'manifest.js'), 'utf8'))
  return ROUTES.filter(({ prerender }) => !prerender).map(({ id, path }) => ({
    path,
    files: filesOf(id, routes),
  }))
}

/**
 * Takes the fonts out of a style file. They stand in the HTML of every page; named a second time by a file that comes
 * later, they would be looked for anew, and text that was painted without them would change under its reader.
 */
export const withoutFonts = (styles: string): string => styles.replaceAll(/@font-face\s*\{[^}]*\}/g, '')

export async function paintFirstEverywhere(dir: string): Promise<void> {
  const read = (address: string): string => readFileSync(join(dir, address.replace(/[?#].*$/, '')), 'utf8')
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const path = join(entry.parentPath, entry.name)
    const html = readFileSync(path, 'utf8')
    if (entry.name === SHELL) {
      await writeFile(path, askForPageFiles(withOwnStyles(html, read), ownersPages(dir)))
      continue
    }
    const address = `/${relative(dir, entry.parentPath).split(sep).join('/')}`
    const rest = restOf(address)
    if (rest !== null) refuseEarlyForms(address, html)
    await writeFile(path, paintFirst(html, read, rest))
  }
  for (const { name, parentPath } of entries.filter((entry) => entry.name.endsWith('.css'))) {
    const path = join(parentPath, name)
    await writeFile(path, withoutFonts(readFileSync(path, 'utf8')))
  }
}
