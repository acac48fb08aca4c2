import { POLICY_FACTS } from '#contract/policy-facts.ts'
import { KEPT } from '#web/content/legal/kept.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

const NEITHER = 'No'

export const NOTICE_AT_COLLECTION: PolicyText = {
  title: 'Notice at collection',
  lead: 'What we collect, what for, and how long we keep it, in one table.',
  updated: 'November 25, 2026',
  sections: [
    {
      id: 'categories',
      title: 'What we collect, and why',
      text: [
        'We do not sell any of it. We do not share any of it for advertising that follows you across websites.',
      ],
      table: {
        columns: ['What', 'Why', 'How long', 'Sold or shared'],
        rows: [
          [
            'Account: name, email, phone number, password',
            'to let you sign in and to answer you',
            KEPT.account,
            NEITHER,
          ],
          [
            'Assessments: pets, symptoms, answers, notes, results',
            'to make an assessment and to keep your history',
            KEPT.assessments,
            NEITHER,
          ],
          ['Photos and videos of an assessment', 'to make an assessment', KEPT.files, NEITHER],
          ['Approximate location', 'to find vets near you', KEPT.location, NEITHER],
          [
            'Messages and requests you send us',
            'to answer you and to do what you ask',
            KEPT.communications,
            NEITHER,
          ],
          [
            'Waitlist: name, email, kind and name of pet, how you found us',
            'to invite you',
            'until you ask us to delete it',
            NEITHER,
          ],
          ['Plans and payments', 'to give you what you bought', KEPT.payments, NEITHER],
          [
            'How the site is used (only if you say yes), and short lines about requests',
            'to keep the site working and to make it better',
            KEPT.analyticsAndLogs,
            NEITHER,
          ],
          [
            'Security records, such as the internet address of someone who tries invite codes',
            'to keep accounts safe',
            KEPT.securityLogs,
            NEITHER,
          ],
        ],
      },
    },
    {
      id: 'sensitive',
      title: 'Sensitive information',
      text: [
        'California law calls some of this sensitive: your email together with your password, where your phone or computer says you are, and what you may tell about your own health, faith or family in a note. We use them only for what the table says.',
      ],
      links: [{ label: 'Limit the use of sensitive information', to: '/privacy/limit-sensitive-use' }],
    },
    {
      id: 'sources',
      title: 'Where we get it from',
      text: [
        'From you, and from your browser or phone while you use Pawlight. If somebody else sends you a waitlist link, we keep whose link it was.',
      ],
    },
    {
      id: 'your-choices',
      title: 'Your choices',
      text: [
        `You can ask what we know about you, correct it, delete it, or get a copy. We answer privacy requests within ${POLICY_FACTS.privacyAnswerDays} days.`,
      ],
      links: [
        { label: 'Privacy policy', to: '/privacy' },
        { label: 'Do not sell or share', to: '/privacy/do-not-sell' },
        { label: 'Delete my data', to: '/privacy/delete' },
      ],
    },
  ],
  mailbox: 'privacy',
}
