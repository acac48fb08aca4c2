import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/signs/spinner.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import styles from '#web/ui/buttons/button.module.css'

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'danger'
  | 'lamp'
  | 'night'
  | 'emergency'
  | 'emergencyOutline'
export type ButtonSize = 'sm' | 'md' | 'lg'

type Look = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  block?: boolean | undefined
  flush?: 'start' | 'end' | undefined
}

const FLUSH = { start: styles.flushStart, end: styles.flushEnd }

const classOf = ({ variant = 'primary', size = 'md', block = false, flush }: Look, extra?: string) =>
  cx(
    styles.btn,
    styles[variant],
    size !== 'md' && styles[size],
    block && styles.block,
    flush !== undefined && FLUSH[flush],
    extra,
  )

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  Look & {
    /** Stays focusable and does nothing; say why nearby. */
    disabled?: boolean | undefined
    busy?: boolean | undefined
    busyText?: ReactNode
  }

export function Button({
  variant,
  size,
  block,
  flush,
  disabled = false,
  busy = false,
  busyText,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const hydrated = useHydrated()
  const idle = !disabled && !busy
  const handle = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) onClick?.(event)
    else event.preventDefault()
  }
  return (
    <button
      {...rest}
      type={type}
      // Before the scripts have come nobody takes what a form sends: it waits, and keeps what was typed.
      disabled={type === 'submit' && !hydrated}
      className={classOf({ variant, size, block, flush }, className)}
      aria-disabled={disabled || undefined}
      aria-busy={busy || undefined}
      onClick={handle}
    >
      {busy ? <Spinner /> : null}
      {busy && busyText !== undefined ? busyText : children}
    </button>
  )
}

export type LinkButtonProps = ComponentProps<typeof Link> & Look

export function LinkButton({ variant, size, block, flush, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classOf({ variant, size, block, flush }, className)} />
}

export type CallButtonProps = ComponentProps<'a'> & Look

export function AnchorButton({ variant, size, block, flush, className, children, ...rest }: CallButtonProps) {
  return (
    <a {...rest} className={classOf({ variant, size, block, flush }, className)}>
      {children}
    </a>
  )
}
