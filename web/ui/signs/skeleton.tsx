import { cx } from '#web/ui/class-names.ts'
import styles from '#web/ui/signs/skeleton.module.css'

export type SkeletonProps = { shape?: 'line' | 'half' | 'block' | undefined; className?: string | undefined }

/** Give the surrounding region aria-busy and a name. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        styles.skeleton,
        shape === 'block' && styles.block,
        shape === 'half' && styles.half,
        className,
      )}
    />
  )
}
