import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

export const AFFILIATE_DISCLOSURE: PolicyText = {
  title: 'Affiliate disclosure',
  lead: 'How product links work, and how we choose what we show.',
  updated: 'November 22, 2026',
  sections: [
    {
      id: 'commission',
      title: 'Links that may earn a commission',
      text: [
        'Some results show over-the-counter products with a “Buy Online” button. It opens a shop’s website in a new tab.',
        'These product links may earn us a commission. That means a shop may pay us when you buy something after you followed the link.',
      ],
    },
    {
      id: 'choice',
      title: 'How products are chosen',
      text: ['Safety comes first, then how well a product fits. A commission plays no part.'],
      points: [
        'Products are shown only when your pet can stay at home. They are never shown in an emergency or when your pet should see a vet.',
        'Products that may not suit your pet are left out first.',
        'The rest are ordered by how well they fit the plan for your pet.',
      ],
    },
    {
      id: 'shops',
      title: 'The shops we link to',
      text: ['Product links lead to these shops:'],
      points: ['Amazon', 'Chewy'],
    },
    {
      id: 'vet-first',
      title: 'You need not buy anything',
      text: [
        'You can buy products wherever you like, or not at all. Your result stays the same. Ask your vet first if your pet takes other medicine, is pregnant or has an illness.',
      ],
    },
  ],
  mailbox: 'legal',
}
