import type { AssessRequestBody } from '#contract/assess/assess-request.ts'

export const SAMPLE_CASE: AssessRequestBody = {
  pet: {
    name: 'Sample',
    species: 'dog',
    breed: 'Labrador Retriever',
    birthday: '2020-06-01',
    gender: 'male',
    isNeutered: true,
    weight: { value: 60, unit: 'lbs' },
  },
  selectedSymptoms: ['vomiting'],
  followUpAnswers: {},
  additionalNotes: '',
}
