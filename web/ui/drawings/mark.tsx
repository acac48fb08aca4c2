import { decoration, type DrawingProps } from '#web/ui/drawings/drawing.ts'

export function MarkShapes({ toe, pad }: { toe: string; pad: string }) {
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
