import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { track } from '#web/lib/analytics/analytics.ts'
import { joinWaitlist, type Place } from '#web/features/waitlist/api/join-waitlist.ts'
import { firstEntry, forgetDraft, keepDraft } from '#web/features/waitlist/waitlist-draft.ts'
import {
  EMPTY_ENTRY,
  LONGEST,
  checkEntry,
  type WaitlistEntry,
  type WaitlistErrors,
} from '#web/features/waitlist/waitlist-rules.ts'

type State = 'filling' | 'submitting' | 'joined'

export type WaitlistFormState = {
  readonly entry: WaitlistEntry
  readonly errors: WaitlistErrors
  readonly failure: string | null
  readonly refusals: number
  readonly state: State
  readonly place: Place | null
  readonly change: (change: Partial<WaitlistEntry>) => void
  readonly field: (name: Exclude<keyof WaitlistEntry, 'petType'>) => {
    readonly name: string
    readonly value: string
    readonly maxLength: number
    readonly error: string | undefined
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void
  }
  readonly submit: () => void
}

const told = (problems: WaitlistErrors) => Object.values(problems)

export function useWaitlistForm(box: RefObject<HTMLElement | null>): WaitlistFormState {
  const { search } = useLocation()
  const [entry, setEntry] = useState<WaitlistEntry>(EMPTY_ENTRY)
  const [errors, setErrors] = useState<WaitlistErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [place, setPlace] = useState<Place | null>(null)
  const [state, setState] = useState<State>('filling')
  const busy = useRef(false)

  useLayoutEffect(() => {
    // The page's HTML was made where no draft and no query can be known; both come in before anything is painted.
    // oxlint-disable-next-line react/set-state-in-effect
    setEntry(firstEntry(search, box.current?.querySelector('form') ?? null))
  }, [search, box])

  const change = (part: Partial<WaitlistEntry>) => {
    const next = { ...entry, ...part }
    setEntry(next)
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part))))
    setFailure(null)
    keepDraft(next, search)
  }

  const field: WaitlistFormState['field'] = (name) => ({
    name,
    value: entry[name],
    maxLength: LONGEST[name],
    error: errors[name],
    onChange: ({ target }) => change({ [name]: target.value }),
  })

  const refuse = (problems: WaitlistErrors) => {
    setErrors(problems)
    setRefusals((count) => count + 1)
  }

  const join = async () => {
    setState('submitting')
    const outcome = await joinWaitlist(entry, search)
    if (outcome.ok) {
      track({ name: 'waitlist_success' })
      track({ name: 'conversion', conversion: 'waitlist_signup' })
      forgetDraft()
      setPlace(outcome.place)
      setState('joined')
      return
    }
    track({ name: 'form_error', form: 'waitlist', error: outcome.message })
    setState('filling')
    if (outcome.field === undefined) setFailure(outcome.message)
    else refuse({ [outcome.field]: outcome.message })
  }

  const submit = () => {
    if (busy.current) return
    setFailure(null)
    const problems = checkEntry(entry)
    track({ name: 'waitlist_submit_attempt', errors: told(problems) })
    if (told(problems).length > 0) {
      refuse(problems)
      return
    }
    busy.current = true
    void join().finally(() => (busy.current = false))
  }

  return { entry, errors, failure, refusals, state, place, change, field, submit }
}
