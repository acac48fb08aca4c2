export type NavLink = { readonly label: string; readonly to: string }

export const PET_OWNER_LINKS: readonly NavLink[] = [{ label: 'Health Assessment', to: '/pet-profile' }]

export const PET_OWNER_SOON: readonly string[] = [
  'Flea & Tick Defense',
  'Pet Dental Care',
  'Skin & Coat Care',
  'Joint Health Support',
  'Calming Behavior Aid',
]

export const VET_CLINICS_LINK: NavLink = { label: 'Vet Clinics', to: '/vet_clinics' }

export const ABOUT_LINKS: readonly NavLink[] = [
  { label: 'About Us', to: '/about' },
  { label: 'Contact Us', to: '/contact' },
]

export type FooterGroup = { readonly title: string; readonly links: readonly NavLink[] }

export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    title: 'Legal',
    links: [
      { label: 'Terms', to: '/terms' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Cookies', to: '/cookies' },
      { label: 'Medical disclaimer', to: '/medical-disclaimer' },
      { label: 'Affiliate disclosure', to: '/affiliate-disclosure' },
      { label: 'Acceptable use', to: '/acceptable-use' },
      { label: 'Subscription terms', to: '/subscription-terms' },
      { label: 'Refunds', to: '/refunds' },
      { label: 'Accessibility', to: '/accessibility' },
      { label: 'Legal center', to: '/legal' },
    ],
  },
  {
    title: 'Privacy Controls',
    links: [
      { label: 'Notice at collection', to: '/privacy/notice-at-collection' },
      { label: 'Do not sell or share', to: '/privacy/do-not-sell' },
      { label: 'Limit sensitive use', to: '/privacy/limit-sensitive-use' },
      { label: 'Delete my data', to: '/privacy/delete' },
      { label: 'Cookie preferences', to: '/cookies#cookie-preferences' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About us', to: '/about' },
      { label: 'For vet clinics', to: '/vet_clinics' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Trust and safety', to: '/trust' },
      { label: 'How well it works', to: '/evidence' },
      { label: 'Contact us', to: '/contact' },
      { label: 'Pet care guides', to: '/resources/guides' },
      { label: 'Health articles', to: '/resources/articles' },
      { label: 'Community', to: '/resources/community' },
    ],
  },
]

export const DISCLAIMER =
  'Pawlight provides an AI triage assessment. It does not diagnose and does not replace professional veterinary care. If you think this is an emergency, contact a veterinarian now.'
