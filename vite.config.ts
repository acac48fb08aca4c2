import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { compileAhead } from './scripts/build/compile-ahead.ts'
import { askBeforeImport } from './scripts/build/imports/ask-before-import.ts'
import { singleIcons } from './scripts/build/imports/single-icons.ts'
import { withReviewCounts } from './scripts/build/review-counts.ts'
import type { RouteEntry } from './web/app/route/route-entry.ts'
import { NOT_FOUND_ROUTE, ROUTES } from './web/app/route/route-table.ts'

const service = process.env['PAWLIGHT_SERVICE_URL'] ?? 'http://127.0.0.1:3000'

const inApp = (file: string): string => join(import.meta.dirname, 'web/app', file)

/** A page's own file may also hold what its later parts share with it. */
const entriesMayHoldMore: Plugin = {
  name: 'entries-may-hold-more',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
}

/** Signed-in pages are opened one after the other and on the road: least of all they may load for others. */
const WEIGHT = { signedIn: 5, open: 2 }

const layoutOf = ({ guard, header }: RouteEntry): readonly string[] => {
  if (guard === 'user') return ['./gate/signed-in-layout.tsx']
  return header === 'none' ? ['./gate/account-layout.tsx'] : []
}

/** Pages by their files: some have several addresses. */
const pages = new Map(
  [...ROUTES, NOT_FOUND_ROUTE].map((route) => [
    route.file,
    {
      files: [...layoutOf(route), route.file].map(inApp),
      weight: route.guard === 'user' ? WEIGHT.signedIn : WEIGHT.open,
    },
  ]),
)

/** What pages of the flow always fetch together: the engine, what reads an owner's words, what shows a result. */
const TOGETHER = [
  [
    '../features/assessment/run/on-device.ts',
    '../../domain/engine/assess-by-reader.ts',
    '../../domain/engine/read/facts-by-reader.ts',
    '../../domain/engine/rank/rank-conditions.ts',
  ],
  ['../../domain/engine/notes/read-notes.ts', '../../domain/engine/notes/phrases/phrase-book.ts'],
  [
    '../features/assessment/waiting/answer-of-run.tsx',
    '../features/assessment/result/report-details.tsx',
    '../pages/flow/result/finder-of-result.tsx',
  ],
].map((parts) => parts.map(inApp))

const groups = chunkGroups({
  frame: ['entry.client.tsx', 'root.tsx'].map(inApp),
  pages: [...pages.values()],
  together: TOGETHER,
})

export default defineConfig({
  plugins: [
    singleIcons(),
    withReviewCounts(),
    reactRouter(),
    askBeforeImport(),
    compileAhead(),
    entriesMayHoldMore,
  ],
  build: {
    // The content security policy allows no data: fonts or scripts, so every asset stays a file of its own.
    assetsInlineLimit: 0,
    // What is loaded for which page is held by the budgets of first visits, file by file.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      // Parts that are always fetched together are asked for by their own names all the same (`TOGETHER`).
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
    // More passes make every page 1.6 % smaller than the bundler's own minifier does (decision 033).
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2022,
      compress: { passes: 4, unsafe_proto: true },
      format: { comments: false },
    },
    // light-dark() must reach the browser as written: parts of a page pin their own colour scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: {
    proxy: Object.fromEntries(
      ['/config.json', '/auth/v1', '/rest/v1', '/storage/v1', '/v1', '/api', '/dev/mailbox'].map((path) => [
        path,
        service,
      ]),
    ),
  },
})
