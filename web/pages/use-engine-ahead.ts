import { useEffect } from 'react'
import { LaterDetails } from '#web/features/assessment/later-details.ts'
import { preloadEngine } from '#web/features/assessment/on-device.ts'
import { loadRules } from '#web/features/triage/red-flag/engine.ts'
import { usePartsAhead } from '#web/lib/later.tsx'
import { LaterFinder } from './parts/later-finder.ts'

const PARTS_OF_RESULT = [LaterDetails, LaterFinder]

/**
 * Fetches the rules and the engine on every page of the flow, also one that was just reloaded: no answer waits for the
 * network. Beside them what stands below the result.
 */
export function useEngineAhead(): void {
  useEffect(() => {
    void loadRules()
    void preloadEngine()
  }, [])
  usePartsAhead(PARTS_OF_RESULT)
}
