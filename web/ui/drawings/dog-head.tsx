import { decoration, type DrawingProps } from '#web/ui/drawings/drawing.ts'

export const DOG_HEAD = (
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

export function DogHead(props: DrawingProps) {
  return (
    <svg {...decoration} {...props} viewBox="0 0 120 120">
      {DOG_HEAD}
    </svg>
  )
}
