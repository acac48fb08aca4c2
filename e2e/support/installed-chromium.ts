import { existsSync, readFileSync } from 'node:fs'

const places: unknown = JSON.parse(
  readFileSync(new URL('../../local/bootstrap/browsers.json', import.meta.url), 'utf8'),
)

export function installedChromium(): { readonly executablePath?: string } {
  const paths = Array.isArray(places) ? places.map(String) : []
  const found = [process.env['CHROMIUM_PATH'] ?? '', ...paths].find((path) => path !== '' && existsSync(path))
  return found === undefined ? {} : { executablePath: found }
}
