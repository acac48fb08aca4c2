import { defineConfig } from '@playwright/test'
import { installedChromium } from './e2e/support/installed-chromium.ts'
import { isNightly } from './e2e/support/nightly.ts'

/** Journeys run against the real server with its real database; each worker starts an instance of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  ...(isNightly ? {} : { grepInvert: /@nightly/ }),
  fullyParallel: false,
  // one more than the smallest machine has cores: much of a journey is waiting for what it set off
  workers: 3,
  forbidOnly: true,
  // a browser on a busy machine can stumble, and stay slow for a while; what passed only when tried again is named at
  // the end of a run
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    // a step that never comes is named by itself, long before the end of its journey
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // recording every journey takes as long as the journeys themselves
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...installedChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
