export type Announcement = { readonly title: string; readonly text: string }

const ANNOUNCEMENTS: Readonly<Record<string, Announcement>> = {
  '/resources/guides': {
    title: 'Pet Care Guides',
    text: 'Plain guides to everyday care for dogs and cats are coming soon.',
  },
  '/resources/articles': {
    title: 'Health Articles',
    text: 'Short articles on the health of dogs and cats are coming soon.',
  },
  '/resources/community': {
    title: 'Community',
    text: 'A place for owners to help each other is coming soon.',
  },
}

export function announcementAt(pathname: string): Announcement {
  const announcement = ANNOUNCEMENTS[pathname.replace(/\/+$/, '')]
  if (announcement === undefined) throw new Error(`Nothing is announced at ${pathname}.`)
  return announcement
}
