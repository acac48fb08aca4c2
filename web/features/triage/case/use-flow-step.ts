import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#web/lib/session/session.ts'
import { pathOf, stepAfter, stepBefore, type FlowStep } from './steps.ts'
import { useTriage } from './triage-store.ts'

export type FlowNavigation = {
  readonly next: () => void
  readonly back: () => void
  readonly goTo: (step: FlowStep) => void
  readonly skipTo: (step: FlowStep) => void
}

export function useFlowStep(step: FlowStep, isFromHistory = false): FlowNavigation {
  const navigate = useNavigate()
  const userId = useSession((state) => state.user?.id ?? null)

  useEffect(() => {
    const { goTo, claim } = useTriage.getState()
    if (userId !== null) claim(userId)
    if (!isFromHistory) goTo(step)
  }, [step, userId, isFromHistory])

  const open = (target: FlowStep): void => void navigate(pathOf(target))
  return {
    next: () => {
      useTriage.getState().complete(step)
      open(stepAfter(step))
    },
    back: () => open(stepBefore(step)),
    goTo: open,
    skipTo: (target) => {
      useTriage.getState().complete(step)
      open(target)
    },
  }
}
