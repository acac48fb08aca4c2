import { Building2, PawPrint, Scale, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#web/ui/page/card.tsx'
import { Mailbox } from '#web/features/contact/mailbox/mailbox.tsx'
import styles from '#web/features/contact/contact.module.css'

type MailboxCard = {
  readonly title: string
  readonly text: string
  readonly icon: LucideIcon
  readonly boxes: readonly string[]
  readonly more?: { readonly label: string; readonly to: string }
}

const CARDS: readonly MailboxCard[] = [
  {
    title: 'Pet parents',
    text: 'Help with your account, your pets or an assessment.',
    icon: PawPrint,
    boxes: ['support'],
  },
  {
    title: 'Clinics and partners',
    text: 'Plans for clinics, demos and partnerships.',
    icon: Building2,
    boxes: ['support'],
    more: { label: 'See clinic solutions', to: '/vet_clinics' },
  },
  {
    title: 'Legal, privacy and security',
    text: 'Legal notices, privacy requests and security reports.',
    icon: Scale,
    boxes: ['legal', 'privacy', 'security'],
  },
]

export function Mailboxes() {
  return (
    <div className={styles.cards}>
      {CARDS.map(({ title, text, icon: Icon, boxes, more }) => (
        <Card key={title} as="section">
          <span className={styles.icon}>
            <Icon aria-hidden="true" />
          </span>
          <h2>{title}</h2>
          <p className="muted small">{text}</p>
          {more === undefined ? null : (
            <Link to={more.to} className="tlink">
              {more.label}
            </Link>
          )}
          <ul>
            {boxes.map((box) => (
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
