import type { ToxinLevel } from '#domain/knowledge/doses/toxin.ts'
import { rounded } from '#domain/engine/doses/rounded.ts'
import type { Met } from '../../red-flag/red-flag.ts'
import styles from './met.module.css'

const LIMITS: Readonly<Record<ToxinLevel, string>> = {
  mild: 'Mild signs',
  moderate: 'Clear signs',
  treat: 'Vets treat',
  severe: 'Severe signs',
  critical: 'Life in danger',
  lethal: 'Deaths',
}
const IN_GRAMS = 1000
const LEAST_PERCENT = 2

type Props = { readonly petName: string; readonly dose: NonNullable<Met['dose']> }

export function DoseBar({ petName, dose: { mgPerKg, limits } }: Props) {
  const [lowest] = limits
  const inGrams = (lowest?.mgPerKg ?? 0) >= IN_GRAMS
  const most = Math.max(mgPerKg, ...limits.map((limit) => limit.mgPerKg))
  const amount = (value: number): string =>
    `${rounded(inGrams ? value / IN_GRAMS : value)} ${inGrams ? 'g' : 'mg'}`
  const rows = [
    { label: `${petName}’s dose`, value: mgPerKg, isOwn: true, words: `about ${amount(mgPerKg)}` },
    ...limits.map(({ level, mgPerKg: value }) => ({
      label: LIMITS[level],
      value,
      isOwn: false,
      words: `from ${amount(value)}`,
    })),
  ]
  return (
    <figure className={styles.figure}>
      <figcaption className="small">For each kilogram (2.2 lb) of body weight</figcaption>
      <ul className={styles.bars}>
        {rows.map(({ label, value, isOwn, words }) => (
          <li key={`${label} ${words}`} className={isOwn ? styles.own : undefined}>
            <span>{label}</span>
            <span className={styles.amount}>{words}</span>
            <span className={styles.track} aria-hidden="true">
              <i style={{ inlineSize: `${Math.max((value / most) * 100, LEAST_PERCENT)}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
