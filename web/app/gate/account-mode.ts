import { useEffect, useState } from 'react'
import { loadConfig } from '#web/lib/config.ts'
import { SIGN_IN_PATHS, routeFor } from '#web/app/route/route-table.ts'

export type AccountMode = { known: boolean; configured: boolean; betaRoutes: readonly string[] }

const USUAL: AccountMode = { known: false, configured: true, betaRoutes: [] }

export function useAccountMode(): AccountMode {
  const [mode, setMode] = useState(USUAL)
  useEffect(() => {
    let current = true
    loadConfig().then(
      (config) =>
        current &&
        setMode({ known: true, configured: config.supabase !== null, betaRoutes: config.betaRoutes }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return mode
}

const anyParameter = (path: string) => path.replaceAll(/:\w+/g, ':id')

/** The pages about signing in never need it, or nobody could get in; nor do those without any check. */
export function needsBeta(pathname: string, betaRoutes: readonly string[]): boolean {
  const { path, guard } = routeFor(pathname)
  if (guard === 'none' || SIGN_IN_PATHS.includes(path)) return false
  return betaRoutes.includes(pathname) || betaRoutes.map(anyParameter).includes(anyParameter(path))
}
