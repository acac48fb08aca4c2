import { useQuery } from '@tanstack/react-query'
import { Reading } from '#web/lib/calls/reading.tsx'
import { PetHead } from '#web/ui/drawings/pet-head.tsx'
import { loadPhoto } from '../api/pet-photo.ts'
import { BlobImage } from './blob-image.tsx'

type Props = { readonly path: string; readonly species: 'dog' | 'cat' }

export function StoredPhoto(props: Props) {
  return (
    <Reading>
      <Photo {...props} />
    </Reading>
  )
}

function Photo({ path, species }: Props) {
  const { data } = useQuery({
    queryKey: ['pet-photo', path],
    queryFn: () => loadPhoto(path),
    staleTime: Infinity,
    retry: 1,
    networkMode: 'always',
  })
  return data === undefined ? <PetHead species={species} /> : <BlobImage blob={data} />
}
