import { useEffect, useState } from 'react'
import { LIMITS } from '#domain/constants.ts'
import { loadConfig } from '#web/lib/config.ts'
import { Card } from '#web/ui/card.tsx'

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

function Mailbox({ box, host }: { box: string; host: string | null }) {
  if (host === null) return <span>{`${box}@`}</span>
  return <a href={`mailto:${box}@${host}`}>{`${box}@${host}`}</a>
}

const CARDS = [
  {
    title: 'Pet parents',
    text: `Help with your account, your pets or an assessment. We reply within ${LIMITS.support.replyInWords}.`,
    boxes: ['support'],
  },
  { title: 'Clinics and partners', text: 'Plans for clinics, demos and partnerships.', boxes: ['support'] },
  {
    title: 'Legal, privacy and security',
    text: 'Legal notices, privacy requests and security reports.',
    boxes: ['legal', 'privacy', 'security'],
  },
] as const

/** Whom to write to, and about what. */
export function Mailboxes({ className }: { className?: string | undefined }) {
  const host = usePublicHost()
  return (
    <div className={className}>
      {CARDS.map((card) => (
        <Card key={card.title} as="section">
          <h2>{card.title}</h2>
          <p className="muted">{card.text}</p>
          <ul>
            {card.boxes.map((box) => (
              <li key={box} className="tlink">
                <Mailbox box={box} host={host} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
