import type { Handler } from 'hono'
import { PublicConfig } from '#contract/config.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

const isLoopback = (url: string): boolean => URL.canParse(url) && LOOPBACK.has(new URL(url).hostname)

/**
 * GET /config.json. An instance that was given no public address knows itself as localhost only; a visitor who came by
 * another name (127.0.0.1, the machine's name in the house) is told that one, so that the page talks to its own origin.
 */
export const configHandler = (config: PublicConfig): Handler<AppEnv> => {
  // Parsed, so that nothing beyond the schema ever leaves.
  const said = PublicConfig.parse(config)
  return (c) => {
    if (!isLoopback(said.publicUrl)) return c.json(said)
    const { origin } = new URL(c.req.url)
    const supabase = said.supabase?.url === said.publicUrl ? { ...said.supabase, url: origin } : said.supabase
    return c.json({ ...said, publicUrl: origin, supabase })
  }
}
