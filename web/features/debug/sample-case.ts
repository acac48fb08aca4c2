import type { AssessRequestBody } from '#contract/assess/assess-request.ts'

/** What is sent when nothing was told yet: a made-up dog with an upset stomach. */
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
