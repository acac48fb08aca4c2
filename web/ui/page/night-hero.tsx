import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import styles from '#web/ui/page/night-hero.module.css'

export type NightHeroProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  lead: ReactNode
  actions: ReactNode
  fine: ReactNode
}

/** What a page begins with: its promise on the night, and the scene given as its child beside it. */
export function NightHero({ title, lead, actions, fine, className, children, ...rest }: NightHeroProps) {
  return (
    <section {...rest} className={cx(styles.hero, className)}>
      <div className={cx('wrap', styles.inner)}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={cx('no-print', styles.actions)}>{actions}</div>
          <p className={styles.fine}>{fine}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
