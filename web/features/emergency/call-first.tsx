import { useEffect, useState, type ReactNode } from 'react'
import { MapPin } from 'lucide-react'
import { NEAREST_EMERGENCY_VET_URL } from '#web/content/emergency.ts'
import { isEmergencyHelpOpen, onEmergencyHelpOpened } from '#web/lib/emergency-help.ts'
import { log } from '#web/lib/log.ts'
import { AnchorButton } from '#web/ui/buttons/button.tsx'

/** The card with the closest number, loaded when the help is first opened; until then, and without it, a map. */
export function CallFirst() {
  return (
    useCard() ?? (
      <AnchorButton size="lg" block href={NEAREST_EMERGENCY_VET_URL} target="_blank" rel="noreferrer">
        <MapPin aria-hidden="true" />
        Emergency vets on your map
        <span className="vh"> (opens in a new tab)</span>
      </AnchorButton>
    )
  )
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
