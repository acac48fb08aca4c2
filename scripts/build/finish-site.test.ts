import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { metadataFor } from '#web/app/route/metadata.ts'
import { prerenderedPaths } from '#web/app/route/route-table.ts'
import { finishSite, webManifest } from './finish-site.ts'

/** Messengers leave a picture out that is heavier than this. */
const HEAVIEST_BYTES = 300_000

let dir = ''
const build = (paths: readonly string[]): void => {
  for (const path of paths) {
    mkdirSync(join(dir, path), { recursive: true })
    writeFileSync(join(dir, path, 'index.html'), '<!doctype html>')
  }
}

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'pawlight-build-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const sizeOf = (path: string): { width: number; height: number; bytes: number } => {
  const content = readFileSync(join(dir, path))
  expect([path, content.subarray(1, 4).toString()]).toEqual([path, 'PNG'])
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20), bytes: content.length }
}

test('a build in which a page is missing is refused, and the page is named [R-ROUTE-020]', async () => {
  build(prerenderedPaths().filter((path) => path !== '/contact'))
  await expect(finishSite(dir)).rejects.toThrow('The build lacks these pages: /contact')
  expect(existsSync(join(dir, 'manifest.webmanifest'))).toBe(false)
})

test('every page that is written has its picture, of the size and weight that others show [R-META-001]', async () => {
  build(prerenderedPaths())
  await finishSite(dir)
  for (const path of prerenderedPaths()) {
    const picture = new URL(metadataFor(path).picture.url).pathname
    const { width, height, bytes } = sizeOf(picture)
    expect([picture, width, height]).toEqual([picture, 1200, 630])
    expect(bytes).toBeLessThan(HEAVIEST_BYTES)
  }
})

test('the web manifest names the site and icons that are there, each as large as it says', () => {
  const manifest: {
    name: string
    start_url: string
    icons: { src: string; sizes: string; purpose: string }[]
  } = JSON.parse(webManifest())
  expect(manifest).toMatchObject({ name: 'Pawlight', start_url: '/' })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = sizeOf(src)
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(sizeOf('/apple-touch-icon.png')).toMatchObject({ width: 180, height: 180 })
  expect(statSync(join(dir, 'favicon.ico')).size).toBeGreaterThan(100)
})

test('the colours of the manifest are those of the tokens', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../web/ui/tokens.css'), 'utf8')
  const manifest: { theme_color: string; background_color: string } = JSON.parse(webManifest())
  expect(tokens).toContain(`--night: light-dark(${manifest.theme_color},`)
  expect(tokens).toContain(`--paper: light-dark(${manifest.background_color},`)
})
