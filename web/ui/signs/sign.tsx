import type { ReactNode } from 'react'
import { diamond, house, octagon } from '#web/ui/drawings/level-shapes.tsx'
import type { UrgencyLevel } from '#web/ui/signs/level-name.ts'

export type SignProps = {
  level: UrgencyLevel
  size?: number | undefined
  onFill?: boolean | undefined
  className?: string | undefined
}

export function Sign({ level, size = 40, onFill = false, className }: SignProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {drawn(level, onFill)}
    </svg>
  )
}

function drawn(level: UrgencyLevel, onFill: boolean): ReactNode {
  switch (level) {
    case 'er_urgent':
      return onFill ? octagon('var(--er-on)', 'var(--er-fill)') : octagon('var(--sign-er)', 'var(--er-on)')
    case 'normal_vet':
      return onFill
        ? diamond('var(--vet-on)', 'none', 'var(--vet-fill)')
        : diamond('var(--sign-vet)', 'var(--vet-line)', 'var(--vet-on)')
    case 'monitor_at_home':
      return onFill
        ? house('var(--home-on)', 'none', 'var(--home-fill)')
        : house('var(--sign-home)', 'var(--home-line)', 'var(--on-sign-home)')
  }
}
