import { LIMITS } from '#domain/constants.ts'
import { Card } from '#web/ui/card.tsx'
import { Mailbox } from './mailbox.tsx'

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
  return (
    <div className={className}>
      {CARDS.map((card) => (
        <Card key={card.title} as="section">
          <h2>{card.title}</h2>
          <p className="muted">{card.text}</p>
          <ul>
            {card.boxes.map((box) => (
              <li key={box} className="tlink">
                <Mailbox box={box} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
