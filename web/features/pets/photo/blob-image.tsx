import { useEffect, useRef } from 'react'
import styles from './pet-photo.module.css'

export function BlobImage({ blob }: { readonly blob: Blob }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(blob)
    if (image.current !== null) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [blob])
  return <img ref={image} className={styles.photo} alt="" />
}
