import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fail, modernNode, root, run } from './processes.mjs'

const stampFile = join(root, 'build', '.pawlight-web')
const folders = ['web', 'domain', 'contract']
const files = ['package-lock.json', 'react-router.config.ts', 'vite.config.ts', 'tsconfig.base.json']

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

function inputsHash() {
  const hash = createHash('sha256')
  const paths = folders
    .map((name) => join(root, name))

    .filter((path) => existsSync(path))
    .flatMap((path) => [...sources(path)])
  paths.push(...files.map((name) => join(root, name)).filter((path) => existsSync(path)))
  for (const path of paths.sort((a, b) => (a < b ? -1 : 1)))
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0')
  return hash.digest('hex')
}

export async function ensureWebBuild() {
  const wanted = inputsHash()
  const index = join(root, 'build', 'client', 'index.html')
  if (existsSync(index) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Building the web app ...')
  rmSync(stampFile, { force: true })
  const tool = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production', CI: '1' }
  const code = await run(modernNode(), [tool, 'build', '--logLevel', 'warn'], { env })
  if (code !== 0) fail('The web app could not be built; the messages above say why.')
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stampFile, wanted)
}
