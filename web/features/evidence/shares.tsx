import type { Share } from '#contract/evidence.ts'
import styles from './evidence.module.css'

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

export function ShareCell({ share }: { share: Share }) {
  const { k, n, low, high } = share
  if (n === 0) return <>none</>
  return (
    <>
      <strong className={styles.share}>{percent(k / n)}</strong>
      <span className={styles.count}>{`${k.toLocaleString('en-US')} of ${n.toLocaleString('en-US')}`}</span>
      {/* each end of the range stays whole where a line ends */}
      <span className={styles.range}>{`range\u00A0${percent(low)} to\u00A0${percent(high)}`}</span>
    </>
  )
}

export const shareText = (share: number): string => percent(share)
