import { useRef, useState } from 'react'
import type { MediaFile, MediaRefusal } from '../case/media.ts'
import type { Prepared } from './prepare-media.ts'

type Waiting = { readonly key: number; readonly name: string }
type Refused = Waiting & { readonly refusal: MediaRefusal }

type Intake = {
  readonly waiting: readonly Waiting[]
  readonly refused: readonly Refused[]
  readonly take: (chosen: readonly File[]) => Promise<void>
}

/** One after the other, so that a phone never holds two large pictures at once. */
export function useIntake(
  prepare: (file: File) => Promise<Prepared>,
  add: (media: MediaFile) => MediaRefusal | null,
): Intake {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const count = useRef(0)
  const before = useRef<Promise<void>>(Promise.resolve())

  const open = async (file: File, one: Waiting): Promise<void> => {
    const prepared = await prepare(file)
    const refusal = prepared.ok ? add(prepared.media) : prepared.refusal
    setWaiting((now) => now.filter(({ key }) => key !== one.key))
    if (refusal !== null) setRefused((now) => [...now, { ...one, refusal }])
  }
  const take = async (chosen: readonly File[]): Promise<void> => {
    if (chosen.length === 0) return
    setRefused([])
    const all = chosen.map((file) => ({ file, one: { key: (count.current += 1), name: file.name } }))
    setWaiting((now) => [...now, ...all.map(({ one }) => one)])
    for (const { file, one } of all) before.current = before.current.then(() => open(file, one))
    await before.current
  }
  return { waiting, refused, take }
}
