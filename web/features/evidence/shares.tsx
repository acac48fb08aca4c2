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
      <span className={styles.range}>
        <span className={styles.whole}>{`range ${percent(low)}`}</span>{' '}
        <span className={styles.whole}>{`to ${percent(high)}`}</span>
      </span>
    </>
  )
}

export const shareText = (share: number): string => percent(share)
