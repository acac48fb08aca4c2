import { useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { FLOW_PATHS } from '#web/app/route-table.ts'

/** Fetches the pages of the flow's next steps while there is a network, so that the flow goes on without one. */
export function FlowAhead() {
  const { pathname } = useLocation()
  const at = FLOW_PATHS.indexOf(pathname)
  return at < 0 ? null : <PagesAfter key={pathname} at={at} />
}

function PagesAfter({ at }: { at: number }) {
  // A page that cannot be fetched makes the router load the document anew, which fails without a network.
  const [isOnline] = useState(() => navigator.onLine)
  return isOnline
    ? FLOW_PATHS.slice(at + 1).map((path) => <PrefetchPageLinks key={path} page={path} />)
    : null
}
