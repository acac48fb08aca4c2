import type { DrawingProps } from '#web/ui/drawings/drawing.ts'
import { diamond, house, octagon } from '#web/ui/drawings/level-shapes.tsx'
import { CAT_SITTING, DOG_SITTING } from '#web/ui/drawings/sitting-pets.tsx'

const frame = { viewBox: '0 0 340 150', 'aria-hidden': true, focusable: false } as const

export function NightScene(props: DrawingProps) {
  return (
    <svg {...props} {...frame}>
      <rect width="340" height="150" fill="var(--harbor-900)" />
      <circle cx="262" cy="46" r="22" fill="var(--lamp-400)" />
      <circle cx="271" cy="40" r="19" fill="var(--harbor-900)" />
      <g fill="var(--harbor-300)">
        <circle cx="40" cy="34" r="2" />
        <circle cx="92" cy="22" r="1.600" />
        <circle cx="190" cy="30" r="2" />
        <circle cx="310" cy="92" r="1.800" />
        <circle cx="212" cy="70" r="1.400" />
      </g>
      <path d="M0 150v-44h34V84h44v66zM206 150V98h46v-14h40v66z" fill="var(--a-roof-far)" />
      <path d="M62 150V74h112v76z" fill="var(--a-wall)" />
      <path d="M50 78l68-40 68 40z" fill="var(--a-roof)" />
      <rect x="84" y="88" width="68" height="50" rx="6" fill="var(--lamp-300)" />
      <clipPath id="window">
        <rect x="84" y="88" width="68" height="50" rx="6" />
      </clipPath>
      <g clipPath="url(#window)">
        <g transform="translate(89 94) scale(.32)">{CAT_SITTING}</g>
      </g>
    </svg>
  )
}

export function ChecklistScene(props: DrawingProps) {
  return (
    <svg {...props} {...frame}>
      <rect width="340" height="150" fill="var(--a-scene-blue)" />
      <rect x="92" y="22" width="156" height="140" rx="12" fill="var(--a-board)" />
      <rect x="140" y="12" width="60" height="22" rx="8" fill="var(--harbor-600)" />
      <g transform="translate(108 44) scale(.52)">{octagon('var(--sign-er)', 'var(--a-glint)')}</g>
      <rect x="144" y="48" width="76" height="7" rx="3.500" fill="var(--a-text-1)" />
      <rect x="144" y="60" width="48" height="7" rx="3.500" fill="var(--a-text-2)" />
      <g transform="translate(108 74) scale(.52)">
        {diamond('var(--sign-vet)', 'var(--vet-line)', 'var(--vet-on)')}
      </g>
      <rect x="144" y="78" width="58" height="7" rx="3.500" fill="var(--a-text-1)" />
      <rect x="144" y="90" width="70" height="7" rx="3.500" fill="var(--a-text-2)" />
      <g transform="translate(108 104) scale(.52)">
        {house('var(--sign-home)', 'var(--home-line)', 'var(--on-sign-home)')}
      </g>
      <rect x="144" y="108" width="68" height="7" rx="3.500" fill="var(--a-text-1)" />
      <rect x="144" y="120" width="40" height="7" rx="3.500" fill="var(--a-text-2)" />
      <path
        d="M262 44c0 20 20 20 20 0M272 59v22c0 22 34 22 34 0v-8"
        fill="none"
        stroke="var(--select)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="306" cy="66" r="8" fill="var(--lamp-400)" />
    </svg>
  )
}

export function CareScene(props: DrawingProps) {
  return (
    <svg {...props} {...frame}>
      <rect width="340" height="150" fill="var(--a-scene-lamp)" />
      <g transform="translate(28 22) scale(.86)">{DOG_SITTING}</g>
      <path d="M172 104h96l-11 30a8 8 0 0 1-8 6h-58a8 8 0 0 1-8-6z" fill="var(--harbor-600)" />
      <ellipse cx="220" cy="104" rx="48" ry="9" fill="var(--a-water)" />
      <rect x="264" y="58" width="52" height="80" rx="9" fill="var(--a-bottle)" />
      <rect x="268" y="46" width="40" height="16" rx="5" fill="var(--a-collar)" />
      <rect x="262" y="82" width="52" height="30" fill="var(--lamp-400)" />
      <path d="M288 88v18M279 97h18" stroke="var(--harbor-900)" strokeWidth="4.500" strokeLinecap="round" />
    </svg>
  )
}
