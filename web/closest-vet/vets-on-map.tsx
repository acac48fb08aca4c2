import { MapPin } from 'lucide-react'
import { NEAREST_EMERGENCY_VET_URL } from '#web/content/emergency.ts'
import { AnchorButton } from '#web/ui/buttons/button.tsx'

/** The way to a hospital that needs nothing of ours, for as long as the card with its number is not here. */
export const VetsOnMap = () => (
  <AnchorButton size="lg" block href={NEAREST_EMERGENCY_VET_URL} target="_blank" rel="noreferrer">
    <MapPin aria-hidden="true" />
    Emergency vets on your map
    <span className="vh"> (opens in a new tab)</span>
  </AnchorButton>
)
