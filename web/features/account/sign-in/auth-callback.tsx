import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Beacon } from '#web/ui/signs/spinner.tsx'
import { completeSignIn, type Landed } from '#web/features/account/api/complete-sign-in.ts'

let started: { link: string; landed: Promise<Landed> } | null = null

/** A code works once, so one link is never exchanged twice, whatever is drawn again. */
function completeOnce(search: string, hash: string): Promise<Landed> {
  const link = search + hash
  if (started?.link !== link || link === '') started = { link, landed: completeSignIn({ search, hash }) }
  return started.landed
}

export function AuthCallback() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    let current = true
    void completeOnce(search, hash).then(
      ({ path, confirmed }) =>
        current && navigate(path, { replace: true, state: confirmed === null ? null : { confirmed } }),
    )
    return () => {
      current = false
    }
  }, [search, hash, navigate])
  return <Beacon>Signing you in...</Beacon>
}
