import { MapPin } from 'lucide-react'
import { NEAREST_EMERGENCY_VET_URL } from '#web/content/emergency.ts'
import { AnchorButton, type CallButtonProps } from '#web/ui/buttons/button.tsx'

export const VetsOnMap = ({
  href = NEAREST_EMERGENCY_VET_URL,
  ...look
}: Omit<CallButtonProps, 'children'>) => (
  <AnchorButton {...look} href={href} target="_blank" rel="noopener noreferrer">
    <MapPin aria-hidden="true" />
    Emergency vets on your map
    <span className="vh"> (opens in a new tab)</span>
  </AnchorButton>
)
