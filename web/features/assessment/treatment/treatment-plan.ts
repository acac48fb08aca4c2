import type { z } from 'zod/mini'
import type { TreatmentPlan } from '#contract/assess/assess.ts'
import type { Report } from '../report/report.ts'

export type Treatment = z.infer<typeof TreatmentPlan>

const asCare = (
  instructions: readonly string[],
  importance: Treatment['homeCare'][number]['importance'],
  category: string,
): Treatment['homeCare'] =>
  instructions.map((instruction) => ({ category, importance, instruction, duration: null, frequency: null }))

/** Older results have their plan in lists only. */
export function treatmentOf(report: Report): Treatment | null {
  if (report.treatment !== null) return report.treatment
  const { plan } = report
  if (Object.values(plan).every((list) => list.length === 0)) return null
  return {
    medications: plan.otcMedications.map(
      ({ name, genericName, dosage, frequency, duration, notes, warnings }) => ({
        name,
        genericName,
        category: 'otc',
        dosage,
        frequency,
        duration,
        administrationMethod: '',
        notes,
        warnings,
      }),
    ),
    homeCare: [
      ...asCare(plan.preArrivalTips, 'critical', 'Before you arrive'),
      ...asCare(plan.homeCareMeasures, 'important', 'General'),
    ],
    dietaryRecommendations: plan.dietaryRecommendations.map((description) => ({
      type: 'Diet',
      duration: null,
      description,
      specificFoods: [],
    })),
    followUpSchedule: {
      nextCheckIn: '',
      monitoringFrequency: plan.monitoringInstructions.join(' '),
      veterinaryVisit: { recommended: report.level !== 'monitor_at_home', timeframe: '', reason: '' },
    },
    warningSignsToWatch: [...plan.worseningProtocol],
    generalNotes: '',
  }
}
