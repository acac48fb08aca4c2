import { useEffect, useState } from 'react'
import { loadConfig } from '#web/lib/config.ts'

/** The part behind the @, once the configuration has come. */
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

/** An address of ours to write to, such as `legal`. */
export function Mailbox({ box }: { box: string }) {
  const host = usePublicHost()
  if (host === null) return <span>{`${box}@`}</span>
  return <a href={`mailto:${box}@${host}`}>{`${box}@${host}`}</a>
}
