import { useId, useRef, useState } from 'react'
import { Camera, Trash2 } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Hint } from '#web/ui/form/field.tsx'
import type { PreparedPhoto } from '../api/pet-photo.ts'
import { BlobImage } from '../photo/blob-image.tsx'
import { PetPhoto } from '../photo/pet-photo.tsx'
import type { PetRow } from '../pet-row.ts'
import styles from './photo-field.module.css'

export type PhotoChange =
  | { readonly kind: 'keep' | 'remove' }
  | { readonly kind: 'replace'; readonly photo: Blob }

type Props = {
  readonly pet: PetRow
  readonly change: PhotoChange
  readonly prepare: (file: File) => Promise<PreparedPhoto>
  readonly onChange: (change: PhotoChange) => void
}

export function PhotoField({ pet, change, prepare, onChange }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')
  const hasPhoto = change.kind === 'replace' || (change.kind === 'keep' && pet.photo_url !== null)

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    setError(null)
    setIsBusy(true)
    const prepared = await prepare(file)
    setIsBusy(false)
    if (!prepared.ok) return setError(prepared.message)
    setSaid('New photo chosen. Save your changes to keep it.')
    onChange({ kind: 'replace', photo: prepared.photo })
  }
  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      <span className={styles.picture}>
        {change.kind === 'replace' ? (
          <BlobImage blob={change.photo} />
        ) : (
          <PetPhoto pet={{ ...pet, photo_url: hasPhoto ? pet.photo_url : null }} />
        )}
      </span>
      <div className={styles.words}>
        <p id={`${id}-label`} className={styles.label}>
          Photo <span className={styles.optional}>(optional)</span>
        </p>
        <input
          ref={input}
          id={`${id}-file`}
          className="vh"
          type="file"
          tabIndex={-1}
          accept="image/*"
          aria-label="Photo file"
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <div className={styles.ways}>
          <Button
            variant="secondary"
            size="sm"
            busy={isBusy}
            busyText="Opening..."
            aria-describedby={`${id}-hint`}
            onClick={() => input.current?.click()}
          >
            <Camera aria-hidden="true" />
            {hasPhoto ? 'Change photo' : 'Choose a photo'}
          </Button>
          {hasPhoto ? (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                setError(null)
                setSaid('Photo removed. Save your changes to keep it that way.')
                onChange({ kind: pet.photo_url === null ? 'keep' : 'remove' })
              }}
            >
              <Trash2 aria-hidden="true" />
              Remove photo
            </Button>
          ) : null}
        </div>
        {error === null ? (
          <Hint id={`${id}-hint`}>Only you can see it. We remove where it was taken.</Hint>
        ) : (
          <div role="alert">
            <Hint id={`${id}-hint`} tone="error">
              {error}
            </Hint>
          </div>
        )}
        <p className="vh" role="status">
          {said}
        </p>
      </div>
    </div>
  )
}
