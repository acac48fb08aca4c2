import type { ReactNode } from 'react'
import type { UrgencyLevel } from '#web/ui/signs/level-name.ts'

const OCTAGON =
  'M15.500 3h17a3 3 0 0 1 2.100.9l9.500 9.500a3 3 0 0 1 .9 2.100v17a3 3 0 0 1-.9 2.100l-9.500 9.500a3 3 0 0 1-2.100.9h-17a3 3 0 0 1-2.100-.9l-9.500-9.500a3 3 0 0 1-.9-2.100v-17a3 3 0 0 1 .9-2.100l9.500-9.500a3 3 0 0 1 2.100-.9z'
const HOUSE =
  'M22 4.200a3.200 3.200 0 0 1 4 0l16 13a4 4 0 0 1 1.500 3.100V40a4 4 0 0 1-4 4h-31a4 4 0 0 1-4-4V20.300A4 4 0 0 1 6 17.200z'
const EYE =
  'M11.500 28.500c3-5 7.500-7.500 12.500-7.500s9.500 2.500 12.500 7.500c-3 5-7.500 7.500-12.500 7.500s-9.500-2.500-12.500-7.500z'

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
    case 'er_urgent': {
      const ink = onFill ? 'var(--er-fill)' : 'var(--er-on)'
      return (
        <>
          <path d={OCTAGON} fill={onFill ? 'var(--er-on)' : 'var(--sign-er)'} />
          <path d="M24 12.5v14" stroke={ink} strokeWidth="5" strokeLinecap="round" />
          <circle cx="24" cy="35" r="3.1" fill={ink} />
        </>
      )
    }
    case 'normal_vet': {
      const ink = onFill ? 'var(--vet-fill)' : 'var(--vet-on)'
      return (
        <>
          <rect
            x="8"
            y="8"
            width="32"
            height="32"
            rx="5"
            transform="rotate(45 24 24)"
            fill={onFill ? 'var(--vet-on)' : 'var(--sign-vet)'}
            stroke={onFill ? 'none' : 'var(--vet-line)'}
            strokeWidth="2"
          />
          <path d="M24 15.5v17M15.5 24h17" stroke={ink} strokeWidth="5" strokeLinecap="round" />
        </>
      )
    }
    case 'monitor_at_home': {
      const body = onFill ? 'var(--home-on)' : 'var(--sign-home)'
      return (
        <>
          <path d={HOUSE} fill={body} stroke={onFill ? 'none' : 'var(--home-line)'} strokeWidth="2" />
          <path d={EYE} fill={onFill ? 'var(--home-fill)' : 'var(--on-sign-home)'} />
          <circle cx="24" cy="28.5" r="4.6" fill={body} />
        </>
      )
    }
  }
}
