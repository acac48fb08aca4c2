import { useEffect, useState, type ReactNode } from 'react'
import { VetsOnMap } from '#web/closest-vet/vets-on-map.tsx'
import { isEmergencyHelpOpen, onEmergencyHelpOpened } from '#web/lib/emergency-help.ts'
import { log } from '#web/lib/log.ts'

/** The card with the closest number, loaded when the help is first opened; until then, and without it, a map. */
export function CallFirst() {
  return useCard() ?? <VetsOnMap />
}

function useCard(): ReactNode {
  const [card, setCard] = useState<ReactNode>(null)
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const { ClosestVetCard } = await import('#web/closest-vet/closest-vet-card.tsx')
        setCard(<ClosestVetCard />)
      } catch (error) {
        log.warn('emergency.no-card', error)
      }
    }
    if (isEmergencyHelpOpen()) void load()
    return onEmergencyHelpOpened(() => void load())
  }, [])
  return card
}
