import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import styles from '#web/ui/page/message-page.module.css'

type Props = { readonly drawing: ReactNode; readonly title: string; readonly lead: string }

/** For an address with nothing to show but what it says: from here one goes home, or asks us. */
export function MessagePage({ drawing, title, lead }: Props) {
  return (
    <div className={styles.message}>
      {drawing}
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className={styles.actions}>
        <LinkButton to="/">Go to the home page</LinkButton>
        <LinkButton variant="secondary" to="/contact">
          Contact us
        </LinkButton>
      </div>
    </div>
  )
}
