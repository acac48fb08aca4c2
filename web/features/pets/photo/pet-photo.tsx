import { later } from '#web/lib/later/later.tsx'
import { PetHead } from '#web/ui/drawings/pet-head.tsx'
import type { PetRow } from '../pet-row.ts'

const LaterPhoto = later(async () => (await import('./stored-photo.tsx')).StoredPhoto)

type Props = { readonly pet: Pick<PetRow, 'species' | 'photo_url'> }

export function PetPhoto({ pet }: Props) {
  const { photo_url: path, species } = pet
  const drawing = <PetHead species={species} />
  if (path === null) return drawing
  return (
    <LaterPhoto meanwhile={drawing}>
      {(StoredPhoto) => <StoredPhoto path={path} species={species} />}
    </LaterPhoto>
  )
}
