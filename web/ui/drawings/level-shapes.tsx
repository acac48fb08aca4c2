/* The three signs of a level, each drawn on 48 by 48. */

const OCTAGON =
  'M15.500 3h17a3 3 0 0 1 2.100.9l9.500 9.500a3 3 0 0 1 .9 2.100v17a3 3 0 0 1-.9 2.100l-9.500 9.500a3 3 0 0 1-2.100.9h-17a3 3 0 0 1-2.100-.9l-9.500-9.500a3 3 0 0 1-.9-2.100v-17a3 3 0 0 1 .9-2.100l9.500-9.500a3 3 0 0 1 2.100-.9z'
const HOUSE =
  'M22 4.200a3.200 3.200 0 0 1 4 0l16 13a4 4 0 0 1 1.500 3.100V40a4 4 0 0 1-4 4h-31a4 4 0 0 1-4-4V20.300A4 4 0 0 1 6 17.200z'
const EYE =
  'M11.500 28.500c3-5 7.500-7.500 12.500-7.500s9.500 2.500 12.500 7.500c-3 5-7.500 7.500-12.500 7.500s-9.500-2.500-12.500-7.500z'

export const octagon = (fill: string, ink: string) => (
  <>
    <path d={OCTAGON} fill={fill} />
    <path d="M24 12.5v14" stroke={ink} strokeWidth="5" strokeLinecap="round" />
    <circle cx="24" cy="35" r="3.1" fill={ink} />
  </>
)

export const diamond = (fill: string, line: string, ink: string) => (
  <>
    <rect
      x="8"
      y="8"
      width="32"
      height="32"
      rx="5"
      transform="rotate(45 24 24)"
      fill={fill}
      stroke={line}
      strokeWidth="2"
    />
    <path d="M24 15.5v17M15.5 24h17" stroke={ink} strokeWidth="5" strokeLinecap="round" />
  </>
)

export const house = (fill: string, line: string, eye: string) => (
  <>
    <path d={HOUSE} fill={fill} stroke={line} strokeWidth="2" />
    <path d={EYE} fill={eye} />
    <circle cx="24" cy="28.5" r="4.6" fill={fill} />
  </>
)
