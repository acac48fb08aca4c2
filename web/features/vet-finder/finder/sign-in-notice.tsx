import { useLocation } from 'react-router'
import { rememberPendingRedirect } from '#web/lib/session/paths.ts'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import styles from '../vet-finder.module.css'

export function SignInNotice({ sentence }: { sentence: string }) {
  const { pathname, search } = useLocation()
  const from = pathname + search
  return (
    <Callout role="status" className={styles.signIn}>
      <p>{sentence}</p>
      <LinkButton
        to="/login"
        state={{ from }}
        variant="secondary"
        size="sm"
        onClick={() => rememberPendingRedirect(from)}
      >
        Log in
      </LinkButton>
    </Callout>
  )
}
