import { useEffect, useState } from 'react'
import { BUILD_MAIL_HOST } from '#contract/routes.ts'
import { loadConfig } from '#web/lib/config.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

function usePublicHost(): string | null {
  const [host, setHost] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    loadConfig().then(
      (config) => current && setHost(config.publicHost),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return host
}

export function Mailbox({ box }: { box: string }) {
  const [isFromHtml] = useState(!useHydrated())
  const known = usePublicHost()
  const host = known ?? (isFromHtml ? BUILD_MAIL_HOST : null)
  if (host === null) return <span>{`${box}@`}</span>
  return (
    // Whoever serves the HTML has put the real host in it; it stays until the configuration says the same.
    <a suppressHydrationWarning href={`mailto:${box}@${host}`}>
      {`${box}@${host}`}
    </a>
  )
}
