import { POLICY_FACTS } from '#contract/policy-facts.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

const { optOutDays, privacyAnswerDays } = POLICY_FACTS

export const DO_NOT_SELL: PolicyText = {
  title: 'Do not sell or share',
  lead: 'How to say no to the sale or sharing of your information.',
  updated: 'November 23, 2026',
  sections: [
    {
      id: 'what-we-do',
      title: 'What we do today',
      text: [
        'We do not sell your information. We do not share it for advertising that follows you across websites. You can still say no, so that it stays this way for you.',
      ],
    },
    {
      id: 'how',
      title: 'How to say no',
      text: ['You need no account for any of these ways. Choose the one you like:'],
      points: [
        'On the cookie page, leave “Ads & Retargeting” off or press “Reject non-essential”. This counts at once, in this browser.',
        'Turn on Global Privacy Control in your browser. We take it as a no, without any further step.',
        'Write to us at the address below. Say that we should not sell or share your information, and which email your account has.',
      ],
      links: [{ label: 'Cookie preferences', to: '/cookies#cookie-preferences' }],
    },
    {
      id: 'global-privacy-control',
      title: 'Global Privacy Control',
      text: [
        'Global Privacy Control is a signal that some browsers send for you. When we see it, advertising stays off in that browser, even if you pressed “Accept all”. The cookie page says so.',
      ],
    },
    {
      id: 'how-soon',
      title: 'How soon it counts',
      text: [
        `We honor opt-outs within ${optOutDays} days. We answer other privacy requests within ${privacyAnswerDays} days.`,
        'Someone else may ask for you if you allow it in writing.',
      ],
    },
    {
      id: 'no-bad-effect',
      title: 'Saying no has no bad effect',
      text: ['Prices, results and answers stay the same for you.'],
    },
  ],
  mailbox: 'privacy',
}
