import { useEffect } from 'react'
import { fetchEngine } from '#web/features/assessment/run/engine-here.ts'
import { loadReader, loadRules } from '#web/features/triage/red-flag/engine.ts'
import { quietMoment } from '#web/lib/later/quiet-moment.ts'
import { PARTS_OF_RESULT } from './result/of-result.ts'

/**
 * Fetches the rules and the engine on every page of the flow, also one that was just reloaded: no answer waits for the
 * network. Beside them what the result is shown by. The rules come at once, because the next tap may be an alarming
 * answer; all else once nobody taps, one after the other.
 */
export function useEngineAhead(): void {
  useEffect(() => {
    void fetchAll()
  }, [])
}

/** Never rejects: neither does anything that it asks for. */
async function fetchAll(): Promise<void> {
  await loadRules()
  for (const load of [loadReader, fetchEngine, ...PARTS_OF_RESULT.map((part) => part.fetch)]) {
    await quietMoment()
    await load()
  }
}
