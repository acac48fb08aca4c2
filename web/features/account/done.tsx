import { useEffect, useRef, type ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { DoneSign } from '#web/ui/signs/done-sign.tsx'
import styles from '#web/features/account/account.module.css'

type Props = { readonly icon?: LucideIcon; readonly title: string; readonly children: ReactNode }

/** What takes the place of a form that was sent; its title takes the focus. */
export function Done({ icon, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.done}>
      <DoneSign {...(icon && { icon })} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  )
}
