import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PolicySection, PolicyTable, PolicyText } from '#web/content/legal/policy-text.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from './policy.module.css'

type Props = {
  readonly policy: PolicyText
  /** The address that answers questions. */
  readonly contact: ReactNode
}

/** A policy: when it last changed, its contents, its numbered sections, and whom to ask. */
export function Policy({ policy, contact }: Props) {
  const { title, lead, updated, sections } = policy
  return (
    <div className={`wrap ${styles.page}`}>
      <nav aria-labelledby="contents" className={`no-print ${styles.contents}`}>
        <h2 id="contents">On this page</h2>
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
        {sections.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1} />
        ))}
        <section>
          <h2 id="questions">{`${sections.length + 1}. Questions`}</h2>
          <p>Write to us at {contact}.</p>
        </section>
      </article>
    </div>
  )
}

function Section({ section, number }: { section: PolicySection; number: number }) {
  const { id, title, text, points = [], table, links = [] } = section
  return (
    <section>
      <h2 id={id}>{`${number}. ${title}`}</h2>
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
      {table === undefined ? null : <Facts table={table} labelledBy={id} />}
      {links.map(({ label, to }) => (
        <p key={to}>
          <Link to={to}>{label}</Link>
        </p>
      ))}
    </section>
  )
}

function Facts({ table, labelledBy }: { table: PolicyTable; labelledBy: string }) {
  return (
    <table className={styles.facts} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
