import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { z } from 'zod/mini'
import { WIZARD_STEPS, type WizardStep } from './steps.ts'

const State = z.object({ petStep: z.enum(WIZARD_STEPS), petDepth: z.int().check(z.minimum(0)) })

const stepOfEntry = (state: unknown): WizardStep | null => State.safeParse(state).data?.petStep ?? null

type StepHistory = {
  readonly push: (step: WizardStep) => void
  readonly back: (before: WizardStep) => void
}

/**
 * Gives every question an entry of its own, so that the browser's Back leads to the question before. Entries of a pet
 * that is saved by now are `spent`: whoever comes back to one of them is taken to where the wizard began.
 */
export function useStepHistory(spent: boolean, onReturn: (step: WizardStep | null) => void): StepHistory {
  const navigate = useNavigate()
  const location = useLocation()
  const kind = useNavigationType()
  const latest = useRef(onReturn)
  const seen = useRef(location.key)
  useEffect(() => {
    latest.current = onReturn
  })
  useEffect(() => {
    if (seen.current === location.key) return
    seen.current = location.key
    if (kind === NavigationType.Pop) latest.current(stepOfEntry(location.state))
  }, [location, kind])

  const known = State.safeParse(location.state).data
  const toBeginning = spent && kind === NavigationType.Pop ? (known?.petDepth ?? 0) : 0
  useEffect(() => {
    if (toBeginning > 0) void navigate(-toBeginning)
    // Only for the entry this wizard was opened on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const here = { search: location.search, hash: location.hash }
  const from: unknown = location.state
  const stateOf = (petStep: WizardStep, petDepth: number) => ({
    ...(typeof from === 'object' ? from : {}),
    petStep,
    petDepth,
  })
  return {
    push: (step) => void navigate(here, { state: stateOf(step, (known?.petDepth ?? 0) + 1) }),
    back: (before) => {
      if ((known?.petDepth ?? 0) > 0) void navigate(-1)
      else void navigate(here, { replace: true, state: stateOf(before, 0) })
    },
  }
}
