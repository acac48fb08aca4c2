import type { ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import paper from './paper.module.css'
import styles from './part.module.css'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={cx(styles.part, paper.part)}>
      <h2>{title}</h2>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </section>
  )
}

export function Bullets({ items }: { readonly items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <ul className={cx(styles.bullets, paper.bullets)}>
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
