import type { ComponentProps } from 'react'

export type DrawingProps = Omit<ComponentProps<'svg'>, 'viewBox' | 'children'>

/** Drawings say nothing that the words beside them do not say. */
export const decoration = { 'aria-hidden': true, focusable: false } as const
