import { SCREEN_MESSAGES } from '#contract/messages/screens.ts'
import { CatHead } from '#web/ui/drawings/cat-head.tsx'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import styles from '#web/ui/page/message-page.module.css'

export default function NotFoundPage() {
  return (
    <div className={styles.message}>
      <CatHead />
      <PageTitle lead="The page may have moved, or the address has a typo.">
        {SCREEN_MESSAGES.notFoundTitle}
      </PageTitle>
      <div className={styles.actions}>
        <LinkButton to="/">Go to the home page</LinkButton>
        <LinkButton variant="secondary" to="/contact">
          Contact us
        </LinkButton>
      </div>
    </div>
  )
}
