import { useEffect, useState } from 'react'
import { LaterClosestVet } from '#web/closest-vet/later-closest-vet.ts'
import { VetsOnMap } from '#web/closest-vet/vets-on-map.tsx'
import { isEmergencyHelpOpen, onEmergencyHelpOpened } from '#web/lib/emergency-help.ts'

const map = <VetsOnMap size="lg" block />

export function CallFirst() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const ask = (): void => {
      setIsWanted(true)
      void LaterClosestVet.fetch()
    }
    if (isEmergencyHelpOpen()) ask()
    return onEmergencyHelpOpened(ask)
  }, [])
  return isWanted ? (
    <LaterClosestVet meanwhile={map}>{(ClosestVetCard) => <ClosestVetCard />}</LaterClosestVet>
  ) : (
    map
  )
}
