import { ExternalLink, Navigation } from 'lucide-react'
import type { VetClinic } from '#contract/map/map.ts'
import { directionsUrl } from '#domain/vets/directions.ts'
import { AnchorButton } from '#web/ui/buttons/button.tsx'
import { websiteOf } from './reach/website.ts'

type Props = {
  readonly clinic: VetClinic
  readonly directions: string
  readonly size?: 'sm'
}

export function ClinicLinks({ clinic, directions, size }: Props) {
  const website = websiteOf(clinic.website)
  return (
    <>
      <AnchorButton
        href={directionsUrl(clinic)}
        target="_blank"
        rel="noopener noreferrer"
        variant="secondary"
        size={size}
      >
        <Navigation aria-hidden="true" />
        {directions}
        <span className="vh">{` to ${clinic.name} (opens in a new tab)`}</span>
      </AnchorButton>
      {website === null ? null : (
        <AnchorButton href={website} target="_blank" rel="noopener noreferrer" variant="quiet" size={size}>
          Website
          <span className="vh">{` of ${clinic.name} (opens in a new tab)`}</span>
          <ExternalLink aria-hidden="true" />
        </AnchorButton>
      )}
    </>
  )
}
