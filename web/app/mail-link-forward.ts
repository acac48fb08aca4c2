import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

const bringsSession = (hash: string) => /^#(.*&)?(access_token|error)=/.test(hash)

/** Some auth services land every mail link on the site's root; what such a link brings belongs to the callback. */
export function useMailLinkForward(): void {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (pathname === '/' && bringsSession(hash)) void navigate(`/auth/callback${hash}`, { replace: true })
  }, [pathname, hash, navigate])
}
