import { useEffect, useRef } from 'react'
import { MailCheck } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'
import styles from '#web/features/account/account.module.css'

/** The welcome; it stays until the person leaves it. */
export function SignUpSuccess({ email }: { email: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.done}>
      <MailCheck aria-hidden="true" />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        You are in!
      </h1>
      <p>
        We sent a confirmation email to <strong>{email}</strong>. Open the link in it to confirm your address,
        then log in.
      </p>
      <div className={styles.buttons}>
        <LinkButton to="/login">Log in</LinkButton>
        <LinkButton variant="secondary" to="/">
          Go to the home page
        </LinkButton>
      </div>
    </div>
  )
}
