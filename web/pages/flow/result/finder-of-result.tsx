import { VetFinder } from '#web/features/vet-finder/finder/vet-finder.tsx'
import { Reading } from '#web/lib/calls/reading.tsx'

export function FinderOfResult({ isEmergency }: { readonly isEmergency: boolean }) {
  return (
    <Reading>
      <VetFinder isEmergency={isEmergency} />
    </Reading>
  )
}
