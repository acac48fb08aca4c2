import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { leaveExamplesOut } from '../build/leave-examples-out.ts'

/** What a browser loads to decide by itself: the engine with all it knows, bundled as the pages bundle it. */
export async function engineSize(): Promise<{ readonly kB: number; readonly gzipKB: number }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [leaveExamplesOut()],
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../../domain/triage/assess.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('The engine was not bundled into one chunk.')
  const kB = (bytes: number): number => Math.round(bytes / 100) / 10
  return { kB: kB(Buffer.byteLength(chunk.code)), gzipKB: kB(gzipSync(chunk.code, { level: 9 }).length) }
}
