export const sampleBodies: readonly unknown[] = [
  { pet: { name: 'Rex', species: 'dog' }, selectedSymptoms: ['vomiting'] },
  {
    pet: {
      name: 'Bo',
      species: 'dog',
      breed: 'Beagle',
      birthday: '2019-03-02',
      gender: 'male',
      isNeutered: true,
      weight: { value: 26, unit: 'lbs' },
    },
    selectedSymptoms: ['vomiting', 'diarrhea', 'lethargy'],
    followUpAnswers: { onset: 'hours_6_to_24', danger_signs: ['none'], exposure: ['none'] },
    additionalNotes:
      'He ate about 30 g of milk chocolate last night and vomited twice. Otherwise he is playing.',
  },
  {
    pet: {
      name: 'Mittens',
      species: 'cat',
      breed: 'Siamese',
      birthday: '2015-07-19',
      gender: 'male',
      isNeutered: true,
      weight: { value: 4.6, unit: 'kg' },
    },
    selectedSymptoms: ['straining_urinate', 'hiding', 'excessive_vocalization'],
    followUpAnswers: { onset: 'hours_6_to_24', danger_signs: ['cannot_urinate'] },
    additionalNotes: 'He goes to the box every few minutes and nothing comes out. He cries.',
  },
  {
    pet: {
      name: 'Luna',
      species: 'cat',
      birthday: '2022-01-05',
      gender: 'female',
      isNeutered: true,
      weight: { value: 3.9, unit: 'kg' },
    },
    selectedSymptoms: ['itching', 'hair_loss', 'head_shaking', 'sneezing', 'eye_discharge'],
    followUpAnswers: { danger_signs: ['none'] },
    additionalNotes: 'No fleas seen. She has no fever. '.repeat(40),
  },
]
