import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Node } from '@takumi-rs/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'
import { PICTURE } from '#web/app/route/metadata.ts'
import type * as Scene from '#web/ui/drawings/lamp-scene.tsx'

const { resolve } = createRequire(import.meta.url)
const fileOfOurs = (path: string): URL => new URL(`../../${path}`, import.meta.url)

const DISPLAY = 'Gabarito'
const TEXT = 'Atkinson Hyperlegible Next'
const FONTS = [
  [DISPLAY, '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'],
  [
    TEXT,
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  ],
] as const

/**
 * `margin` is the part of the size that stays free on each side, where systems cut icons to a shape of their own;
 * `filled` is for those that round the corners themselves.
 */
export type IconLook = {
  readonly format: 'png' | 'ico'
  readonly margin?: number
  readonly filled?: boolean
}

/** Every drawing is the content of a file; `size` is in pixels. */
export type Painter = {
  readonly pagePicture: (heading: string, description: string) => Promise<Uint8Array>
  readonly icon: (size: number, look: IconLook) => Promise<Uint8Array>
}

async function loadRenderer() {
  try {
    const { Renderer } = await import('@takumi-rs/core')
    return new Renderer()
  } catch (cause) {
    const machine = `${process.platform} ${process.arch}`
    throw new Error(
      `The pictures of the site cannot be drawn on this machine (${machine}): the native part of @takumi-rs/core is missing. Delete node_modules and install again, here.`,
      { cause },
    )
  }
}

async function readColours(): Promise<(token: string) => string> {
  const sheets = ['web/ui/tokens.css', 'web/ui/art-tokens.css'].map((path) =>
    readFile(fileOfOurs(path), 'utf8'),
  )
  const declared = (await Promise.all(sheets)).join('\n').matchAll(/(--[\w-]+):\s*([^;]+);/g)
  const colours = new Map(
    [...declared].map(([, token, value = '']) => [token, value.replace(/^light-dark\(([^,]+),.*$/, '$1')]),
  )
  return (token) => {
    const colour = colours.get(token)
    if (colour === undefined) throw new Error(`No colour is called ${token}.`)
    return colour
  }
}

/** Vite reads the component, because Node knows neither JSX nor CSS modules. */
async function readScene(): Promise<string> {
  const vite = await createServer({
    root: fileURLToPath(fileOfOurs('.')),
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { LampScene } = (await vite.ssrLoadModule('/web/ui/drawings/lamp-scene.tsx')) as typeof Scene
    return (
      renderToStaticMarkup(createElement(LampScene, { xmlns: 'http://www.w3.org/2000/svg' }))
        // the drawing is 560 by 540; above it there is more of the glow and of the cord
        .replace('viewBox="0 0 560 540"', 'viewBox="0 -60 560 600"')
    )
  } finally {
    await vite.close()
  }
}

export async function createPainter(): Promise<Painter> {
  const renderer = await loadRenderer()
  for (const [name, file] of FONTS) await renderer.registerFont({ name, data: await readFile(resolve(file)) })
  const colour = await readColours()
  const scene = await readScene()
  const images = [
    {
      src: 'scene',
      data: Buffer.from(scene.replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => colour(token))),
    },
    { src: 'icon', data: await readFile(fileOfOurs('public/app-icon.svg')) },
  ]
  const night = colour('--night')

  return {
    pagePicture: (heading, description) =>
      renderer.render(
        box(
          {
            ...WHOLE,
            padding: '56px 64px',
            justifyContent: 'space-between',
            backgroundColor: night,
            backgroundImage: `radial-gradient(70% 90% at 74% 12%, ${colour('--night-glow')} 0%, ${night} 62%)`,
          },
          [
            image('scene', { position: 'absolute', right: 8, top: 0, width: 560, height: 600 }),
            box({ alignItems: 'center', gap: 6, marginLeft: -12 }, [
              image('icon', { width: 84, height: 84 }),
              words('Pawlight', { ...TITLE, fontSize: 44, color: colour('--on-night') }),
            ]),
            box({ flexDirection: 'column', width: 610, gap: 24 }, [
              words(heading, {
                ...TITLE,
                textWrap: 'balance',
                fontSize: 76,
                lineHeight: 1.04,
                color: colour('--on-night'),
              }),
              words(description, {
                fontFamily: TEXT,
                textWrap: 'balance',
                fontSize: 32,
                lineHeight: 1.4,
                color: colour('--night-text'),
              }),
            ]),
            box({ height: 8 }, []),
          ],
        ),
        { ...PICTURE, images, format: 'png' },
      ),
    icon: (size, { format, margin = 0, filled = margin > 0 }) => {
      const inner = Math.round(size * (1 - 2 * margin))
      const backgroundColor = filled ? night : 'transparent'
      return renderer.render(
        box({ ...WHOLE, backgroundColor, alignItems: 'center', justifyContent: 'center' }, [
          image('icon', { width: inner, height: inner }),
        ]),
        { width: size, height: size, images, format },
      )
    },
  }
}

const WHOLE = { width: '100%', height: '100%', flexDirection: 'column' } as const
const TITLE = { fontFamily: DISPLAY, fontWeight: 650, letterSpacing: '-0.02em' } as const

type Look = NonNullable<Node['style']>

const box = (style: Look, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
})
const image = (src: string, style: Look): Node => ({ type: 'image', src, style })
const words = (text: string, style: Look): Node => ({ type: 'text', text, style })
