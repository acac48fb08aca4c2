import { useId, type ComponentType } from 'react'
import { Link } from 'react-router'
import type { MailboxName, PolicySection, PolicyText } from '#web/content/legal/policy-text.ts'
import { FactTable } from '#web/features/legal/fact-table.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import styles from './policy.module.css'

type Props = {
  readonly policy: PolicyText
  readonly mailbox: ComponentType<{ box: MailboxName }>
}

export function Policy({ policy, mailbox }: Props) {
  const { title, lead, updated, sections } = policy
  const contents = useId()
  return (
    <div className={`wrap ${styles.page}`}>
      <nav aria-labelledby={contents} className={`no-print ${styles.contents}`}>
        <h2 id={contents}>On this page</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
          <li>
            <a href="#questions">Questions</a>
          </li>
        </ol>
      </nav>
      <article className={styles.policy}>
        <PageTitle lead={lead}>{title}</PageTitle>
        <p className={styles.updated}>{`Last updated ${updated}`}</p>
        <PolicySections policy={policy} mailbox={mailbox} as="h2" />
      </article>
    </div>
  )
}

export function PolicySections({ policy, mailbox: Mailbox, as: Heading }: Props & { as: 'h2' | 'h3' }) {
  const { sections } = policy
  return (
    <>
      {sections.map((section, index) => (
        <section key={section.id} className={styles.section}>
          <Heading id={section.id}>{`${index + 1}. ${section.title}`}</Heading>
          <SectionText section={section} mailbox={Mailbox} />
        </section>
      ))}
      <section className={styles.section}>
        <Heading id="questions">{`${sections.length + 1}. Questions`}</Heading>
        <p>
          Write to us at <Mailbox box={policy.mailbox} />.
        </p>
      </section>
    </>
  )
}

type SectionProps = Pick<Props, 'mailbox'> & { readonly section: PolicySection }

function SectionText({ section, mailbox: Mailbox }: SectionProps) {
  const { id, text, points = [], table, entries = [], links = [] } = section
  return (
    <>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length === 0 ? null : (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {table === undefined ? null : <FactTable table={table} labelledBy={id} />}
      {entries.length === 0 ? null : (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.text}>
              {'mailbox' in entry ? (
                <Mailbox box={entry.mailbox} />
              ) : (
                <Link to={entry.to}>{entry.label}</Link>
              )}
              <p>{entry.text}</p>
            </li>
          ))}
        </ul>
      )}
      {links.map(({ label, to }) => (
        <p key={to}>
          <Link to={to}>{label}</Link>
        </p>
      ))}
    </>
  )
}
