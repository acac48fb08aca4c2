import type { FollowUpSchedule } from '#domain/knowledge/care/answer-words.ts'
import type { OtcCategory } from '#domain/otc/category-names.ts'
import type { CheckQuestion } from './check-question.ts'
import type { FactSource } from '#domain/logic/fact-source.ts'
import type { Suggestion } from '#domain/logic/suggestion.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

export type Likelihood = 'high' | 'medium' | 'low'
export type Priority = 'immediate' | 'within_24h' | 'within_week' | 'as_needed'
export type RecommendationType = 'home_care' | 'vet_visit' | 'emergency_visit'

export type PossibleCondition = {
  readonly name: string
  readonly likelihood: Likelihood
  readonly description: string
}

export type Recommendation = {
  readonly type: RecommendationType
  readonly description: string
  readonly priority: Priority
  readonly actions: readonly string[]
}

export type KnowledgeSource = { readonly id: string; readonly title: string }

export type OtcMedication = {
  readonly name: string
  readonly genericName: string | null
  readonly dosage: string
  readonly frequency: string
  readonly duration: string
  readonly notes: string
  readonly warnings: readonly string[]
  readonly category: OtcCategory
  readonly form: string
  readonly medSearchCategory: OtcCategory
  readonly purchaseLinks: readonly { readonly vendor: string; readonly url: string }[]
}

export type OtcItem = {
  readonly name: string
  readonly retailer: { readonly name: string }
  readonly pricing: { readonly price: number | null; readonly pricePerDose: number | null }
  readonly size: string | null
  readonly form: string
  readonly rating: number | null
  readonly reviews: number | null
  readonly source: string
  readonly match: { readonly score: number }
  readonly safety: { readonly warnings: readonly string[] }
  readonly url: string
  readonly purchaseLinks: readonly { readonly vendor: string; readonly url: string }[]
}

/** Products are looked up by their own endpoint afterwards; the engine leaves the list empty. */
export type OtcSection = { readonly items: readonly OtcItem[]; readonly reasonWhenEmpty: string | null }

export type CarePlan = {
  readonly otcMedications: readonly OtcMedication[]
  readonly homeCareMeasures: readonly string[]
  readonly dietaryRecommendations: readonly string[]
  readonly monitoringInstructions: readonly string[]
  readonly worseningProtocol: readonly string[]
  readonly preArrivalTips: readonly string[]
}

export type TreatmentPlan = {
  readonly medications: readonly {
    readonly name: string
    readonly genericName: string | null
    readonly category: 'prescription' | 'otc' | 'supplement'
    readonly dosage: string
    readonly frequency: string
    readonly duration: string
    readonly administrationMethod: string
    readonly notes: string
    readonly warnings: readonly string[]
  }[]
  readonly homeCare: readonly {
    readonly category: string
    readonly importance: 'critical' | 'important' | 'other'
    readonly instruction: string
    readonly duration: string | null
    readonly frequency: string | null
  }[]
  readonly dietaryRecommendations: readonly {
    readonly type: string
    readonly duration: string | null
    readonly description: string
    readonly specificFoods: readonly string[]
  }[]
  readonly followUpSchedule: FollowUpSchedule
  readonly warningSignsToWatch: readonly string[]
  readonly generalNotes: string
}

export type TraceRule = {
  readonly id: string
  readonly level: Urgency
  readonly because: string
  readonly sources: readonly string[]
  readonly restsOn: readonly FactSource[]
  /** The ordinary thing or known dose that did it; null when the rule stands. */
  readonly setAsideBy: string | null
}

export type Trace = {
  /** Most urgent first. */
  readonly rules: readonly TraceRule[]
  readonly patterns: readonly {
    readonly id: string
    readonly because: string
    readonly sources: readonly string[]
  }[]
  readonly things: readonly {
    readonly id: string
    readonly name: string
    readonly because: string
    readonly level: Urgency
    readonly sources: readonly string[]
  }[]
  readonly doses: readonly { readonly toxin: string; readonly working: string; readonly level: Urgency }[]
  readonly unknown: readonly string[]
  readonly whatWouldChange: readonly {
    readonly question: string
    readonly value: string
    readonly sentence: string
    readonly level: Urgency
  }[]
  readonly readFromNotes: readonly { readonly quote: string; readonly finding: string }[]
  readonly asked: readonly {
    readonly id: string
    readonly text: string
    readonly quote: string | null
    readonly answers: readonly string[]
  }[]
}

export type EngineAnswer = {
  readonly assessment: {
    readonly severity: Urgency
    /** Probability, 0 to 1, that the level is right. */
    readonly confidence: number
    readonly explanation: string
    readonly differentialDiagnoses: readonly PossibleCondition[]
    readonly recommendations: readonly Recommendation[]
    readonly modelUsed: string
    readonly ragSources: readonly KnowledgeSource[]
    readonly otc: OtcSection
  }
  readonly summary: {
    readonly severity: Urgency
    readonly triageLevel: Urgency
    readonly triageRationale: string
    readonly confidence: number
    readonly plan: CarePlan
    readonly clinicalNotes: {
      readonly symptomSummary: string
      readonly veterinaryAssessment: string
      readonly possibleConditions: readonly PossibleCondition[]
    }
    readonly otc: OtcSection
    readonly petInfo: {
      readonly name: string
      readonly species: 'dog' | 'cat'
      readonly breed: string | null
      readonly age: number | null
      readonly ageUnit: 'months' | 'years' | null
      readonly weight: { readonly value: number | null; readonly unit: 'lbs' | 'kg' }
      readonly gender: 'male' | 'female' | null
      readonly isNeutered: boolean | null
    }
    readonly treatment: TreatmentPlan
    readonly trace: Trace
    readonly questions: readonly CheckQuestion[]
    readonly suggestions?: readonly Suggestion[] | undefined
  }
}
