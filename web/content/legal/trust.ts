import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

export const TRUST: PolicyText = {
  title: 'Trust and safety',
  lead: 'How we keep results safe and protect your data.',
  updated: 'November 25, 2026',
  sections: [
    {
      id: 'rules-first',
      title: 'Rules decide, not a language model',
      text: [
        'The level of a result comes from written rules. Each rule names the veterinary source it rests on. Every result shows which rules counted.',
        'Danger signs are a hard floor: once one is there, nothing can lower the result below an emergency. What you do not know is never taken as safe.',
        'A language model may read along. It can raise a level. It can never lower one, and it writes no advice. You are told before anything is sent to it.',
      ],
    },
    {
      id: 'how-well',
      title: 'How well it works',
      text: [
        'We measure how often our results agree with published veterinary guidance on written cases. We show every miss. It is not a study with real patients.',
      ],
      links: [{ label: 'How well it works', to: '/evidence' }],
    },
    {
      id: 'people',
      title: 'Who checks it',
      text: [
        'The rules were written from public veterinary sources. A veterinarian has not yet reviewed them. That review is a condition of our release.',
        'No person looks at your case while you wait. If you are unsure, call a vet.',
      ],
      links: [{ label: 'Medical disclaimer', to: '/medical-disclaimer' }],
    },
    {
      id: 'security',
      title: 'How your data is protected',
      text: [],
      points: [
        'The database itself lets each owner reach nothing but their own pets, results and files.',
        'Passwords are kept only in scrambled form. Nobody can read yours.',
        'Browsers are told to use an encrypted connection only.',
        'Where a photo or video was taken is removed before it is sent.',
        'For finding vets, where you are is rounded before it leaves your device.',
        'Our own records of requests hold no answers, no notes and no internet addresses.',
        'Limits hold off people who guess codes or passwords.',
        'No scripts of other companies run on our pages unless you say yes to them.',
      ],
      links: [{ label: 'Privacy policy', to: '/privacy' }],
    },
    {
      id: 'report',
      title: 'Report a weakness',
      text: [
        'If you find a weakness, write to the address below. Say what you did and what happened. Please give us time to mend it before you tell others, and do not read, change or keep other people’s data.',
      ],
    },
  ],
  mailbox: 'security',
}
