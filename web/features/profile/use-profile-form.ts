import { useEffect, useRef, useState } from 'react'
import type { User } from '@supabase/supabase-js'
import { z } from 'zod'
import { readEntryDraft, useEntryDraft } from '#web/lib/entry-draft.ts'
import { TIMERS } from '#web/lib/timers.ts'
import { saveProfile, type ProfileDraft } from '#web/features/profile/api/save-profile.ts'

const textOf = (user: User, key: string) => {
  const value: unknown = user.user_metadata[key]
  return typeof value === 'string' ? value : ''
}

const Draft = z.object({ fullName: z.string(), phone: z.string() })

const savedIn = (user: User): ProfileDraft => ({
  fullName: textOf(user, 'full_name'),
  phone: textOf(user, 'phone'),
})

export type ProfileForm = {
  readonly draft: ProfileDraft
  readonly state: 'editing' | 'saving' | 'saved'
  readonly failure: string | null
  readonly change: (part: Partial<ProfileDraft>) => void
  readonly save: () => void
}

/** Name and phone from the account to the account again; the good news leaves by itself after 3 s. */
export function useProfileForm(user: User): ProfileForm {
  const [saved, setSaved] = useState(() => savedIn(user))
  const [draft, setDraft] = useState<ProfileDraft>(
    () => Draft.safeParse(readEntryDraft('profile', user.id)).data ?? saved,
  )
  const [state, setState] = useState<ProfileForm['state']>('editing')
  const [failure, setFailure] = useState<string | null>(null)
  const busy = useRef(false)

  const isSaved = draft.fullName === saved.fullName && draft.phone === saved.phone
  useEntryDraft('profile', user.id, isSaved ? null : draft)

  useEffect(() => {
    if (state !== 'saved') return undefined
    const leave = setTimeout(() => setState('editing'), TIMERS.profileSuccess)
    return () => clearTimeout(leave)
  }, [state])

  const change = (part: Partial<ProfileDraft>) => {
    setDraft({ ...draft, ...part })
    setFailure(null)
  }

  const write = async () => {
    setState('saving')
    const outcome = await saveProfile(user, draft)
    setState(outcome.ok ? 'saved' : 'editing')
    if (outcome.ok) setSaved(draft)
    else setFailure(outcome.message)
  }

  const save = () => {
    if (busy.current) return
    busy.current = true
    setFailure(null)
    void write().finally(() => (busy.current = false))
  }

  return { draft, state, failure, change, save }
}
