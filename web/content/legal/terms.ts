import { POLICY_FACTS } from '#domain/constants.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

const { ageMin, liability } = POLICY_FACTS

/** The terms for using the service. */
export const TERMS: PolicyText = {
  title: 'Terms of service',
  lead: 'The terms for using Pawlight, in plain words.',
  updated: 'November 22, 2026',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      text: ['Pawlight is operated by a Delaware company. “We” means that company.'],
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
      text: ['Pawlight is in a closed beta. You need an invite code to create an account.'],
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
        'Tell us the truth when you create your account, and keep your password to yourself. Write to us if you think that someone else uses your account.',
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
        `Our liability is limited to the greater of ${liability.monthsOfFees} months of fees or $${liability.dollars}.`,
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
      text: ['We may change these terms. The date at the top says when they last changed.'],
    },
  ],
  mailbox: 'legal',
}
