import type { DrawingProps } from '#web/ui/drawings/drawing.ts'
import { CAT_SITTING, DOG_SITTING } from '#web/ui/drawings/sitting-pets.tsx'

export function ClinicScene(props: DrawingProps) {
  return (
    <svg {...props} viewBox="0 0 560 440" aria-hidden focusable={false}>
      <defs>
        <linearGradient id="clinic-beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--lamp-300)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--lamp-300)" stopOpacity=".08" />
        </linearGradient>
      </defs>
      <path d="M60 404V176h440v228z" fill="var(--a-wall)" />
      <path d="M36 184l58-92h372l58 92z" fill="var(--a-roof)" />
      <path d="M204 92V44h152v48z" fill="var(--a-wall)" />
      <rect x="190" y="28" width="180" height="22" rx="8" fill="var(--a-roof)" />
      <circle cx="280" cy="112" r="42" fill="var(--on-night)" />
      <path
        d="M280 90v44M258 112h44"
        stroke="var(--harbor-600)"
        strokeWidth="13"
        strokeLinecap="round"
        fill="none"
      />
      <rect x="92" y="214" width="104" height="96" rx="10" fill="var(--lamp-300)" />
      <path d="M144 214v96M92 262h104" stroke="var(--a-wall)" strokeWidth="6" />
      <rect x="364" y="214" width="104" height="96" rx="10" fill="var(--lamp-300)" />
      <path d="M416 214v96M364 262h104" stroke="var(--a-wall)" strokeWidth="6" />
      <path d="M222 404V232a18 18 0 0 1 18-18h80a18 18 0 0 1 18 18v172z" fill="var(--lamp-200)" />
      <path d="M222 404h116l92 36H130z" fill="url(#clinic-beam)" />
      <rect x="20" y="402" width="520" height="5" rx="2.500" fill="var(--a-cord)" />
      <g transform="translate(146 226) scale(.7)">{DOG_SITTING}</g>
      <g transform="translate(292 250) scale(.62)">{CAT_SITTING}</g>
    </svg>
  )
}
