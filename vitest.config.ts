import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { withReviewCounts } from './scripts/build/review-counts.ts'

/**
 * Vitest leaves one core to whoever watches, which on two cores is half of them. More than four would ask the database
 * of the tests for more connections than it gives.
 */
const maxWorkers = Math.min(availableParallelism(), 4)

/** Waits end as soon as what they wait for is there; only a busy machine takes this long. */
const patience = { testTimeout: 30_000, expect: { poll: { timeout: 15_000 } } }

/**
 * Folders whose tests need nothing but Node; what takes seconds there is a `.long.test.ts`, which a quick
 * check leaves out, and what takes minutes a `.nightly.test.ts`, which `npm test` leaves out too.
 */
const core = ['domain', 'contract', 'cases', 'service', 'scripts', 'tests']

const quickFiles = globSync(
  core.map((folder) => `${folder}/**/*.test.ts`),
  { exclude: (file) => /\.(?:long|nightly)\.test\.ts$/.test(file) },
)

/** Files that swap or reload modules; the others share theirs, because loading the knowledge anew takes most of their time. */
const swapsModules = (file: string): boolean =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'))

const webFiles = globSync(['web/**/*.test.ts', 'web/**/*.test.tsx'])

/**
 * Files that need the realm of Node itself: its `DOMException` is no `Error` in a context of its own, and there is no
 * `BroadcastChannel` and no script of a page. The others share a window a worker, which takes a third of the time.
 */
const needsNodesRealm = (file: string): boolean =>
  /\bnew (?:DOMException|BroadcastChannel)\(|'node:vm'/.test(readFileSync(file, 'utf8'))

/** For tests that depend on more than our code; the end of a run names those that needed it. */
const secondAttempt = { retry: 1 }

const page = {
  ...secondAttempt,
  maxWorkers,
  environment: 'happy-dom',
  setupFiles: ['web/testing/setup.ts'],
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          maxWorkers,
          name: 'core',
          environment: 'node',
          include: quickFiles.filter((file) => !swapsModules(file)),
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          maxWorkers,
          name: 'core-apart',
          environment: 'node',
          include: quickFiles.filter(swapsModules),
        },
      },
      {
        test: {
          ...patience,
          maxWorkers,
          name: 'long',
          environment: 'node',
          isolate: false,
          include: core.map((folder) => `${folder}/**/*.long.test.ts`),
        },
      },
      {
        test: {
          ...patience,
          maxWorkers,
          name: 'nightly',
          environment: 'node',
          include: core.map((folder) => `${folder}/**/*.nightly.test.ts`),
        },
      },
      {
        plugins: [withReviewCounts()],
        test: {
          ...patience,
          ...page,
          name: 'web',
          include: webFiles.filter((file) => !needsNodesRealm(file)),
          pool: 'vmThreads',
        },
      },
      {
        plugins: [withReviewCounts()],
        test: { ...patience, ...page, name: 'web-apart', include: webFiles.filter(needsNodesRealm) },
      },
      {
        test: {
          ...patience,
          maxWorkers,
          ...secondAttempt,
          name: 'database',
          environment: 'node',
          include: ['supabase/**/*.test.ts', 'local/**/*.test.ts'],
          globalSetup: ['local/tests/test-server.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
