import { POLICY_FACTS } from '#contract/policy-facts.ts'
import { ROUGH_POINT_YARDS } from '#domain/vets/rough-point.ts'
import { KEPT } from '#web/content/legal/kept.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

const { ageMin, deletion, optOutDays, privacyAnswerDays } = POLICY_FACTS

export const PRIVACY: PolicyText = {
  title: 'Privacy policy',
  lead: 'What we collect, why, how long we keep it and your choices.',
  updated: 'November 25, 2026',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      text: [
        'Pawlight is operated by a Delaware company. “We” means that company.',
        `Pawlight is for people who are at least ${ageMin} years old and live in the United States. We do not knowingly collect data of children.`,
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      text: ['We collect what you tell us and what the service needs to work:'],
      points: [
        'your account: your name, your email, your phone number if you give it, and your password, which is kept only in scrambled form',
        'your pets: their profiles, and a picture if you add one',
        'the symptoms you choose, your answers, your photos and videos, your notes, and the results',
        'what you send us: the waitlist form, messages and requests',
        'how the service is used, only if you say yes to analytics; and a short line for each request to our service, without your answers and without your internet address',
        'your internet address while you are connected, to hold off floods of requests and people who guess codes',
        `your approximate location, for the vet finder: where your phone or computer says it is, if you allow it, rounded to about ${ROUGH_POINT_YARDS} yards before it is sent; or roughly where your internet address is used; or the address or ZIP code you type`,
      ],
      links: [{ label: 'Notice at collection', to: '/privacy/notice-at-collection' }],
    },
    {
      id: 'photos',
      title: 'Photos and videos',
      text: [
        'Phones write into a photo where and when it was taken. Before anything is sent, your browser removes where it was taken. It draws photos anew, so the time goes too.',
        'Photos and videos you add to an assessment are kept for about a day. A picture of your pet stays until you change it or your data is deleted.',
      ],
    },
    {
      id: 'why',
      title: 'Why we use it',
      text: [
        'We use it to make assessments, to keep your pets and your history for you, to find vets near you, to answer you, and to keep the service safe and working. We do not sell it, and we do not share it for advertising.',
      ],
      links: [{ label: 'Do not sell or share', to: '/privacy/do-not-sell' }],
    },
    {
      id: 'processors',
      title: 'Who works for us',
      text: [
        'Companies that we need to run the service may process data for us, and only for the purposes above. They run our servers and our database, and they deliver our email.',
        'Pawlight can be set up to ask Google Maps for vets. Then Google gets the rounded place or the address you type. We do not tell it your name, your email or your internet address. If our own search fails, you may be offered to ask Google Maps from your browser. Only after your yes does Google also see your internet address.',
        'A language model run by another company may read along. If so, you are told who runs it on the pages for photos and notes, before anything is sent. It gets what you told us about your pet, but not your name, your email, your phone number, your account or your pet’s name. Names you write into a note yourself are not found, so please leave them out.',
        'If you say yes to analytics, a company may count visits for us.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      text: [],
      table: {
        columns: ['What', 'How long'],
        rows: [
          ['Account data', KEPT.account],
          ['Assessment data', KEPT.assessments],
          ['Analytics and logs', KEPT.analyticsAndLogs],
          ['Communications', KEPT.communications],
          ['Payment records', KEPT.payments],
          ['Security logs', KEPT.securityLogs],
        ],
      },
    },
    {
      id: 'your-requests',
      title: 'What you can ask for',
      text: [
        'You can ask us what we know about you, to correct it, to delete it, or to give you a copy. You can do some of this yourself:',
      ],
      points: [
        'Your profile and your pets’ profiles can be changed at any time.',
        'Your history has a button that saves everything as a file.',
        'You can delete your account yourself in your profile.',
        'Removing a pet hides it. Its data is deleted when you ask us to delete your data.',
      ],
      links: [{ label: 'Delete my data', to: '/privacy/delete' }],
    },
    {
      id: 'how-soon',
      title: 'How soon we act',
      text: [
        `You can ask us to delete your data. Our target is ${deletion.targetDays} days. Backups are purged within ${deletion.backupsPurgedDays} days.`,
        `We answer privacy requests within ${privacyAnswerDays} days. We honor opt-outs within ${optOutDays} days.`,
        'Someone else may ask for you if you allow it. We check who is asking before we delete or hand out anything. Asking has no bad effect on how we treat you.',
      ],
    },
    {
      id: 'your-browser',
      title: 'What stays in your browser',
      text: [
        'Your browser remembers that you are signed in and what you have told us so far. It also remembers the last address or ZIP code you typed to find a vet, and the clinics found last, so that their numbers are there in the next emergency, even without a connection. It does not remember the place your phone or computer told. All of this is forgotten when you sign out. You decide what else it may keep.',
      ],
      links: [{ label: 'Cookie preferences', to: '/cookies' }],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: ['If we change this policy, the date at the top changes too.'],
    },
  ],
  mailbox: 'privacy',
}
