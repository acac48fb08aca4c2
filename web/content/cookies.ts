import { POLICY_FACTS } from '#domain/constants.ts'

/** The cookie policy below the choices. */
export const COOKIES_UPDATED = 'November 21, 2026'

export const COOKIE_POLICY: readonly { readonly title: string; readonly text: readonly string[] }[] = [
  {
    title: 'What we keep in your browser',
    text: [
      'We use your browser’s storage and, where needed, cookies. There are three groups. You choose about two of them.',
    ],
  },
  {
    title: 'Strictly necessary',
    text: [
      'They keep you signed in, keep your answers while you go on, keep the draft of a form and remember your cookie choice. They last up to 12 months.',
    ],
  },
  {
    title: 'Analytics',
    text: [
      'They count which parts of the site are used, and which wording of the waitlist page works better. They never hold your name, your email, your notes or your answers. Without your yes nothing is counted, kept or sent. If you say no later, what was waiting to be sent is deleted at once.',
    ],
  },
  {
    title: 'Ads & retargeting',
    text: [
      `Advertising cookies last ${POLICY_FACTS.cookies.advertisingDays} days or less. A browser that sends Global Privacy Control counts as a no, whatever you choose here.`,
    ],
  },
  {
    title: 'Ask us',
    text: [
      `You can also ask us by email to change your cookie choice. We act on it within ${POLICY_FACTS.cookies.preferenceBusinessDays} business days.`,
    ],
  },
]
