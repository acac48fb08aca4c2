import { decoration, type DrawingProps } from '#web/ui/drawings/drawing.ts'

export const CAT_HEAD = (
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

export function CatHead(props: DrawingProps) {
  return (
    <svg {...decoration} {...props} viewBox="0 0 120 120">
      {CAT_HEAD}
    </svg>
  )
}
