import { NOTICE_AT_COLLECTION } from '#web/content/legal/notice-at-collection.ts'
import { PolicyPage } from '#web/pages/legal/policy-page.tsx'

export default function NoticeAtCollectionPage() {
  return <PolicyPage policy={NOTICE_AT_COLLECTION} />
}
