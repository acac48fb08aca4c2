import type { AssessResponse } from '#contract/assess/assess.ts'
import type { AssessRequest } from '#contract/assess/assess-request.ts'
import { REX } from '#domain/logic/testing/an-intake.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

export function anAnswer(level: Urgency = 'normal_vet', confidence = 0.78): AssessResponse {
  const conditions = ['Sprain', 'Knee ligament injury', 'Joint disease', 'Bone bruise'].map(
    (name, index) => ({
      name,
      likelihood: index === 0 ? ('high' as const) : ('low' as const),
      description: `${name} can do this.`,
    }),
  )
  return {
    request_id: 'req_1',
    model_used: 'pawlight-rules-1',
    ragMetadata: { source: 'knowledge_base', sourceCount: 4, sourceName: 'Pawlight clinical knowledge base' },
    assessment: {
      severity: level,
      confidence,
      explanation: 'A limp that lasts more than a day needs an exam.',
      differentialDiagnoses: conditions,
      recommendations: [
        {
          type: level === 'er_urgent' ? 'emergency_visit' : 'vet_visit',
          description: 'Have the leg examined',
          priority: level === 'er_urgent' ? 'immediate' : 'within_24h',
          actions: ['Keep walks short'],
        },
      ],
      modelUsed: 'pawlight-rules-1',
      ragSources: [{ id: 'kb:limp', title: 'Limping in dogs' }],
      otc: { items: [], reasonWhenEmpty: null },
    },
    summary: {
      severity: level,
      triageLevel: level,
      triageRationale: 'Limping for more than a day.',
      confidence,
      plan: {
        otcMedications: [],
        homeCareMeasures: ['Rest on a soft bed'],
        dietaryRecommendations: ['Usual food'],
        monitoringInstructions: ['Look at the leg twice a day'],
        worseningProtocol: ['Go now if the leg swells.'],
        preArrivalTips: ['Call ahead', 'Use a carrier', 'Give no medicine', 'Bring a list'],
      },
      clinicalNotes: {
        symptomSummary: 'Limping on the right back leg.',
        veterinaryAssessment: 'Probably soft tissue.',
        possibleConditions: conditions,
      },
      otc: { items: [], reasonWhenEmpty: null },
      petInfo: {
        name: 'Rex',
        species: 'dog',
        breed: 'Beagle',
        age: 6.8,
        ageUnit: 'years',
        weight: { value: 25.4, unit: 'lbs' },
        gender: 'male',
        isNeutered: true,
      },
      treatment: {
        medications: [],
        homeCare: [],
        dietaryRecommendations: [],
        followUpSchedule: {
          nextCheckIn: 'Tomorrow',
          monitoringFrequency: 'Twice a day',
          veterinaryVisit: { recommended: true, timeframe: '24-48 hours', reason: 'An exam' },
        },
        warningSignsToWatch: [],
        generalNotes: '',
      },
      trace: {
        rules: [
          {
            id: 'limp.day',
            level: 'normal_vet',
            because: 'He limps for more than a day.',
            sources: ['S39'],
            restsOn: ['ticked'],
            setAsideBy: null,
          },
          {
            id: 'limp.rest',
            level: 'normal_vet',
            because: 'Set aside reason.',
            sources: ['S39'],
            restsOn: ['ticked'],
            setAsideBy: 'benign',
          },
        ],
        patterns: [],
        doses: [],
        unknown: ['We do not know the color of the gums.'],
        whatWouldChange: [
          {
            question: 'weight_bearing',
            value: 'none',
            sentence: 'If he could not stand on the leg, this would be an emergency.',
            level: 'er_urgent',
          },
        ],
        readFromNotes: [{ quote: 'since Monday', finding: 'It began days ago.' }],
        things: [],
        asked: [],
      },
      questions: [],
    },
  }
}

export const aRequest = (): AssessRequest => ({
  pet: { ...REX, weight: { value: 25.4, unit: 'lbs' } },
  selectedSymptoms: ['limping'],
  followUpAnswers: { onset: 'days_1_to_3', danger_signs: ['none'] },
  additionalNotes: '',
  clarifications: {},
  media: [],
})
