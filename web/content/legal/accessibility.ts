import { POLICY_FACTS } from '#contract/policy-facts.ts'
import { numberWord } from '#web/content/legal/number-word.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

const STANDARD = 'WCAG 2.2 AA'

export const ACCESSIBILITY: PolicyText = {
  title: 'Accessibility',
  lead: 'Everyone with a sick pet should be able to use Pawlight. If something stops you, tell us.',
  updated: 'November 23, 2026',
  sections: [
    {
      id: 'our-target',
      title: 'Our target',
      text: [
        `Our target is ${STANDARD}, the standard for websites that everybody can use. We check for it each time we change the site, on small and large screens, in light and dark.`,
      ],
    },
    {
      id: 'what-helps',
      title: 'What is there for you',
      text: [],
      points: [
        'Everything works with a keyboard alone.',
        'Screen readers get headings, labels and news of what changes.',
        'Text can be made larger, and pages fit a narrow screen.',
        'No meaning is told by color alone. The level of a result is always also a word and a sign.',
        'Dark mode, high-contrast mode and less motion follow the settings of your device.',
        'The questions have no time limit.',
        'Pages like this one, and “Emergency help”, work without JavaScript.',
      ],
    },
    {
      id: 'known-limits',
      title: 'Known limits',
      text: ['We know of these limits:'],
      points: [
        'The map of vets is hard to use without sight or a mouse. The list beside it says the same and more.',
        'The questions and the results need JavaScript.',
        'Pawlight speaks English only.',
        'No outside expert has checked the site yet.',
        'The shops, maps and clinic websites that we link to are not ours. We cannot promise how they work.',
      ],
    },
    {
      id: 'feedback',
      title: 'Tell us what stops you',
      text: [
        `Write to us and say on which page you were and what happened. We reply within ${numberWord(POLICY_FACTS.accessibilityReplyBusinessDays)} business days.`,
        'If your pet may be in danger, do not wait for our answer. Call a vet now.',
      ],
    },
  ],
  mailbox: 'support',
}
