import { REPLY_WITHIN } from '#contract/contact/reply-within.ts'
import { CLINIC_TERMS } from '#domain/plans/clinic-terms.ts'
import type { Question } from '#web/content/questions.ts'

export const CLINICS = {
  title: 'Clear triage. Clear reports.',
  lead: 'Pawlight asks owners a few short questions about what they see. They learn how soon their pet needs care, and can bring you a report with the reasons.',
  fine: 'For veterinary clinics in the United States. Pawlight does not diagnose. That stays with you.',
  closing: `Tell us about your clinic. We reply within ${REPLY_WITHIN}.`,
  plansLead: 'Pick a size. We show you the rest in a demo.',
} as const

export type ClinicBenefit = {
  readonly icon: 'levels' | 'report' | 'rules'
  readonly title: string
  readonly text: string
}

export const CLINIC_BENEFITS: readonly ClinicBenefit[] = [
  {
    icon: 'levels',
    title: 'Three clear levels',
    text: 'Each assessment ends as an emergency, a vet visit or something to watch at home. Owners know what to do next.',
  },
  {
    icon: 'report',
    title: 'A report to hand over',
    text: 'What the owner saw and answered, the level, and why. It prints, so an owner can bring it along.',
  },
  {
    icon: 'rules',
    title: 'Rules you can check',
    text: 'The level comes from written rules that name their sources. AI may raise it. It can never lower it.',
  },
]

export const CLINICS_FAQ: readonly Question[] = [
  {
    question: 'How do we get started?',
    answer: `Write to us and book a demo. It takes under ${CLINIC_TERMS.demoUnderMinutes} minutes. We reply within ${REPLY_WITHIN}. There is no sign-up for clinics on this site.`,
  },
  {
    question: 'How soon can we be live?',
    answer: `Within ${CLINIC_TERMS.liveWithin}.`,
  },
  {
    question: 'How many of our staff can use it?',
    answer: 'All of them. Staff seats are unlimited. The plans differ in vets and in assessments a month.',
  },
  {
    question: 'Does it work with our practice software?',
    answer:
      'The Professional plan has practice-management integration. Tell us what you use, and we look at it with you.',
  },
  {
    question: 'Have vets reviewed the rules?',
    answer:
      'Not yet. The rules are written from published veterinary guidance, and each one names its source. A review by licensed vets comes before release.',
  },
  {
    question: 'Does Pawlight replace a vet’s judgment?',
    answer:
      'No. It is an AI triage assessment. It does not diagnose, and it does not replace veterinary care. Only a vet can examine and treat a pet.',
  },
]
