import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

const inHash = (hash: string) => /^#(.*&)?(access_token|error)=/.test(hash)

/** A code is a UUID; any other `code` in the query is not ours to take away. */
const inQuery = (search: string) =>
  /^[0-9a-f-]{36}$/.test(new URLSearchParams(search).get('code') ?? '') ||
  new URLSearchParams(search).has('token_hash')

/** Some auth services land every mail link on the site's root; what such a link brings belongs to the callback. */
export function useMailLinkForward(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (pathname !== '/' || !(inHash(hash) || inQuery(search))) return
    void navigate(`/auth/callback${search}${hash}`, { replace: true })
  }, [pathname, search, hash, navigate])
}
