import { useLocation } from 'react-router'
import { announcementAt } from '#web/content/coming-soon.ts'
import { MessagePage } from '#web/pages/message-page.tsx'
import { DogHead } from '#web/ui/drawings/dog-head.tsx'

export default function ComingSoonPage() {
  const { title, text } = announcementAt(useLocation().pathname)
  return <MessagePage drawing={<DogHead />} title={title} lead={text} />
}
