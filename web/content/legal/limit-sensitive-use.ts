import { POLICY_FACTS } from '#contract/policy-facts.ts'
import { ROUGH_POINT_YARDS } from '#domain/vets/rough-point.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

const { optOutDays, privacyAnswerDays } = POLICY_FACTS

export const LIMIT_SENSITIVE_USE: PolicyText = {
  title: 'Limit the use of sensitive information',
  lead: 'What counts as sensitive, what we use it for, and how to limit that.',
  updated: 'November 23, 2026',
  sections: [
    {
      id: 'what-is-sensitive',
      title: 'What counts as sensitive',
      text: ['Of what we collect, this is sensitive under California law:'],
      points: [
        'your email together with the password of your account',
        `where your phone or computer says you are, even when rounded to about ${ROUGH_POINT_YARDS} yards`,
        'what you may tell about your own health, faith or family in a note, though we never ask for it',
      ],
    },
    {
      id: 'what-we-use-it-for',
      title: 'What we use it for',
      text: [
        'We use the password only to sign you in, the location only to find vets near you, and notes only for the assessment and your history. We do not use any of it to learn about you as a person, and not for advertising.',
      ],
    },
    {
      id: 'how-to-limit',
      title: 'How to limit it yourself',
      text: [],
      points: [
        'When your browser asks for your location, say no. Type a ZIP code or a town instead.',
        'You can take back a yes to your location in the settings of your browser.',
        'Leave yourself and other people out of your notes and photos.',
        'You can ask us to delete your data.',
      ],
      links: [{ label: 'Delete my data', to: '/privacy/delete' }],
    },
    {
      id: 'ask-us',
      title: 'Ask us to limit it',
      text: [
        'Write to us at the address below and say what we should limit. We will then use your sensitive information only for what the service cannot do without.',
      ],
    },
    {
      id: 'how-soon',
      title: 'How soon it counts',
      text: [
        `We honor opt-outs within ${optOutDays} days. We answer other privacy requests within ${privacyAnswerDays} days. Asking has no bad effect on how we treat you.`,
      ],
    },
  ],
  mailbox: 'privacy',
}
