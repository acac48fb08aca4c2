import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { PetHead } from '#web/ui/pet-head.tsx'
import { loadPhoto } from './api/pet-photo.ts'
import type { PetRow } from './pet-row.ts'
import styles from './pet-photo.module.css'

type Props = { readonly pet: Pick<PetRow, 'species' | 'photo_url'> }

/** The pet's own picture, or the drawing of its kind where there is none or it cannot be had. */
export function PetPhoto({ pet }: Props) {
  return pet.photo_url === null ? (
    <PetHead species={pet.species} />
  ) : (
    <StoredPhoto path={pet.photo_url} species={pet.species} />
  )
}

function StoredPhoto({ path, species }: { readonly path: string; readonly species: 'dog' | 'cat' }) {
  const { data } = useQuery({
    queryKey: ['pet-photo', path],
    queryFn: () => loadPhoto(path),
    staleTime: Infinity,
    retry: 1,
    networkMode: 'always',
  })
  return data === undefined ? <PetHead species={species} /> : <BlobImage blob={data} />
}

/** A picture that is in memory. */
export function BlobImage({ blob }: { readonly blob: Blob }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(blob)
    if (image.current !== null) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [blob])
  return <img ref={image} className={styles.photo} alt="" />
}
