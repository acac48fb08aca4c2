import { useEffect } from 'react'
import { preloadEngine } from '#web/features/assessment/on-device.ts'
import { loadRules } from '#web/features/triage/red-flag/engine.ts'

/** Fetches the rules and the engine on every page of the flow, also one that was just reloaded: no answer waits for the network. */
export function useEngineAhead(): void {
  useEffect(() => {
    void loadRules()
    void preloadEngine()
  }, [])
}
