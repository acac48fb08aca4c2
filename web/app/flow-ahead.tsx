import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { FLOW_PATHS } from '#web/app/route-table.ts'

/** Fetches the pages of the flow's next steps, once this one is drawn and while there is a network, so that the flow goes on without one. */
export function FlowAhead() {
  const { pathname } = useLocation()
  const at = FLOW_PATHS.indexOf(pathname)
  return at < 0 ? null : <PagesAfter key={pathname} at={at} />
}

/** How long a page has for itself before the next ones are fetched, in milliseconds. */
const AFTER = 1000

function PagesAfter({ at }: { at: number }) {
  const [isTime, setIsTime] = useState(false)
  // A page that cannot be fetched makes the router load the document anew, which fails without a network.
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(navigator.onLine), AFTER)
    return () => clearTimeout(timer)
  }, [])
  return isTime ? FLOW_PATHS.slice(at + 1).map((path) => <PrefetchPageLinks key={path} page={path} />) : null
}
