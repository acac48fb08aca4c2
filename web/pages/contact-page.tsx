import { Mailboxes } from '#web/features/contact/mailboxes.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Callout } from '#web/ui/callout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from '#web/pages/form-page.module.css'

export default function ContactPage() {
  return (
    <div className={cx('wrap', styles.page, styles.wide)}>
      <PageTitle lead="We read every message.">Contact us</PageTitle>
      <div className="stack-lg">
        <Callout tone="emergency" title="This is not for emergencies">
          <p>If your pet may be in danger, press “Emergency help” or call the nearest emergency vet now.</p>
        </Callout>
        <Mailboxes className={styles.cards} />
      </div>
    </div>
  )
}
