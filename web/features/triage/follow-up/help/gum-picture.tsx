import { cx } from '#web/ui/class-names.ts'
import styles from './gum-picture.module.css'

type Gum = {
  readonly color: string | undefined
  /** Marks that tell the colors apart without seeing color. */
  readonly marks: 'shine' | 'none' | 'slanted' | 'dots' | 'lines' | 'crossed' | 'cracks' | 'unknown'
}

const GUMS: Readonly<Record<string, Gum>> = {
  pink: { color: styles.pink, marks: 'shine' },
  pale_white: { color: styles.pale, marks: 'none' },
  blue_gray: { color: styles.blue, marks: 'slanted' },
  bright_red: { color: styles.red, marks: 'dots' },
  yellow: { color: styles.yellow, marks: 'lines' },
  brown: { color: styles.brown, marks: 'crossed' },
  dry_sticky: { color: styles.pink, marks: 'cracks' },
  not_sure: { color: styles.dark, marks: 'unknown' },
}

const MARKS: Readonly<Record<Gum['marks'], string>> = {
  shine: 'M7 14q6-4 14-4.5',
  none: '',
  slanted: 'M6 20l5-8M14 20l7-11M23 20l7-11M32 20l5-8',
  dots: 'M8 14h.1M15 12h.1M22 11h.1M29 12h.1M36 14h.1M7 19h.1M12 17h.1M17 18h.1M22 16h.1M27 18h.1M32 17h.1M37 19h.1',
  lines: 'M9 11.5h26M5 15h34M4 18.5h36',
  crossed: 'M6 20l5-8M14 20l7-11M23 20l7-11M32 20l5-8M6 12l6 8M15 9l8 11M24 9l8 11M33 11l6 8',
  cracks: 'M12 11l2 3-3 2 2 4M22 9l-2 4 3 2-1 4M32 11l1 3-3 2 2 4',
  unknown: 'M19.5 12.5q0-2.5 3-2.5t3 2.5q0 2-3 3.2M22.5 19.2h.1',
}

const GUM = 'M2 13Q22 3 42 13V24q-5-6-10 0-5-6-10 0-5-6-10 0-5-6-10 0z'
const TEETH =
  'M3 20h8v9q-4 4-8 0zM13 20h8v14q-1 3-4 4-3-1-4-4zM23 20h8v14q-1 3-4 4-3-1-4-4zM33 20h8v9q-4 4-8 0z'

export function GumPicture({ color }: { color: string }) {
  const gum = GUMS[color]
  if (gum === undefined) return null
  return (
    <svg className={styles.picture} viewBox="0 0 44 40" aria-hidden="true">
      <path className={styles.tooth} d={TEETH} />
      <path className={cx(styles.gum, gum.color)} d={GUM} />
      <path className={styles[gum.marks]} d={MARKS[gum.marks]} />
    </svg>
  )
}
