import { POLICY_FACTS } from '#contract/policy-facts.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

export const ACCEPTABLE_USE: PolicyText = {
  title: 'Acceptable use',
  lead: 'Rules for using Pawlight, and how to appeal.',
  updated: 'November 23, 2026',
  sections: [
    {
      id: 'what-you-may-do',
      title: 'What you may do',
      text: ['You may use Pawlight:'],
      points: [
        'for your own dogs and cats, and for those in your care',
        'to decide how soon a pet needs care, and to get ready for a visit to the vet',
        'to print or save your results and to show them to your vet',
      ],
    },
    {
      id: 'what-you-may-not-do',
      title: 'What you may not do',
      text: ['You may not:'],
      points: [
        'use Pawlight for people, or instead of a vet in an emergency',
        'pass off a result as the word of a vet, or sell it',
        'use it to harm an animal or a person',
        'use someone else’s account, or sell invite codes',
        'guess codes or passwords, look for other people’s data, or get around our limits',
        'overload the service, or copy it by a program, without our written yes',
        'send viruses, pictures that are not of the pet, or anything that breaks the law or the rights of others',
      ],
    },
    {
      id: 'security-research',
      title: 'If you find a weakness',
      text: [
        'Tell us first, and do not read or change other people’s data. How to report it is on the trust page.',
      ],
      links: [{ label: 'Trust and safety', to: '/trust' }],
    },
    {
      id: 'enforcement',
      title: 'What happens when a rule is broken',
      text: [
        'We look at what happened and how bad it was. We may warn you, limit what your account can do, or close it. If people, pets or the service are in danger, we may act at once.',
      ],
    },
    {
      id: 'appeals',
      title: 'How to appeal',
      text: [
        `If you think that we are wrong, you can appeal within ${POLICY_FACTS.appealDays} days. Write to us, say what we decided and why it is wrong. We look at it again.`,
      ],
    },
  ],
  mailbox: 'legal',
}
