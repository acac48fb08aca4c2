import { useState, type ReactNode } from 'react'
import { MapPin } from 'lucide-react'
import type { Urgency } from '#domain/logic/urgency.ts'
import { EMERGENCY_VET } from '#web/closest-vet/closest-vet-card.tsx'
import { mapSearch } from '#web/lib/device-map.ts'
import { AnchorButton } from '#web/ui/buttons/button.tsx'
import { Fold, More } from '../paper/fold.tsx'
import { Part } from '../paper/part.tsx'
import styles from './nearby-vets.module.css'

export const VET = 'veterinarian near me'

type VetLevel = Exclude<Urgency, 'monitor_at_home'>
export type RenderFinder = ((level: VetLevel) => ReactNode) | undefined

type Props = {
  readonly level: VetLevel
  readonly petName: string
  readonly finder?: RenderFinder
}

const isWide = (): boolean => window.matchMedia('(min-width: 1024px)').matches

/**
 * In an emergency the banner has the number to call, and here are the others. Else the device's own map comes first:
 * its links work when nothing else does.
 */
export function NearbyVets({ level, petName, finder }: Props) {
  const found = finder?.(level)
  const [isOpen] = useState(isWide)
  if (level === 'er_urgent')
    return (
      <Fold title="Emergency vets near you" isOpen={isOpen}>
        {found}
      </Fold>
    )
  return (
    <Part title="Vets near you">
      <p>{`Call your own vet first. If they cannot see ${petName} in time, look for another one.`}</p>
      <div className={styles.ways}>
        <MapLink href={mapSearch(VET)} icon={<MapPin aria-hidden="true" />}>
          Find a vet near you
        </MapLink>
        <MapLink href={mapSearch(EMERGENCY_VET)} icon={<MapPin aria-hidden="true" />}>
          Find an emergency vet
        </MapLink>
      </div>
      {found === undefined ? null : (
        <More summary="Show the list and the map" isOpen={isOpen}>
          {found}
        </More>
      )}
    </Part>
  )
}

type MapLinkProps = {
  readonly href: string
  readonly icon: ReactNode
  readonly children: string
}

function MapLink({ href, icon, children }: MapLinkProps) {
  return (
    <AnchorButton href={href} target="_blank" rel="noopener noreferrer" size="sm" variant="secondary">
      {icon}
      {children}
      <span className="vh"> (opens in a new tab)</span>
    </AnchorButton>
  )
}
