import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { headingOf, picturePath } from '#web/app/route/metadata.ts'
import { prerenderedPaths, routeFor } from '#web/app/route/route-table.ts'
import { createPainter, type Painter } from './painter.ts'

/** The bar of the phone and the ground behind the icon while the app starts: tokens --night and --paper. */
const COLOURS = { theme_color: '#03262f', background_color: '#fcfaf6' }

const ICONS = [
  { path: '/icons/icon-192.png', size: 192, purpose: 'any', margin: 0 },
  { path: '/icons/icon-512.png', size: 512, purpose: 'any', margin: 0 },
  { path: '/icons/icon-maskable-512.png', size: 512, purpose: 'maskable', margin: 0.1 },
] as const

export const webManifest = (): string =>
  JSON.stringify({
    id: '/',
    name: 'Pawlight',
    short_name: 'Pawlight',
    description: routeFor('/').description,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    ...COLOURS,
    icons: ICONS.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  })

export const missingPages = (dir: string): string[] =>
  prerenderedPaths().filter((path) => !existsSync(join(dir, path, 'index.html')))

const drawIcons = async ({ icon }: Painter): Promise<[string, Uint8Array][]> => [
  ['/favicon.ico', await icon(32, { format: 'ico' })],
  ['/apple-touch-icon.png', await icon(180, { format: 'png', filled: true })],
  ...(await Promise.all(
    ICONS.map(async ({ path, size, margin }): Promise<[string, Uint8Array]> => [
      path,
      await icon(size, { format: 'png', margin }),
    ]),
  )),
]

const drawPictures = ({ pagePicture }: Painter): Promise<[string, Uint8Array][]> =>
  Promise.all(
    prerenderedPaths()
      .map(routeFor)
      .map(async (route): Promise<[string, Uint8Array]> => [
        picturePath(route),
        await pagePicture(headingOf(route), route.description),
      ]),
  )

export async function finishSite(dir: string): Promise<void> {
  const missing = missingPages(dir)
  if (missing.length > 0) throw new Error(`The build lacks these pages: ${missing.join(', ')}`)
  const painter = await createPainter()
  const files: [string, string | Uint8Array][] = [
    ['/manifest.webmanifest', webManifest()],
    ...(await drawIcons(painter)),
    ...(await drawPictures(painter)),
  ]
  for (const [path, content] of files) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), content)
  }
}
