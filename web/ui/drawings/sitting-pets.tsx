import { CAT_HEAD } from '#web/ui/drawings/cat-head.tsx'
import { DOG_HEAD } from '#web/ui/drawings/dog-head.tsx'

/** Drawn on 210 by 270. */
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

/** Drawn on 200 by 270. */
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
