import { useContext, useEffect } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useLocation } from 'react-router'
import { FLOW_PATHS } from '#web/app/route/route-table.ts'
import { inTurn } from '#web/lib/later/in-turn.ts'
import { log } from '#web/lib/log.ts'

const AFTER = 1000

/**
 * Fetches files of the next steps into the browser's cache, so that the flow goes on without a network.
 *
 * Not by `PrefetchPageLinks`: where a file does not come, that loads the document anew, and without a network this ends on
 * the browser's own page.
 */
export function FlowAhead() {
  const routes = useContext(FrameworkContext)?.manifest.routes
  const { pathname } = useLocation()
  useEffect(() => {
    const at = FLOW_PATHS.indexOf(pathname)
    if (at < 0 || routes === undefined) return undefined
    const ahead = new Set(FLOW_PATHS.slice(at + 1))
    const pages = Object.values(routes).filter((route) => ahead.has(`/${route?.path ?? ''}`))
    const files = new Set(
      pages.flatMap((page) => [page?.module ?? [], page?.imports ?? [], page?.css ?? []].flat()),
    )
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      inTurn([...files].map((file) => () => keep(file, leaving.signal)))
    }, AFTER)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [pathname, routes])
  return null
}

async function keep(file: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  try {
    await (await fetch(file, { signal })).arrayBuffer()
  } catch (failure) {
    log.info('not fetched ahead', failure)
  }
}
