import { useId, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { cx } from '#web/ui/class-names.ts'
import { useOpenOnThisPage } from '#web/app/layout/use-open-on-this-page.ts'
import styles from '#web/app/layout/header.module.css'

type DisclosureMenuProps = {
  label: ReactNode
  name?: string | undefined
  align?: 'start' | 'end' | undefined
  className?: string | undefined
  children: ReactNode
}

export function DisclosureMenu({ label, name, align = 'start', className, children }: DisclosureMenuProps) {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [open, setOpen] = useOpenOnThisPage({ root, button })

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    // The group only hears keys and focus of what is inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles.menu} onKeyDown={onKey} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={cx(styles.navLink, className)}
        aria-expanded={open}
        aria-controls={id}
        aria-label={name}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      <div id={id} className={cx(styles.dropdown, align === 'end' && styles.alignEnd)} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
