import { SCREEN_MESSAGES } from '#contract/messages/screens.ts'
import { MessagePage } from '#web/pages/message-page.tsx'
import { CatHead } from '#web/ui/drawings/cat-head.tsx'

export default function NotFoundPage() {
  return (
    <MessagePage
      drawing={<CatHead />}
      title={SCREEN_MESSAGES.notFoundTitle}
      lead="The page may have moved, or the address has a typo."
    />
  )
}
