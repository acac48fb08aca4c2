import { POLICY_FACTS } from '#domain/constants.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

const { deletion, optOutDays, privacyAnswerDays, retention } = POLICY_FACTS

/** What is collected, why, how long it is kept, and what people may ask. */
export const PRIVACY: PolicyText = {
  title: 'Privacy policy',
  lead: 'What we collect, why, how long we keep it and your choices.',
  updated: 'November 22, 2026',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      text: ['Pawlight is operated by a Delaware company. “We” means that company.'],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      text: ['We collect what you tell us and what the service needs to work:'],
      points: [
        'your account: your name and email',
        'your pets: their profiles',
        'the symptoms you choose, your answers, your photos and your notes',
        'how the service is used',
        'your approximate location, for the vet finder: where your phone or computer says it is, if you allow it, rounded to about 100 yards before it is sent; or roughly where your internet address is used; or the address or ZIP code you type',
      ],
    },
    {
      id: 'why',
      title: 'Why we use it',
      text: [
        'We use it to make assessments, to keep your pets and your history for you, to find vets near you, to answer you, and to keep the service safe and working.',
      ],
      links: [{ label: 'Cookie preferences', to: '/cookies' }],
    },
    {
      id: 'processors',
      title: 'Who works for us',
      text: [
        'Companies that we need to run the service may process data for us, and only for the purposes above.',
        'To find vets we may ask a map company. It gets the rounded place or the address you type. We do not tell it your name, your email or your internet address.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      text: [],
      table: {
        columns: ['What', 'How long'],
        rows: [
          ['Account data', `up to ${retention.accountYearsAfterClosure} years after closure`],
          [
            'Assessment data',
            `deleted or de-identified within ${retention.assessmentDaysAfterVerifiedDeletion} days of a verified deletion request`,
          ],
          ['Analytics and logs', `${retention.analyticsMonths} months`],
          ['Communications', `about ${retention.communicationsMonths} months`],
          ['Payment records', `${retention.paymentYears} years`],
          ['Security logs', `up to ${retention.securityLogsMonths} months`],
        ],
      },
    },
    {
      id: 'your-requests',
      title: 'What you can ask for',
      text: [
        `You can ask us to delete your data. Our target is ${deletion.targetDays} days. Backups are purged within ${deletion.backupsPurgedDays} days.`,
        `We answer privacy requests within ${privacyAnswerDays} days. We honor opt-outs within ${optOutDays} days.`,
      ],
    },
  ],
  mailbox: 'privacy',
}
