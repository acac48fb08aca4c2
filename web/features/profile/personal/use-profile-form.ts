import { useState } from 'react'
import type { User } from '@supabase/supabase-js'
import { z } from 'zod/mini'
import { readEntryDraft, useEntryDraft } from '#web/lib/form/entry-draft.ts'
import { useForm, useValues } from '#web/lib/form/use-form.ts'
import { saveProfile, type ProfileDraft } from '#web/features/profile/api/save-profile.ts'

const SENT_FOR_MS = 3_000

const textOf = (user: User, key: string) => {
  const value: unknown = user.user_metadata[key]
  return typeof value === 'string' ? value : ''
}

const Draft = z.object({ fullName: z.string(), phone: z.string() })

const savedIn = (user: User): ProfileDraft => ({
  fullName: textOf(user, 'full_name'),
  phone: textOf(user, 'phone'),
})

export function useProfileForm(user: User) {
  const [saved, setSaved] = useState(() => savedIn(user))
  const [values, write] = useValues<ProfileDraft>(
    () => Draft.safeParse(readEntryDraft('profile', user.id)).data ?? saved,
  )
  const isSaved = values.fullName === saved.fullName && values.phone === saved.phone
  useEntryDraft('profile', user.id, isSaved ? null : values)

  return useForm({
    values,
    write,
    check: () => ({}),
    send: (draft) => saveProfile(user, draft),
    onSent: () => setSaved(values),
    sentFor: SENT_FOR_MS,
  })
}
