import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { withReviewCounts } from './scripts/build/review-counts.ts'
import { singleIcons } from './scripts/build/single-icons.ts'
import { NOT_FOUND_ROUTE, ROUTES } from './web/app/route-table.ts'

const service = process.env['PAWLIGHT_SERVICE_URL'] ?? 'http://127.0.0.1:3000'

/** A module of the web app by its path from web/app. */
const inApp = (file: string): string => join(import.meta.dirname, 'web/app', file)

const groups = chunkGroups({
  frame: ['entry.client.tsx', 'root.tsx'].map(inApp),
  signedIn: ROUTES.filter((route) => route.guard === 'user').map((route) => inApp(route.file)),
  open: [...ROUTES.filter((route) => route.guard !== 'user'), NOT_FOUND_ROUTE].map((route) =>
    inApp(route.file),
  ),
})

export default defineConfig({
  plugins: [singleIcons(), withReviewCounts(), reactRouter()],
  build: {
    // The content security policy allows no data: fonts or scripts, so every asset stays a file of its own.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
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
