import type { ComponentProps } from 'react'

export type DrawingProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'>

export const decoration = { 'aria-hidden': true, focusable: false } as const
