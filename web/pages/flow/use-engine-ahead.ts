import { useEffect } from 'react'
import { fetchEngine, fetchKeeping } from '#web/features/assessment/run/engine-here.ts'
import { loadRules } from '#web/features/triage/red-flag/engine.ts'
import { inTurn } from '#web/lib/later/in-turn.ts'
import { usePartsAhead } from '#web/lib/later/later.tsx'
import { PARTS_OF_RESULT } from './result/of-result.ts'

/**
 * No answer waits for the network, also on a page that was just reloaded; nor for a quiet moment: the network may be
 * gone with the next tap.
 */
export function useEngineAhead(): void {
  useEffect(() => {
    inTurn([loadRules, fetchEngine, fetchKeeping])
  }, [])
  usePartsAhead(PARTS_OF_RESULT)
}
