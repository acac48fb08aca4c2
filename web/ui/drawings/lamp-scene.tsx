import { decoration, type DrawingProps } from '#web/ui/drawings/drawing.ts'
import { MarkShapes } from '#web/ui/drawings/mark.tsx'
import { CAT_SITTING, DOG_SITTING } from '#web/ui/drawings/sitting-pets.tsx'
import styles from '#web/ui/drawings/lamp-scene.module.css'

export function LampScene(props: DrawingProps) {
  return (
    <svg {...decoration} {...props} viewBox="0 0 560 540">
      <defs>
        <linearGradient id="lamp-cone" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--lamp-300)" stopOpacity=".62" />
          <stop offset=".55" stopColor="var(--lamp-300)" stopOpacity=".22" />
          <stop offset="1" stopColor="var(--lamp-300)" stopOpacity=".1" />
        </linearGradient>
        <linearGradient id="lamp-cord" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--a-cord)" stopOpacity="0" />
          <stop offset=".6" stopColor="var(--a-cord)" />
        </linearGradient>
        <radialGradient id="lamp-pool">
          <stop offset="0" stopColor="var(--lamp-200)" stopOpacity=".85" />
          <stop offset=".7" stopColor="var(--lamp-300)" stopOpacity=".42" />
          <stop offset="1" stopColor="var(--lamp-300)" stopOpacity=".12" />
        </radialGradient>
        <radialGradient id="lamp-halo">
          <stop offset="0" stopColor="var(--lamp-300)" stopOpacity=".55" />
          <stop offset="1" stopColor="var(--lamp-300)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="280" cy="112" r="150" fill="url(#lamp-halo)" opacity=".5" />
      <path d="M230 168h100l174 300a226 40 0 0 1-448 0z" fill="url(#lamp-cone)" />
      <ellipse cx="280" cy="474" rx="226" ry="40" fill="url(#lamp-pool)" />
      <rect className={styles.cordShort} x="278.3" y="-22" width="3.5" height="120" fill="url(#lamp-cord)" />
      <rect className={styles.cordLong} x="278.3" y="-700" width="3.5" height="798" fill="var(--a-cord)" />
      <g transform="translate(186 6) scale(2.94)">
        <MarkShapes toe="var(--lamp-400)" pad="var(--on-night)" />
      </g>
      <ellipse cx="280" cy="170" rx="50" ry="7" fill="var(--lamp-100)" />
      <ellipse cx="206" cy="478" rx="92" ry="13" fill="var(--harbor-900)" opacity=".28" />
      <ellipse cx="372" cy="480" rx="74" ry="11" fill="var(--harbor-900)" opacity=".28" />
      <g transform="translate(98 208) scale(1.03)">{DOG_SITTING}</g>
      <g transform="translate(286 246) scale(.9)">{CAT_SITTING}</g>
    </svg>
  )
}
