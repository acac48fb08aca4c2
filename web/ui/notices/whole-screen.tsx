import { useLayoutEffect, type ComponentProps, type RefObject } from 'react'
import { cx } from '#web/ui/class-names.ts'
import styles from '#web/ui/notices/whole-screen.module.css'

type Props = ComponentProps<'dialog'> & { ref: RefObject<HTMLDialogElement | null> }

/** A dialog that is open as long as it is on the page, over all of it. */
export function WholeScreen({ ref, className, ...rest }: Props) {
  // Closed before it leaves the page, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const shown = ref.current
    if (shown?.open === false) shown.showModal()
    return () => shown?.close()
  }, [ref])
  return <dialog {...rest} ref={ref} className={cx(styles.screen, className)} />
}
