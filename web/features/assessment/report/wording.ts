import { LOW_CONFIDENCE_BELOW } from '#domain/engine/answer/low-confidence.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { MONTHS_TOLD } from '#domain/pets/age.ts'
import type { Priority } from '#web/ui/signs/badge.tsx'
import { WHAT_TO_DO } from '#web/content/emergency.ts'
import type { Report } from './report.ts'

type Class = {
  readonly recordTitle: string
  readonly recordSubtitle: string
  readonly badge: string
  readonly title: string
}

const VET_VISIT_HOURS = '24-48'
const PERSIST_HOURS = 48

export const CLASSES: Record<Urgency, Class> = {
  er_urgent: {
    recordTitle: 'Emergency — Seek Veterinary Care Immediately',
    recordSubtitle: 'Go to the nearest emergency hospital now and call ahead.',
    badge: 'Emergency',
    title: 'Go to an emergency vet now',
  },
  normal_vet: {
    recordTitle: 'Vet Visit Recommended — Schedule an Appointment',
    recordSubtitle: `Have a veterinarian examine your pet within ${VET_VISIT_HOURS} hours.`,
    badge: 'Vet Visit',
    title: `Book a vet visit within ${VET_VISIT_HOURS} hours`,
  },
  monitor_at_home: {
    recordTitle: 'Monitor at Home — Provide Supportive Care',
    recordSubtitle: `Follow the home-care steps and see a vet if symptoms persist beyond ${PERSIST_HOURS} hours.`,
    badge: 'Monitor at Home',
    title: 'Monitor at Home — Provide Supportive Care',
  },
}

export const PRIORITY_WORDS: Record<Report['recommendations'][number]['priority'], Priority> = {
  immediate: 'Immediate',
  within_24h: 'Within 24 hours',
  within_week: 'Within a week',
  as_needed: 'As needed',
}

const STEPS_SHOWN = 3

function soonerVisit({ level, recommendations: [first] }: Report): string | null {
  const isSooner = level === 'normal_vet' && first?.type === 'vet_visit' && first.priority === 'immediate'
  return isSooner ? first.description : null
}

/** How many hours a pet may be watched at home: the answer's own number, and never more than the usual one. */
function hoursAtHome({ treatment }: Report): number {
  const stated = /(\d+) hours/.exec(treatment?.followUpSchedule.veterinaryVisit.timeframe ?? '')?.[1]
  return Math.min(Number(stated ?? PERSIST_HOURS), PERSIST_HOURS)
}

export const titleOf = (report: Report, level: Urgency): string => soonerVisit(report) ?? CLASSES[level].title

export function subtitleOf(report: Report): string {
  const { level, pet } = report
  const name = pet.name.trim() || 'Your pet'
  const notYetEmergency = `${name} needs to be seen soon, but this does not look like an emergency right now.`
  switch (level) {
    case 'er_urgent':
      return reasonsOf(report) || CLASSES.er_urgent.recordSubtitle
    case 'normal_vet':
      return (soonerVisit(report) !== null && reasonsOf(report)) || notYetEmergency
    case 'monitor_at_home':
      return `${name} can stay at home for now. See a vet if this lasts more than ${hoursAtHome(report)} hours.`
    case null:
      return ''
  }
}

export function recordSubtitleOf(report: Report): string {
  const { level } = report
  if (level === null) return ''
  const sooner = soonerVisit(report)
  if (sooner !== null) return `${sooner}.`
  const { recordSubtitle } = CLASSES[level]
  return level === 'monitor_at_home'
    ? recordSubtitle.replace(`${PERSIST_HOURS} hours`, `${hoursAtHome(report)} hours`)
    : recordSubtitle
}

export function bannerLineOf(report: Report): string | undefined {
  const isReason = report.level === 'er_urgent' || soonerVisit(report) !== null
  return isReason ? undefined : subtitleOf(report)
}

function reasonsOf({ level, trace }: Report): string {
  const standing = trace?.rules.filter((rule) => rule.level === level && rule.setAsideBy === null) ?? []
  return standing
    .slice(0, 2)
    .map(({ because }) => because)
    .join(' ')
}

export function stepsOf(report: Report): readonly string[] {
  const { level, plan, recommendations } = report
  switch (level) {
    case 'er_urgent':
      return firstOf(plan.preArrivalTips, WHAT_TO_DO)
    case 'normal_vet':
      return firstOf(
        soonerVisit(report) === null ? plan.preArrivalTips : [],
        recommendations.flatMap(({ actions }) => actions),
      )
    case 'monitor_at_home':
      return firstOf(
        plan.homeCareMeasures,
        recommendations.flatMap(({ actions }) => actions),
      )
    case null:
      return []
  }
}

const firstOf = (own: readonly string[], others: readonly string[]): readonly string[] =>
  (own.length > 0 ? own : others).slice(0, STEPS_SHOWN)

export function confidenceMeaning(confidence: number): string {
  if (confidence >= 0.9) return 'We are quite sure.'
  if (confidence >= LOW_CONFIDENCE_BELOW) return 'We are fairly sure.'
  return 'We are less sure.'
}

export const percentOf = (confidence: number): string => `${Math.round(confidence * 100)}%`

export function sexLabel({ gender, isNeutered }: Report['pet']): string | null {
  if (gender === null) return null
  const sex = gender === 'female' ? 'Female' : 'Male'
  const fixed = gender === 'female' ? 'spayed' : 'neutered'
  return isNeutered === null ? sex : `${sex}, ${isNeutered ? fixed : `not ${fixed}`}`
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** "5 years", for a young pet "2 years 3 months" or "7 months": years are told when they are over. */
export function ageText({ age, ageUnit }: Report['pet']): string | null {
  if (age === null) return null
  if (ageUnit === 'months') return counted(age, 'month')
  const years = Math.floor(age)
  const months = Math.floor((age - years) * 12)
  const isYoung = years < MONTHS_TOLD.besideUnderYears
  return isYoung && months > 0
    ? `${counted(years, 'year')} ${counted(months, 'month')}`
    : counted(years, 'year')
}

export function weightText({ weight }: Report['pet']): string | null {
  if (weight === null || weight.value === null) return null
  return weight.unit === 'kg' ? `${Math.round(weight.value * 10) / 10} kg` : `${Math.round(weight.value)} lb`
}
