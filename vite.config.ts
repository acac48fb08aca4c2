import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { leaveExamplesOut } from './scripts/build/leave-examples-out.ts'

const service = process.env['PAWLIGHT_SERVICE_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [leaveExamplesOut(), reactRouter()],
  build: {
    // The content security policy allows no data: fonts or scripts, so every asset stays a file of its own.
    assetsInlineLimit: 0,
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
