import { POLICY_FACTS } from '#contract/policy-facts.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

const { cookies } = POLICY_FACTS

export const COOKIE_POLICY: PolicyText = {
  title: 'Cookie policy',
  lead: 'What Pawlight keeps in your browser, and for how long.',
  updated: 'November 25, 2026',
  sections: [
    {
      id: 'what-we-keep',
      title: 'What we keep in your browser',
      text: [
        'Today Pawlight sets no cookies at all. It uses your browser’s own storage instead, which does the same job. There are three groups. You choose about two of them.',
      ],
    },
    {
      id: 'necessary',
      title: 'Strictly necessary',
      text: [
        'They keep you signed in, keep your answers while you go on, keep the draft of a form, keep a vet’s number at hand and remember your cookie choice. The site cannot work without them.',
        `Strictly necessary cookies last up to ${cookies.necessaryMonths} months, should we ever set any. Your browser’s storage has no end date of its own. This is when it is emptied:`,
      ],
      table: {
        columns: ['What', 'How long'],
        rows: [
          ['That you are signed in', 'until you sign out'],
          ['Your answers about a sick pet', 'until you close the tab, leave the questions or sign out'],
          ['Assessments made in this browser', 'until you sign out'],
          [
            'The last place you typed to find a vet, and the clinics found last',
            'until you sign out or clear your browser’s data',
          ],
          ['The draft of a form', 'until it is sent, or you close the tab'],
          ['The draft of the waitlist form', 'until you have joined'],
          ['The campaign link that led you here', 'until you close the tab'],
          ['Your cookie choice', 'until you press “Clear saved choice”'],
          ['The page you visited last', 'until you clear your browser’s data'],
        ],
      },
    },
    {
      id: 'analytics',
      title: 'Analytics',
      text: [
        'They count which parts of the site are used, and which wording of the waitlist page works better. They never hold your name, your email, your notes or your answers. Without your yes nothing is counted, kept or sent. If you say no later, what was waiting to be sent is deleted at once.',
      ],
    },
    {
      id: 'advertising',
      title: 'Ads & retargeting',
      text: [
        'Pawlight shows no advertising today, so nothing is kept for it. If that changes, it stays off until you say yes.',
        `Advertising cookies last ${cookies.advertisingDays} days or less, should we ever set any. A browser that sends Global Privacy Control counts as a no, whatever you choose here.`,
      ],
      links: [{ label: 'Do not sell or share', to: '/privacy/do-not-sell' }],
    },
    {
      id: 'ask-us',
      title: 'Ask us',
      text: [
        `You can also ask us by email to change your cookie choice. We act on it within ${cookies.preferenceBusinessDays} business days.`,
      ],
    },
  ],
  mailbox: 'privacy',
}
