import { useState } from 'react'

export type Place = { readonly index: number; readonly share: number }

const rawShare = (index: number, total: number): number => (total <= 1 ? 1 : index / (total - 1))

/** How full the bar is at a place: going on never empties it, whatever questions an answer added; going back may. */
export function steadyShare(before: Place, index: number, total: number): number {
  const raw = rawShare(index, total)
  return index >= before.index ? Math.max(before.share, raw) : Math.min(before.share, raw)
}

/** The share to draw for the question now shown. */
export function useSteadyShare(index: number, total: number): number {
  const [before, setBefore] = useState<Place>(() => ({ index, share: rawShare(index, total) }))
  const share = steadyShare(before, index, total)
  if (share !== before.share || index !== before.index) setBefore({ index, share })
  return share
}
