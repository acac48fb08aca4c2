import { REPLY_WITHIN } from '#contract/contact/reply-within.ts'
import { ContactForm } from '#web/features/contact/form/contact-form.tsx'
import { Mailboxes } from '#web/features/contact/mailbox/mailboxes.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { cx } from '#web/ui/class-names.ts'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import styles from '#web/pages/form-page.module.css'

export default function ContactPage() {
  return (
    <div className={cx('wrap', styles.page, styles.wide)}>
      <PageTitle lead={`Support replies to this form within ${REPLY_WITHIN}.`}>Contact us</PageTitle>
      <Callout tone="emergency" title="Is this an emergency?" className={styles.callout}>
        <p>
          We cannot help with urgent care here. Press “Emergency help” or call the nearest emergency vet now.
        </p>
      </Callout>
      <div className={styles.beside}>
        <div className={styles.main}>
          <ContactForm />
        </div>
        <Mailboxes />
      </div>
    </div>
  )
}
