import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

export function sharedByTests<T>(
  make: () => T | Promise<T>,
  end: (made: T) => unknown = () => undefined,
): () => T {
  let made: { readonly thing: T } | undefined
  beforeAll(async () => {
    made = { thing: await make() }
  })
  afterAll(async () => {
    if (made !== undefined) await end(made.thing)
  })
  return () => {
    if (made === undefined) throw new Error('The tests share this; it is made when they begin.')
    return made.thing
  }
}

export const sharedDirectory = (name: string): (() => string) =>
  sharedByTests(
    () => mkdtemp(join(tmpdir(), name)),
    (directory) => rm(directory, { recursive: true, force: true }),
  )
