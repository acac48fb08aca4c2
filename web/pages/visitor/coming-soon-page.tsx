import { useLocation } from 'react-router'
import { announcementAt } from '#web/content/coming-soon.ts'
import { DogHead } from '#web/ui/drawings/dog-head.tsx'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import styles from '#web/ui/page/message-page.module.css'

export default function ComingSoonPage() {
  const { title, text } = announcementAt(useLocation().pathname)
  return (
    <div className={styles.message}>
      <DogHead />
      <PageTitle lead={text}>{title}</PageTitle>
      <div className={styles.actions}>
        <LinkButton to="/">Go to the home page</LinkButton>
        <LinkButton variant="secondary" to="/contact">
          Contact us
        </LinkButton>
      </div>
    </div>
  )
}
