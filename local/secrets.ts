import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Keys } from '#local/settings/settings.ts'
import { StartFailure } from '#local/start-failure.ts'

const Secrets = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().min(20),
  secretKey: z.string().min(20),
})

const newKey = (kind: 'publishable' | 'secret'): string =>
  `sb_${kind}_${randomBytes(24).toString('base64url')}`

const readSecrets = (text: string, file: string): z.infer<typeof Secrets> => {
  try {
    return Secrets.parse(JSON.parse(text))
  } catch {
    // never the parser's own words: they would repeat what stands in the file
    throw new StartFailure(
      `The file ${file} is damaged; restore it, or remove it and everyone signs in again.`,
    )
  }
}

/** Made on the first run and kept in a file only its owner can read, so that sessions outlive a restart. */
export const loadSecrets = async (
  dataDir: string,
): Promise<{ readonly keys: Keys; readonly jwtSecret: string }> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'secrets.json')
  const found = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  const secrets =
    found === null
      ? {
          jwtSecret: randomBytes(48).toString('base64url'),
          publishableKey: newKey('publishable'),
          secretKey: newKey('secret'),
        }
      : readSecrets(found, file)
  if (found === null) {
    const draft = `${file}.${process.pid}`
    await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
    await rename(draft, file)
  } else {
    await chmod(file, 0o600)
  }
  return {
    keys: { publishable: secrets.publishableKey, secret: secrets.secretKey },
    jwtSecret: secrets.jwtSecret,
  }
}
