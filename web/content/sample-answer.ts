/**
 * A made-up dog and the real answer to it, word for word as the result page shows it. A test makes the answer anew and
 * compares, so that nobody has to trust what is written here.
 */
export const SAMPLE_ANSWER = {
  petName: 'Milo',
  pet: 'Dog, Beagle, 26 lb',
  symptom: 'Vomiting or retching',
  told: [
    { question: 'When did this start?', answer: '1 to 6 hours ago' },
    { question: 'How often has Milo vomited in the last 24 hours?', answer: '2 to 3 times' },
    { question: 'Is Milo drinking and keeping water down?', answer: 'Not sure' },
    { question: 'Is Milo eating?', answer: 'Eating less than usual' },
  ],
  answersNotShown: 6,
  level: 'normal_vet',
  title: 'Book a vet visit within 24-48 hours',
  subtitle: 'Milo needs to be seen soon, but this does not look like an emergency right now.',
  confidence: 50,
  steps: [
    'Call a vet and book the first visit within 24 to 48 hours.',
    'Tell them when it began and what has changed.',
    'Take up the food for a few hours.',
  ],
  reasons: ['Repeated vomiting with another sign of illness should be seen by a vet.'],
  wouldChange: [
    'If Milo struggled to breathe, this would be an emergency.',
    'If there was more than a streak of blood in the vomit, this would be an emergency.',
    'If the vomiting did not stop, this would be an emergency.',
    'If Milo ate nothing for over two days, this would be an emergency.',
  ],
  unknown: ['You were not sure: Is Milo drinking and keeping water down?'],
} as const

/** The same dog and answers, with one sentence of the owner's added; also made anew by the test. */
export const SAMPLE_NOTE = {
  note: 'He chewed up a sock on Friday.',
  quote: 'sock',
  finding: 'a swallowed object',
  level: 'er_urgent',
  title: 'Go to an emergency vet now',
  reason: 'A swallowed object together with these signs may be stuck.',
} as const

/** Real answers, as short as a card can show them; compared in the same way. */
export const SAMPLES = [
  {
    level: 'monitor_at_home',
    of: 'Bella, a dog with one soft stool, who eats and plays',
    title: 'Monitor at Home — Provide Supportive Care',
    subtitle: 'Bella can stay at home for now. See a vet if this lasts more than 48 hours.',
    steps: [
      'Give fresh water at all times, and more trips outside.',
      'Give Bella a quiet place to rest.',
      'Go back to the old food. Mix in new food over a week.',
    ],
  },
  {
    level: 'normal_vet',
    of: 'Rex, a dog who has barely used one leg for more than a day',
    title: 'Book a vet visit within 24-48 hours',
    subtitle: 'Rex needs to be seen soon, but this does not look like an emergency right now.',
    steps: [
      'Call a vet and book the first visit within 24 to 48 hours.',
      'Tell them when it began and what has changed.',
      'Rest. Short leash walks only. No jumping, stairs or rough play.',
    ],
  },
  {
    level: 'er_urgent',
    of: 'Fig, a male cat that cannot pee',
    title: 'Go to an emergency vet now',
    subtitle: 'A pet that tries to pee and cannot may be blocked, which can kill within a day or two.',
    steps: [
      'Call ahead and say: a pet that cannot pee.',
      'Ask someone to drive so you can watch Fig.',
      'Leave now. A blocked bladder can be deadly within a day or two.',
    ],
  },
] as const
