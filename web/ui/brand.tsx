import type { ComponentProps } from 'react'
import styles from '#web/ui/brand.module.css'

export type DrawingProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'>

const decoration = { 'aria-hidden': true, focusable: false } as const

const DOG_HEAD = (
  <>
    <path d="M60 16c24 0 39 15 39 41 0 27-16 47-39 47S21 84 21 57c0-26 15-41 39-41z" fill="var(--a-dog)" />
    <path
      d="M52 17c5-1.500 11-1.500 16 0 3 12 4 26 9 40 3 9-5 20-17 20s-20-11-17-20c5-14 6-28 9-40z"
      fill="var(--a-dog-l)"
    />
    <path
      d="M36 20C24 16 12 24 8 40c-4 16-3 34 6 40 8 5 15-4 17-18 2-15 6-28 12-36 2-3-3-5-7-6z"
      fill="var(--a-dog-d)"
    />
    <path
      d="M84 20c12-4 24 4 28 20 4 16 3 34-6 40-8 5-15-4-17-18-2-15-6-28-12-36-2-3 3-5 7-6z"
      fill="var(--a-dog-d)"
    />
    <ellipse cx="60" cy="79" rx="25" ry="20" fill="var(--a-dog-l)" />
    <ellipse cx="43" cy="57" rx="4.600" ry="5.200" fill="var(--a-ink)" />
    <ellipse cx="77" cy="57" rx="4.600" ry="5.200" fill="var(--a-ink)" />
    <circle cx="44.600" cy="55" r="1.500" fill="var(--a-glint)" />
    <circle cx="78.600" cy="55" r="1.500" fill="var(--a-glint)" />
    <path d="M60 64c6 0 10 2.400 10 6s-5 8-10 8-10-4.400-10-8 4-6 10-6z" fill="var(--a-ink)" />
    <path
      d="M60 78v6m0 0c-3 5-9 5.500-12 2.500M60 84c3 5 9 5.500 12 2.500"
      fill="none"
      stroke="var(--a-ink)"
      strokeWidth="2.600"
      strokeLinecap="round"
    />
  </>
)

const CAT_HEAD = (
  <>
    <path
      d="M20 62C16 42 16 24 20 15c1.500-3.500 5-3.500 8-1 6 5 12 10 17 14h30c5-4 11-9 17-14 3-2.500 6.500-2.500 8 1 4 9 4 27 0 47z"
      fill="var(--a-cat)"
    />
    <path d="M25 36c-1.500-7-1.500-11-.5-15 4 3 8 6.500 12 10z" fill="var(--a-cat-p)" />
    <path d="M95 36c1.500-7 1.500-11 .5-15-4 3-8 6.500-12 10z" fill="var(--a-cat-p)" />
    <path d="M60 27c26 0 43 17 43 39 0 23-19 38-43 38S17 89 17 66c0-22 17-39 43-39z" fill="var(--a-cat)" />
    <path
      d="M60 28v13M49 29.500c.5 4 1 6 2 9M71 29.500c-.5 4-1 6-2 9"
      stroke="var(--a-cat-d)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path
      d="M60 76c10-6 24-2 25 8 .5 10-12 17-25 17s-25.500-7-25-17c1-10 15-14 25-8z"
      fill="var(--a-cat-l)"
    />
    <path
      d="M36 61c0-6 4-9.500 8.500-9.500S53 55 53 61s-4 8.500-8.500 8.500S36 67 36 61zM67 61c0-6 4-9.500 8.500-9.500S84 55 84 61s-4 8.500-8.500 8.500S67 67 67 61z"
      fill="var(--a-cat-eye)"
    />
    <ellipse cx="44.500" cy="60.500" rx="3.200" ry="7" fill="var(--a-ink)" />
    <ellipse cx="75.500" cy="60.500" rx="3.200" ry="7" fill="var(--a-ink)" />
    <path d="M60 75c3.600 0 6 1 6 3s-3.500 5-6 5-6-3-6-5 2.400-3 6-3z" fill="var(--a-nose)" />
    <path
      d="M60 83v3m0 0c-2 4-7 4.500-10 2M60 86c2 4 7 4.500 10 2"
      fill="none"
      stroke="var(--a-ink)"
      strokeWidth="2.400"
      strokeLinecap="round"
    />
    <path
      d="M30 82l-17-3M31 88l-16 3M90 82l17-3M89 88l16 3"
      stroke="var(--a-cat-l)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </>
)

/** The sitting dog's shapes, for scenes; drawn on 210 by 270. */
export const DOG_SITTING = (
  <>
    <path d="M150 232c18 4 34-6 36-26 .8-8 10-8 11 0 2 27-18 46-44 44z" fill="var(--a-dog-d)" />
    <path
      d="M100 96c34 0 52 34 58 84 4 36 2 66-8 76H50c-10-10-12-40-8-76 6-50 24-84 58-84z"
      fill="var(--a-dog)"
    />
    <path
      d="M100 118c18 0 28 22 30 58 1.500 34-10 52-30 52s-31.500-18-30-52c2-36 12-58 30-58z"
      fill="var(--a-dog-l)"
    />
    <path
      d="M42 250c-6-24 0-52 16-56 13-3 20 12 20 32v32H50c-4 0-7-4-8-8zM158 250c6-24 0-52-16-56-13-3-20 12-20 32v32h28c4 0 7-4 8-8z"
      fill="var(--a-dog-m)"
    />
    <path
      d="M72 186c0-8 26-8 26 2v70H78c-5 0-7-5-6-12 1.500-20 1.500-40 0-60zM128 186c0-8-26-8-26 2v70h20c5 0 7-5 6-12-1.500-20-1.500-40 0-60z"
      fill="var(--a-dog)"
    />
    <path
      d="M66 252c0-6 6-10 14-10h14c3 0 5 2 5 5v13H72c-4 0-6-3-6-8zM134 252c0-6-6-10-14-10h-14c-3 0-5 2-5 5v13h27c4 0 6-3 6-8z"
      fill="var(--a-dog-l)"
    />
    <path d="M64 112c20 14 52 14 72 0l3 12c-22 15-56 15-78 0z" fill="var(--a-collar)" />
    <circle cx="100" cy="138" r="9" fill="var(--lamp-400)" />
    <g transform="translate(34 6) scale(1.1)">{DOG_HEAD}</g>
  </>
)

/** The sitting cat's shapes, for scenes; drawn on 200 by 270. */
export const CAT_SITTING = (
  <>
    <path
      d="M138 238c24 8 44-4 46-26 2-18-10-28-20-24-6 2-6 9 0 10 6 1 8 8 5 16-4 10-14 14-27 9z"
      fill="var(--a-cat-d)"
    />
    <path
      d="M96 110c28 0 46 30 52 76 4 32 2 60-8 70H52c-10-10-12-38-8-70 6-46 24-76 52-76z"
      fill="var(--a-cat)"
    />
    <path d="M96 132c14 0 22 18 23 46 1 28-8 46-23 46s-24-18-23-46c1-28 9-46 23-46z" fill="var(--a-cat-l)" />
    <path
      d="M46 248c-5-22 0-44 14-48 11-3 17 10 17 28v30H54c-4 0-7-4-8-10zM146 248c5-22 0-44-14-48-11-3-17 10-17 28v30h23c4 0 7-4 8-10z"
      fill="var(--a-cat-m)"
    />
    <path
      d="M50 176l14 4M46 192l12 3M142 176l-14 4M146 192l-12 3"
      stroke="var(--a-cat-d)"
      strokeWidth="4.500"
      strokeLinecap="round"
    />
    <path
      d="M70 196c0-7 24-7 24 2v60H78c-5 0-8-5-7-12 1-16 1-32-1-50zM122 196c0-7-24-7-24 2v60h16c5 0 8-5 7-12-1-16-1-32 1-50z"
      fill="var(--a-cat)"
    />
    <path
      d="M66 253c0-6 5-9 12-9h12c3 0 5 2 5 4v12H72c-4 0-6-3-6-7zM126 253c0-6-5-9-12-9h-12c-3 0-5 2-5 4v12h23c4 0 6-3 6-7z"
      fill="var(--a-cat-l)"
    />
    <g transform="translate(33 22) scale(1.05)">{CAT_HEAD}</g>
  </>
)

export function DogHead(props: DrawingProps) {
  return (
    <svg {...decoration} {...props} viewBox="0 0 120 120">
      {DOG_HEAD}
    </svg>
  )
}

export function CatHead(props: DrawingProps) {
  return (
    <svg {...decoration} {...props} viewBox="0 0 120 120">
      {CAT_HEAD}
    </svg>
  )
}

/** The head of the animal, for avatars and empty states. */
export function PetHead({ species, ...props }: DrawingProps & { species: 'dog' | 'cat' }) {
  return species === 'cat' ? <CatHead {...props} /> : <DogHead {...props} />
}

/** Both animals under the lamp: the one glow of a screen. */
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

function MarkShapes({ toe, pad }: { toe: string; pad: string }) {
  return (
    <>
      <ellipse cx="10.35" cy="33.5" rx="4.9" ry="7.6" transform="rotate(-60 10.35 33.5)" fill={toe} />
      <ellipse cx="21.82" cy="19.49" rx="5.3" ry="9" transform="rotate(-21 21.82 19.49)" fill={toe} />
      <ellipse cx="42.18" cy="19.49" rx="5.3" ry="9" transform="rotate(21 42.18 19.49)" fill={toe} />
      <ellipse cx="53.65" cy="33.5" rx="4.9" ry="7.6" transform="rotate(60 53.65 33.5)" fill={toe} />
      <path
        d="M32 30.600c10.6 0 18.400 8.800 18.400 18.600 0 4.200-2.800 7-6.800 7H20.400c-4 0-6.800-2.800-6.800-7C13.600 39.400 21.400 30.600 32 30.600z"
        fill={pad}
      />
    </>
  )
}

/** The mark; its two colours come from --mark-pad and --mark-toe. */
export function Mark(props: DrawingProps) {
  return (
    <svg width="30" height="30" {...decoration} {...props} viewBox="3 7 58 52">
      <MarkShapes
        toe="var(--mark-toe, light-dark(var(--lamp-500), var(--lamp-400)))"
        pad="var(--mark-pad, var(--ink))"
      />
    </svg>
  )
}
