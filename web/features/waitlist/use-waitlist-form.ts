import { useLayoutEffect, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { track } from '#web/lib/analytics.ts'
import { useForm, type Form } from '#web/lib/use-form.ts'
import { joinWaitlist, type Place } from '#web/features/waitlist/api/join-waitlist.ts'
import { firstEntry, forgetDraft, keepDraft } from '#web/features/waitlist/waitlist-draft.ts'
import { EMPTY_ENTRY, checkEntry, type WaitlistEntry } from '#web/features/waitlist/waitlist-rules.ts'

type WaitlistForm = Form<WaitlistEntry> & { readonly place: Place | null }

/** The waitlist form from its draft to the place in line; `box` is what the form stands in. */
export function useWaitlistForm(box: RefObject<HTMLElement | null>): WaitlistForm {
  const { search } = useLocation()
  const [entry, setEntry] = useState<WaitlistEntry>(EMPTY_ENTRY)
  const [place, setPlace] = useState<Place | null>(null)

  useLayoutEffect(() => {
    // The page's HTML was made where no draft and no query can be known; both come in before anything is painted.
    // oxlint-disable-next-line react/set-state-in-effect
    setEntry(firstEntry(search, box.current?.querySelector('form') ?? null))
  }, [search, box])

  const form = useForm({
    values: entry,
    write: (part: Partial<WaitlistEntry>) => {
      const next = { ...entry, ...part }
      setEntry(next)
      keepDraft(next, search)
    },
    check: (told) => {
      const faults = checkEntry(told)
      track({ name: 'waitlist_submit_attempt', errors: Object.values(faults) })
      return faults
    },
    send: async (told) => {
      const outcome = await joinWaitlist(told, search)
      if (!outcome.ok) track({ name: 'form_error', form: 'waitlist', error: outcome.message })
      return outcome
    },
    onSent: (outcome) => {
      track({ name: 'waitlist_success' })
      track({ name: 'conversion', conversion: 'waitlist_signup' })
      forgetDraft()
      setPlace(outcome.place)
    },
  })
  return { ...form, place }
}
