/** How long breaths are counted; the question asks for half a minute, doubled. */
export const COUNT_MS = 30_000

export type Count =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly since: number; readonly breaths: number; readonly now: number }
  | { readonly state: 'done'; readonly perMinute: number }
  | { readonly state: 'none-counted' }
  | { readonly state: 'interrupted' }

export type CountEvent =
  | { readonly kind: 'start' | 'tick' | 'breath'; readonly at: number }
  | { readonly kind: 'stop' }
  | { readonly kind: 'hidden' }

export function counted(count: Count, event: CountEvent): Count {
  if (event.kind === 'start') return { state: 'running', since: event.at, breaths: 0, now: event.at }
  if (event.kind === 'stop') return { state: 'idle' }
  if (count.state !== 'running') return count
  if (event.kind === 'hidden') return { state: 'interrupted' }
  if (event.at - count.since >= COUNT_MS) {
    return count.breaths === 0
      ? { state: 'none-counted' }
      : { state: 'done', perMinute: count.breaths * (60_000 / COUNT_MS) }
  }
  return { ...count, now: event.at, breaths: count.breaths + (event.kind === 'breath' ? 1 : 0) }
}
