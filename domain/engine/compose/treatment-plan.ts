import {
  adviceLasts,
  answerWords,
  followUpWords,
  lastingWords,
  lastsTemplate,
  soonerWords,
} from '#domain/knowledge/compiled/care/answer-words.ts'
import type { CareProduct } from '#domain/knowledge/care/care-product.ts'
import type { TreatmentPlan } from '#domain/engine/answer/assessment.ts'
import type { Decision } from '#domain/engine/decide/decision.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import type { CareLines } from './care-lines.ts'
import { otcMedication } from './choose-products.ts'
import { hasLasted } from './food.ts'
import { petName, spoken, spokenLines } from './wording.ts'

export function treatmentPlan(
  facts: Facts,
  { level, callWithin }: Decision,
  care: CareLines,
  products: readonly CareProduct[],
): TreatmentPlan {
  const name = petName(facts)
  const isLasting = level === 'monitor_at_home' && hasLasted(facts)
  const duration = isLasting ? null : adviceLasts[level]
  const { nextCheckIn, veterinaryVisit, ...usually } = followUpWords[level]
  const { monitoringFrequency } = isLasting ? lastingWords : usually
  const sooner = level === 'normal_vet' && callWithin !== undefined ? soonerWords[callWithin] : undefined
  const timeframe =
    sooner !== undefined
      ? sooner.timeframe
      : level === 'monitor_at_home' && care.waitsHours !== null
        ? lastsTemplate.replace('{hours}', String(care.waitsHours))
        : isLasting
          ? lastingWords.timeframe
          : undefined
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
        administrationMethod: product.swallowed ? answerWords.product.withFood : answerWords.product.dosage,
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
      nextCheckIn: spoken(sooner?.nextCheckIn ?? nextCheckIn, name),
      monitoringFrequency,
      veterinaryVisit: {
        ...veterinaryVisit,
        timeframe: timeframe ?? veterinaryVisit.timeframe,
        reason: spoken(veterinaryVisit.reason, name),
      },
    },
    warningSignsToWatch: spokenLines(care.worse, name, care.worse.length),
    generalNotes: answerWords.notInPlaceOfVet,
  }
}
