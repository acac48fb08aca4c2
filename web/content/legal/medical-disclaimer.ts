import type { PolicyText } from '#web/content/legal/policy-text.ts'

// Draft for legal review.

export const MEDICAL_DISCLAIMER: PolicyText = {
  title: 'Medical disclaimer',
  lead: 'What AI triage can and cannot do for your pet.',
  updated: 'November 25, 2026',
  sections: [
    {
      id: 'triage-only',
      title: 'AI triage only',
      text: [
        'Pawlight helps you decide how soon a dog or cat needs care: an emergency, a vet visit, or watching at home. It is no substitute for an examination.',
      ],
    },
    {
      id: 'no-diagnosis',
      title: 'No diagnosis',
      text: [
        'Pawlight does not diagnose. Possible conditions in a result are possibilities only. Nobody has seen, heard or touched your pet. Only a vet who examines your pet can tell what is wrong.',
      ],
    },
    {
      id: 'no-relationship',
      title: 'Not your vet',
      text: [
        'Using Pawlight creates no veterinarian-client-patient relationship. It does not replace professional veterinary care.',
      ],
    },
    {
      id: 'emergencies',
      title: 'Emergencies',
      text: [
        'If you think this is an emergency, do not wait for an assessment. Call the nearest emergency vet now. “Emergency help” is on every page and needs no account.',
        'If your pet gets worse after a result, the result no longer counts. Call a vet.',
      ],
    },
    {
      id: 'medication',
      title: 'Medicines',
      text: [
        'Give no medicine unless a vet tells you to. Many medicines made for people harm dogs and cats. A result may name products that you can buy without a prescription. Ask your vet before you give an over-the-counter product, above all if your pet takes other medicine, is pregnant or has an illness.',
      ],
    },
  ],
  mailbox: 'legal',
}
