import { Mailbox } from '#web/features/contact/mailbox/mailbox.tsx'
import { DeletionForm } from '#web/features/deletion/form/deletion-form.tsx'
import { WhatHappens } from '#web/features/deletion/form/what-happens.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { cx } from '#web/ui/class-names.ts'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import styles from '#web/pages/form-page.module.css'

export default function DeletionPage() {
  return (
    <div className={cx('wrap', styles.page, styles.wide)}>
      <PageTitle lead="Ask us to delete your Pawlight account and its data. You do not need to sign in.">
        Delete my data
      </PageTitle>
      <Callout tone="note" title="Deletion cannot be reversed" className={styles.callout}>
        <p>Once your pets, your history and your account are deleted, we cannot bring them back.</p>
      </Callout>
      <div className={styles.beside}>
        <div className={styles.main}>
          <DeletionForm mailbox={<Mailbox box="privacy" />} />
        </div>
        <WhatHappens />
      </div>
    </div>
  )
}
