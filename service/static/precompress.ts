import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COPY_ENDING, isCompressible, isServable } from '#service/static/file-types.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this a compressed copy saves less than a network packet. */
const WORTH_IT_BYTES = 1024

const isOlder = async (copy: string, original: number): Promise<boolean> => {
  const found = await stat(copy).catch(() => null)
  return found === null || found.mtimeMs < original
}

async function compressFile(path: string): Promise<number> {
  const { mtimeMs, size } = await stat(path)
  if (size < WORTH_IT_BYTES) return 0
  const variants = [
    {
      copy: path + COPY_ENDING.br,
      make: (content: Buffer) =>
        brotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
    },
    { copy: path + COPY_ENDING.gzip, make: (content: Buffer) => zip(content, { level: 9 }) },
  ]
  let made = 0
  for (const { copy, make } of variants) {
    if (!(await isOlder(copy, mtimeMs))) continue
    await writeFile(copy, await make(await readFile(path)))
    made += 1
  }
  return made
}

/**
 * Answers how many copies it wrote; those newer than their file stay. The build calls it once, so that the server never
 * compresses a file while somebody waits.
 */
export async function precompress(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && isServable(entry.name) && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  // Each file is compressed on a thread of its own, as many at once as there are threads.
  const made = await Promise.all(paths.map(compressFile))
  return made.reduce((sum, copies) => sum + copies, 0)
}
