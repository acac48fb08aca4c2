import { useEffect, useRef, useState } from 'react'
import type { User } from '@supabase/supabase-js'
import { useLocation } from 'react-router'
import { hasConfirmed } from '#web/lib/session/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { ChangeEmailForm } from '#web/features/profile/sign-in/change-email-form.tsx'
import { ChangePasswordForm } from '#web/features/profile/sign-in/change-password-form.tsx'
import { MESSAGES } from '#web/features/profile/messages.ts'
import styles from '#web/features/profile/profile.module.css'

type Open = 'email' | 'password' | null

export function SignInSection({ user }: { readonly user: User }) {
  const [open, setOpen] = useState<Open>(null)
  const { state }: { state: unknown } = useLocation()
  const [news, setNews] = useState<string | null>(() =>
    hasConfirmed(state, 'email_change') ? MESSAGES.emailChanged : null,
  )
  const area = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open !== null) area.current?.querySelector('input')?.focus()
    else if (wasOpen.current) area.current?.querySelector('button')?.focus()
    wasOpen.current = open !== null
  }, [open])

  const close = (said: string | null): void => {
    setOpen(null)
    setNews(said)
  }
  const start = (what: Open): void => {
    setNews(null)
    setOpen(what)
  }
  return (
    <Card as="section" roomy aria-labelledby="sign-in">
      <h2 id="sign-in" className={styles.heading}>
        Email and password
      </h2>
      <div ref={area}>
        {open === 'email' ? (
          <ChangeEmailForm
            email={user.email ?? ''}
            onDone={(wanted) => close(MESSAGES.emailAsked(wanted))}
            onCancel={() => close(null)}
          />
        ) : open === 'password' ? (
          <ChangePasswordForm onDone={() => close(MESSAGES.passwordChanged)} onCancel={() => close(null)} />
        ) : (
          <>
            <p className={styles.intro}>You log in with {user.email} and your password.</p>
            <div className={styles.actions}>
              <Button variant="secondary" onClick={() => start('email')}>
                Change email
              </Button>
              <Button variant="secondary" onClick={() => start('password')}>
                Change password
              </Button>
            </div>
          </>
        )}
      </div>
      <div role="status" className={styles.news}>
        {news === null ? null : <Callout tone="success">{news}</Callout>}
      </div>
    </Card>
  )
}
