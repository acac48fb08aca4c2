import { MailCheck } from 'lucide-react'
import { Button, LinkButton } from '#web/ui/buttons/button.tsx'
import { Done } from '#web/features/account/done.tsx'
import { ResendMail } from '#web/features/account/sign-up/resend-mail.tsx'
import styles from '#web/features/account/account.module.css'

const STILL_TO_DO = [
  'Open the email from Pawlight. It may take a minute.',
  'Press “Confirm my address” in it. The link works once, for one hour.',
  'Tell us about your pet. Then you can start.',
]

type Props = {
  readonly email: string
  readonly onWrongAddress: () => void
}

export function SignUpSuccess({ email, onWrongAddress }: Props) {
  return (
    <Done icon={MailCheck} title="You are in!">
      <p>
        We sent a confirmation email to <strong>{email}</strong>.
      </p>
      <h2 className={styles.next}>Still to do</h2>
      <ol className={styles.steps}>
        {STILL_TO_DO.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ResendMail email={email} />
      <div className={styles.buttons}>
        <Button variant="quiet" size="sm" flush="start" onClick={onWrongAddress}>
          Wrong address? Change it
        </Button>
        <LinkButton variant="quiet" size="sm" flush="start" to="/login">
          Log in
        </LinkButton>
        <LinkButton variant="quiet" size="sm" flush="start" to="/">
          Go to the home page
        </LinkButton>
      </div>
    </Done>
  )
}
