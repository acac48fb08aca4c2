import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import paper from './paper.module.css'
import styles from './part.module.css'

/** A part of a report under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={cx(styles.part, paper.part)}>
      <h2>{title}</h2>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </section>
  )
}

type BulletsProps = {
  readonly items: readonly string[]
  /** On paper they follow each other in the line. */
  readonly areShort?: boolean
}

/** A list with dots; nothing for an empty one. */
export function Bullets({ items, areShort = false }: BulletsProps) {
  if (items.length === 0) return null
  return (
    <ul className={cx(styles.bullets, paper.bullets, areShort && paper.inLine)}>
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
