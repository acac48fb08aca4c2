import { POLICY_FACTS } from '#contract/policy-facts.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

const { ageMin, liability } = POLICY_FACTS

export const TERMS: PolicyText = {
  title: 'Terms of service',
  lead: 'The terms for using Pawlight, in plain words.',
  updated: 'November 23, 2026',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      text: [
        'Pawlight is operated by a Delaware company. “We” means that company. By using Pawlight you agree to these terms. If you do not agree, please do not use it.',
      ],
    },
    {
      id: 'who-may-use-it',
      title: 'Who may use it',
      text: [
        `You must be at least ${ageMin} years old. The service is for residents of the United States only.`,
      ],
    },
    {
      id: 'beta',
      title: 'Invite-only closed beta',
      text: [
        'Pawlight is in a closed beta. You need an invite code to create an account. In a beta, parts of the service may change, stop or fail.',
      ],
    },
    {
      id: 'what-it-is',
      title: 'What the service is, and what it is not',
      text: [
        'Pawlight is an AI triage for dogs and cats. From what you tell us it says how soon your pet needs care.',
        'It does not diagnose, it does not replace professional veterinary care, and it is not for emergencies. In an emergency, call a vet now.',
      ],
      links: [{ label: 'Medical disclaimer', to: '/medical-disclaimer' }],
    },
    {
      id: 'accounts',
      title: 'Your account',
      text: [
        'Tell us the truth when you create your account, and keep your password to yourself. One invite code makes one account. Write to us if you think that someone else uses your account.',
        'What you write and upload stays yours. You let us use it to run the service for you, as the privacy policy says.',
      ],
      links: [{ label: 'Privacy policy', to: '/privacy' }],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      text: [
        'Use Pawlight for pets, honestly, and without harm to others. What that means in detail, and how to appeal, is in the rules for acceptable use. They are part of these terms.',
      ],
      links: [{ label: 'Acceptable use', to: '/acceptable-use' }],
    },
    {
      id: 'subscriptions',
      title: 'Plans and refunds',
      text: [
        'Prices, the free trial, renewal and the way to cancel are in the subscription terms. When money comes back is in the refund policy. Both are part of these terms.',
      ],
      links: [
        { label: 'Subscription terms', to: '/subscription-terms' },
        { label: 'Refund policy', to: '/refunds' },
      ],
    },
    {
      id: 'affiliate-links',
      title: 'Affiliate links',
      text: ['Some product links may earn us a commission.'],
      links: [{ label: 'Affiliate disclosure', to: '/affiliate-disclosure' }],
    },
    {
      id: 'liability',
      title: 'Liability',
      text: [
        'We offer Pawlight as it is. We cannot promise that it is always there, or that every result is right.',
        `Our liability is limited to the greater of ${liability.monthsOfFees} months of fees or $${liability.dollars}. Where the law does not allow such a limit, it does not count.`,
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      text: ['Delaware law applies. Disputes are settled by arbitration in San Francisco County.'],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'We may change these terms. The date at the top says when they last changed. If you go on using Pawlight after a change, the new terms count.',
      ],
    },
  ],
  mailbox: 'legal',
}
