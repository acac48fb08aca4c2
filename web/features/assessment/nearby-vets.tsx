import type { ReactNode } from 'react'
import { MapPin } from 'lucide-react'
import type { Urgency } from '#domain/triage/urgency.ts'
import { EMERGENCY_VET } from '#web/closest-vet/closest-vet-card.tsx'
import { mapSearch } from '#web/lib/device-map.ts'
import { AnchorButton } from '#web/ui/button.tsx'
import { Part } from './report-reasons.tsx'
import styles from './nearby-vets.module.css'

/** What the device's map is asked for when it can wait for the morning. */
export const VET = 'veterinarian near me'

/** The levels that send to a vet. */
type VetLevel = Exclude<Urgency, 'monitor_at_home'>
/** Brings the vet finder for a level; missing where there is none. */
export type RenderFinder = ((level: VetLevel) => ReactNode) | undefined

type Props = {
  readonly level: VetLevel
  readonly petName: string
  readonly finder?: RenderFinder
}

/**
 * Where the pet can be seen. In an emergency the banner has the number to call, and here are the others. Else the
 * device's own map comes first: its links work when nothing else does.
 */
export function NearbyVets({ level, petName, finder }: Props) {
  return level === 'er_urgent' ? (
    <Part title="Emergency vets near you">{finder?.(level)}</Part>
  ) : (
    <Part title="Vets near you">
      <p>{`Call your own vet first. If they cannot see ${petName} in time, your map shows others with their phone numbers. If it gets worse, do not wait: go to an emergency vet.`}</p>
      <div className={styles.ways}>
        <MapLink href={mapSearch(VET)} icon={<MapPin aria-hidden="true" />}>
          Find a vet near you
        </MapLink>
        <MapLink href={mapSearch(EMERGENCY_VET)} icon={<MapPin aria-hidden="true" />} isSecond>
          Find an emergency vet
        </MapLink>
      </div>
      <MapNote />
      {finder?.(level)}
    </Part>
  )
}

type MapLinkProps = {
  readonly href: string
  readonly icon: ReactNode
  readonly isSecond?: boolean
  readonly children: string
}

function MapLink({ href, icon, isSecond = false, children }: MapLinkProps) {
  return (
    <AnchorButton
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant={isSecond ? 'secondary' : 'primary'}
    >
      {icon}
      {children}
    </AnchorButton>
  )
}

const MapNote = () => <p className={styles.note}>Opens your map in a new tab.</p>
