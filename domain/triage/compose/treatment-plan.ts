import type { CareProduct } from '#domain/knowledge/care/products.ts'
import { standingAdvice } from '#domain/knowledge/care/standing-advice.ts'
import type { TreatmentPlan } from '#domain/triage/assessment.ts'
import type { Facts } from '#domain/triage/facts.ts'
import type { Urgency } from '#domain/triage/urgency.ts'
import type { CareLines } from './care-lines.ts'
import { otcMedication } from './choose-products.ts'
import { petName, spoken, spokenLines } from './wording.ts'

const followUp: Readonly<Record<Urgency, TreatmentPlan['followUpSchedule']>> = {
  er_urgent: {
    nextCheckIn: 'When the emergency vet has seen {petName}',
    monitoringFrequency: 'All the way to the clinic',
    veterinaryVisit: {
      recommended: true,
      timeframe: 'Now',
      reason: 'The signs can be dangerous if you wait.',
    },
  },
  normal_vet: {
    nextCheckIn: 'Tonight, and each day until the visit',
    monitoringFrequency: 'Every few hours while you are awake',
    veterinaryVisit: {
      recommended: true,
      timeframe: 'Within 24 to 48 hours',
      reason: 'The signs need a check by a vet, and may need tests or treatment.',
    },
  },
  monitor_at_home: {
    nextCheckIn: 'In about 12 hours',
    monitoringFrequency: 'A few times a day for two days',
    veterinaryVisit: {
      recommended: false,
      timeframe: 'If it lasts more than 48 hours',
      reason: 'Mild signs often settle. A vet should see {petName} if they do not.',
    },
  },
}

const DURATION: Readonly<Record<Urgency, string | null>> = {
  er_urgent: null,
  normal_vet: 'Until the visit',
  monitor_at_home: 'Two days',
}

/** The plan for the treatment screen, made of the same lines as the answer. */
export function treatmentPlan(
  facts: Facts,
  level: Urgency,
  care: CareLines,
  products: readonly CareProduct[],
): TreatmentPlan {
  const name = petName(facts)
  const duration = DURATION[level]
  const { nextCheckIn, monitoringFrequency, veterinaryVisit } = followUp[level]
  const entries = (category: string, importance: 'critical' | 'important', lines: CareLines['home']) =>
    lines.map(({ text }) => ({
      category,
      importance,
      instruction: spoken(text, name),
      duration,
      frequency: null,
    }))
  return {
    medications: products.map((product) => {
      const otc = otcMedication(product, facts)
      return {
        name: otc.name,
        genericName: otc.genericName,
        category: product.swallowed ? ('supplement' as const) : ('otc' as const),
        dosage: otc.dosage,
        frequency: otc.frequency,
        duration: otc.duration,
        administrationMethod: product.swallowed ? 'With food, as the label says' : 'As the label says',
        notes: otc.notes,
        warnings: otc.warnings,
      }
    }),
    homeCare: [
      ...entries('Before you arrive', 'critical', care.beforeArrival),
      ...entries('General', 'important', care.home),
      ...entries('Protect others', 'important', care.spreads),
    ],
    dietaryRecommendations: care.diet.map(({ text }) => ({
      type: 'Diet',
      duration,
      description: spoken(text, name),
      specificFoods: [],
    })),
    followUpSchedule: {
      nextCheckIn: spoken(nextCheckIn, name),
      monitoringFrequency,
      veterinaryVisit: { ...veterinaryVisit, reason: spoken(veterinaryVisit.reason, name) },
    },
    warningSignsToWatch: spokenLines(care.worse, name, care.worse.length),
    generalNotes: spoken(
      `${standingAdvice.home.noMedicine.text} This plan does not take the place of a vet.`,
      name,
    ),
  }
}
