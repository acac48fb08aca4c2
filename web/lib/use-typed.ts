import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { readEntryDraft, useEntryDraft } from '#web/lib/entry-draft.ts'
import { useSession } from '#web/lib/session.ts'

const VISITOR = 'visitor'

type Values = Readonly<Record<string, unknown>>

/** What a person or a password manager wrote into the fields before the scripts had come. */
function typedEarly(box: HTMLElement | null, blank: Values): Values {
  const form = box?.querySelector('form') ?? undefined
  return Object.fromEntries(
    [...new FormData(form)].filter(([name, value]) => name in blank && value !== blank[name]),
  )
}

type Options<Typed> = {
  /** The name that what was typed is kept under. */
  readonly form: string
  /** What the fields hold where nothing was typed, by their names. */
  readonly blank: Values
  /** What of some values a person can have typed; the same function at every drawing. */
  readonly read: (values: unknown) => Typed
}

type TypedForm<Typed> = {
  /** Stands around the form. */
  readonly box: RefObject<HTMLDivElement | null>
  /** Null while it is not known yet: the fields are to be blank until then. */
  readonly typed: Typed | null
  readonly type: (part: Typed) => void
  readonly forget: () => void
}

/**
 * What a person has typed into the form of a public page, over whatever else fills it: kept from the first key on, over
 * a reload and until it is forgotten, for the same person only.
 */
export function useTyped<Typed extends object>({ form, blank, read }: Options<Typed>): TypedForm<Typed> {
  const ownerId = useSession(({ user }) => user?.id ?? VISITOR)
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Typed | null>(null)

  useLayoutEffect(() => {
    const early = read(typedEarly(box.current, blank))
    // The page's HTML was made where no draft can be known; it comes in before anything is painted.
    // oxlint-disable-next-line react/set-state-in-effect
    setTyped((before) => ({ ...read(readEntryDraft(form, ownerId)), ...(before ?? early) }))
  }, [form, ownerId, blank, read])

  useEntryDraft(form, ownerId, typed === null ? undefined : Object.keys(typed).length === 0 ? null : typed)

  return {
    box,
    typed,
    type: (part) => setTyped((before) => ({ ...before, ...part })),
    // Nothing typed is a form of every kind of typed values.
    forget: () => setTyped({} as Typed),
  }
}
