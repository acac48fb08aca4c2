import { REPLY_WITHIN } from '#contract/contact/reply-within.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

export const LEGAL_CENTER: PolicyText = {
  title: 'Legal center',
  lead: 'All legal documents in one place, and whom to write to.',
  updated: 'November 23, 2026',
  sections: [
    {
      id: 'using-pawlight',
      title: 'Using Pawlight',
      text: ['Pawlight is operated by a Delaware company.'],
      entries: [
        { label: 'Terms of service', to: '/terms', text: 'The terms for using Pawlight.' },
        { label: 'Medical disclaimer', to: '/medical-disclaimer', text: 'What AI triage can and cannot do.' },
        {
          label: 'Acceptable use',
          to: '/acceptable-use',
          text: 'What is allowed, what is not, and how to appeal.',
        },
        {
          label: 'Affiliate disclosure',
          to: '/affiliate-disclosure',
          text: 'What product links may earn us.',
        },
      ],
    },
    {
      id: 'paying',
      title: 'Plans and money',
      text: [],
      entries: [
        {
          label: 'Subscription terms',
          to: '/subscription-terms',
          text: 'Prices, the free trial, renewal, and how to cancel.',
        },
        { label: 'Refund policy', to: '/refunds', text: 'When you get money back, and how long it takes.' },
      ],
    },
    {
      id: 'your-privacy',
      title: 'Your privacy',
      text: [],
      entries: [
        { label: 'Privacy policy', to: '/privacy', text: 'What we collect, why, and how long we keep it.' },
        {
          label: 'Notice at collection',
          to: '/privacy/notice-at-collection',
          text: 'The same in one table: what, why, how long, sold or not.',
        },
        {
          label: 'Do not sell or share',
          to: '/privacy/do-not-sell',
          text: 'How to say no to sale and sharing.',
        },
        {
          label: 'Limit sensitive use',
          to: '/privacy/limit-sensitive-use',
          text: 'How to limit the use of sensitive information.',
        },
        { label: 'Delete my data', to: '/privacy/delete', text: 'Ask us to delete what we know about you.' },
        {
          label: 'Cookie preferences and policy',
          to: '/cookies',
          text: 'Choose what may be kept in your browser.',
        },
      ],
    },
    {
      id: 'safety',
      title: 'Safety and access',
      text: [],
      entries: [
        { label: 'Trust and safety', to: '/trust', text: 'How results are kept safe and data is protected.' },
        {
          label: 'Accessibility',
          to: '/accessibility',
          text: 'What we do so that everybody can use Pawlight.',
        },
      ],
    },
    {
      id: 'mailboxes',
      title: 'Whom to write to',
      text: [],
      entries: [
        {
          mailbox: 'support',
          text: `Help with your account, your pets, plans and refunds. We reply to the contact form within ${REPLY_WITHIN}.`,
        },
        { mailbox: 'legal', text: 'Legal notices, questions about the terms, and appeals.' },
        { mailbox: 'privacy', text: 'What we know about you, opt-outs and deletion.' },
        { mailbox: 'security', text: 'Weaknesses you have found.' },
      ],
      links: [{ label: 'Contact form', to: '/contact' }],
    },
  ],
  mailbox: 'legal',
}
