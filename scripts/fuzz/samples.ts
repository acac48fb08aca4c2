export const VALID_BODIES: readonly Record<string, unknown>[] = [
  { pet: { name: 'Rex', species: 'dog' }, selectedSymptoms: ['vomiting'] },
  {
    pet: {
      id: null,
      name: 'Mittens',
      species: 'cat',
      breed: 'Siamese',
      birthday: '2019-05-04',
      gender: 'female',
      isNeutered: true,
      weight: { value: '9.5', unit: 'lbs' },
      conditions: ['asthma'],
      allergies: [],
      medications: [],
    },
    selectedSymptoms: ['labored_breathing', 'lethargy'],
    followUpAnswers: { onset: 'hours_6_to_24', danger_signs: ['breathing_distress'], resp_rate: '60' },
    additionalNotes: 'She breathes with her mouth open.',
    media: [],
  },
  {
    pet: { name: 'Bo', species: 'dog', weight: { value: 12, unit: 'kg' } },
    selectedSymptoms: ['itching', 'hair_loss', 'head_shaking'],
    followUpAnswers: { danger_signs: ['none'] },
    additionalNotes: '',
  },
]
