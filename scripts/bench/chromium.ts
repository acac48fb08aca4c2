import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import type { Session } from '@supabase/supabase-js'
import { installedChromium } from '../../e2e/support/installed-chromium.ts'

export async function inChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...installedChromium(),
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

export const signedInAs = (context: BrowserContext, session: Session): Promise<unknown> =>
  context.addInitScript(
    `localStorage.setItem('pawlight-auth-token', ${JSON.stringify(JSON.stringify(session))})`,
  )
