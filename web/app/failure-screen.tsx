import { SCREEN_MESSAGES } from '#contract/messages/screens.ts'
import { refreshApp } from '#web/lib/session/reset-app.ts'
import { DogHead } from '#web/ui/drawings/dog-head.tsx'
import { AnchorButton, Button } from '#web/ui/buttons/button.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { EmergencyHelpButton } from '#web/features/emergency/emergency-help.tsx'
import styles from '#web/ui/page/message-page.module.css'

type FailureScreenProps = { error: unknown; onRefresh?: () => void }

const detailsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

export function FailureScreen({ error, onRefresh = refreshApp }: FailureScreenProps) {
  return (
    <div className={styles.message} role="alert">
      <DogHead />
      <PageTitle lead={SCREEN_MESSAGES.failureText}>{SCREEN_MESSAGES.failureTitle}</PageTitle>
      <div className={styles.actions}>
        <Button onClick={() => onRefresh()}>{SCREEN_MESSAGES.refresh}</Button>
        <EmergencyHelpButton />
        {/* A whole new page: the way out where this one fails again and again. */}
        <AnchorButton variant="secondary" href="/">
          Go to the home page
        </AnchorButton>
      </div>
      <details className={styles.details}>
        <summary>Technical details</summary>
        <pre>{detailsOf(error)}</pre>
      </details>
    </div>
  )
}
