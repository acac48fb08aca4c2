import { useEffect, useRef, useState } from 'react'
import type { User } from '@supabase/supabase-js'
import { TIMERS } from '#web/lib/timers.ts'
import { saveProfile, type ProfileDraft } from '#web/features/profile/api/save-profile.ts'

const textOf = (user: User, key: string) => {
  const value: unknown = user.user_metadata[key]
  return typeof value === 'string' ? value : ''
}

export type ProfileForm = {
  readonly draft: ProfileDraft
  readonly state: 'editing' | 'saving' | 'saved'
  readonly failure: string | null
  readonly change: (part: Partial<ProfileDraft>) => void
  readonly save: () => void
}

/** Name and phone from the account to the account again; the good news leaves by itself after 3 s. */
export function useProfileForm(user: User): ProfileForm {
  const [draft, setDraft] = useState<ProfileDraft>({
    fullName: textOf(user, 'full_name'),
    phone: textOf(user, 'phone'),
  })
  const [state, setState] = useState<ProfileForm['state']>('editing')
  const [failure, setFailure] = useState<string | null>(null)
  const busy = useRef(false)

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
    if (!outcome.ok) setFailure(outcome.message)
  }

  const save = () => {
    if (busy.current) return
    busy.current = true
    setFailure(null)
    void write().finally(() => (busy.current = false))
  }

  return { draft, state, failure, change, save }
}
