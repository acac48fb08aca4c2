import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

export type Size = { readonly kB: number; readonly gzipKB: number }

export type EngineSize = {
  readonly engine: Size
  readonly reader: Size
}

const ENGINE = join(import.meta.dirname, '../../domain/engine/assess-by-reader.ts')
const READER = join(import.meta.dirname, '../../domain/engine/notes/read-notes.ts')

/**
 * Every chunk is packed by itself, as a browser receives it; what both use counts for the engine, which is loaded
 * first.
 */
export async function engineSize(): Promise<EngineSize> {
  const engine = await sizeOf([ENGINE])
  const both = await sizeOf([ENGINE, READER])
  const less = (key: keyof Size): number => Math.round((both[key] - engine[key]) * 10) / 10
  return { engine, reader: { kB: less('kB'), gzipKB: less('gzipKB') } }
}

async function sizeOf(entries: readonly string[]): Promise<Size> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: [...entries], preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in built)) throw new Error('The engine was not bundled.')
  const codes = built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  const sum = (measure: (code: string) => number): number =>
    Math.round(codes.reduce((bytes, code) => bytes + measure(code), 0) / 100) / 10
  return {
    kB: sum((code) => Buffer.byteLength(code)),
    gzipKB: sum((code) => gzipSync(code, { level: 9 }).length),
  }
}
