import type { ComponentProps } from 'react'
import { cx } from '#web/ui/class-names.ts'
import styles from '#web/ui/page/card.module.css'

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  roomy?: boolean | undefined
}

export function Card({ as = 'div', roomy = false, className, ...rest }: CardProps) {
  // All four elements take the same attributes; one type stands for them.
  const Element = as as 'div'
  return <Element {...rest} className={cx(styles.card, roomy && styles.roomy, className)} />
}
