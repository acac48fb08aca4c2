import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { readEntryDraft, useEntryDraft } from '#web/lib/form/entry-draft.ts'
import { leftOnPurpose, useSession } from '#web/lib/session/session.ts'

const VISITOR = 'visitor'

type Values = Readonly<Record<string, unknown>>

function typedEarly(box: HTMLElement | null, blank: Values): Values {
  const form = box?.querySelector('form') ?? undefined
  return Object.fromEntries(
    [...new FormData(form)].filter(([name, value]) => name in blank && value !== blank[name]),
  )
}

type Options<Typed> = {
  readonly form: string
  readonly blank: Values
  /** Has to be the same function at every drawing. */
  readonly read: (values: unknown) => Typed
}

type TypedForm<Typed> = {
  readonly box: RefObject<HTMLDivElement | null>
  /** null while it is not known yet: the fields are to be blank until then. */
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
  const [written, setWritten] = useState<{ readonly by: string; readonly typed: Typed } | null>(null)

  useLayoutEffect(() => {
    const early = read(typedEarly(box.current, blank))
    // The page's HTML was made where no draft can be known; it comes in before anything is painted.
    // oxlint-disable-next-line react/set-state-in-effect
    setWritten((before) => {
      // Whoever signed out takes along what they wrote; a session that ended by itself takes nothing.
      const isLeft = before !== null && before.by !== VISITOR && before.by !== ownerId && leftOnPurpose()
      const here = isLeft ? {} : (before?.typed ?? early)
      return { by: ownerId, typed: { ...read(readEntryDraft(form, ownerId)), ...here } }
    })
  }, [form, ownerId, blank, read])

  const typed = written?.typed ?? null
  const isKnown = typed !== null && written?.by === ownerId
  useEntryDraft(form, ownerId, isKnown ? (Object.keys(typed).length === 0 ? null : typed) : undefined)

  return {
    box,
    typed,
    type: (part) =>
      setWritten((before) => ({
        by: before?.by ?? ownerId,
        typed: { ...(before?.typed ?? read({})), ...part },
      })),
    forget: () => setWritten({ by: ownerId, typed: read({}) }),
  }
}
