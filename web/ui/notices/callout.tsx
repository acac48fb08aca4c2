import type { ReactNode, Ref } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { cx } from '#web/ui/class-names.ts'
import { Sign } from '#web/ui/signs/sign.tsx'
import styles from '#web/ui/notices/callout.module.css'

export type CalloutTone = 'info' | 'note' | 'error' | 'success' | 'emergency'

export type CalloutProps = {
  tone?: CalloutTone | undefined
  title?: ReactNode
  role?: 'alert' | 'status' | undefined
  ref?: Ref<HTMLDivElement> | undefined
  tabIndex?: number | undefined
  className?: string | undefined
  children?: ReactNode
}

const ICONS: Record<CalloutTone, ReactNode> = {
  info: <Info aria-hidden="true" />,
  note: <TriangleAlert aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
  success: <CircleCheck aria-hidden="true" />,
  emergency: <Sign level="er_urgent" size={28} />,
}

export function Callout({ tone = 'info', title, role, ref, tabIndex, className, children }: CalloutProps) {
  return (
    <div
      ref={ref}
      tabIndex={tabIndex}
      role={role}
      className={cx(styles.callout, tone !== 'info' && styles[tone], className)}
    >
      {ICONS[tone]}
      <div>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
