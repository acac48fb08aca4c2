import { UNDER_A_DAY, UP_TO_3_DAYS } from './limits.ts'
import { allBut } from './beside.ts'
import type { AtlasEntry } from './entry.ts'

/** The days after a vaccine. */
export const afterVaccine: readonly AtlasEntry[] = [
  {
    id: 'normal.tired-after-vaccine',
    name: 'Tired after a vaccine',
    because: 'In the day after a vaccine some sleepiness and less appetite are common.',
    systems: ['general', 'digestion'],
    words: [
      'sleepy after his shots',
      'snoozing after the booster',
      'tired after jabs',
      'sleepy after shots',
      'tired after vaccine',
      'quiet since his shots',
      'got vaccinated and sleeps',
      'not himself after shots',
    ],
    ageMonths: { from: 3, under: 120 },
    explains: {
      symptoms: ['lethargy', 'decreased_appetite'],
      answers: {
        context: ['recent_vaccine'],
        energy_level: ['slightly_low'],
        eating: ['reduced'],
      },
    },
    onset: UNDER_A_DAY,
    only: {
      gum_color: ['pink'],
      neurologic_signs: ['none'],
      pain_signs: ['none'],
      mouth_signs: ['none'],
      body_changes: ['none', 'weight_gain'],
      vaccination_status: ['complete'],
      reproductive_status: ['none'],
    },
    never: { symptoms: allBut('lethargy', 'decreased_appetite') },
    confirm: [
      'It got a vaccine today or yesterday and was well until then.',
      'It wakes at once, greets us, walks well and has eaten something since.',
      'There is no swelling of the face, no hives, no vomiting and no fast breath.',
    ],
    twin: 'An allergic reaction brings hives, a swollen face, vomiting, weakness or hard breathing within hours.',
    returnWhen:
      'Go at once for a swollen face, hives, vomiting, weakness or hard breathing; call if not well in a day.',
    sources: ['P107', 'P108', 'P622'],
  },
  {
    id: 'normal.sore-leg-after-shot',
    name: 'A sore leg after a shot',
    because:
      'The place where a shot was given can ache for a day or two, so a dog may limp or not want to run.',
    systems: ['movement'],
    words: [
      'limps after shot',
      'sore leg after vaccine',
      'stiff since his shots',
      'will not run after vaccine',
    ],
    species: 'dog',
    // before nine months a fever of the growing bones can follow a vaccine
    ageMonths: { from: 9, under: 120 },
    explains: { symptoms: ['limping', 'stiffness'], answers: { context: ['recent_vaccine'] } },
    onset: UP_TO_3_DAYS,
    only: {
      weight_bearing: ['mild_limp'],
      limb_signs: ['none'],
      mobility_pattern: ['none', 'worse_after_rest'],
      neurologic_signs: ['none'],
      pain_signs: ['none'],
    },
    never: { symptoms: allBut('limping', 'stiffness') },
    confirm: [
      'It got a shot less than 2 days ago and walked well before.',
      'The limp is mild, in the one leg nearest to the shot, and gets better.',
      'It has not fallen, jumped badly or played wildly since.',
    ],
    twin: 'A fever of the joints moves from leg to leg and makes a dog dull; a hurt leg gets no better.',
    returnWhen: 'See a vet if the limp lasts past two days, moves to another leg, or comes with fever.',
    sources: ['P107', 'P108', 'P145'],
  },
  {
    id: 'normal.hiding-after-the-clinic',
    name: 'A cat that hides after its shots',
    because: 'After the carrier, strange smells and a vaccine many cats keep to themselves for a day.',
    systems: ['general', 'behavior'],
    words: [
      'cat hides after vet',
      'under the bed since shots',
      'mad at me after vet',
      'avoids me after the clinic',
    ],
    species: 'cat',
    ageMonths: { from: 6, under: 120 },
    explains: {
      symptoms: ['hiding'],
      answers: {
        context: ['recent_vaccine'],
        energy_level: ['slightly_low'],
        eating: ['reduced', 'treats_only'],
      },
    },
    onset: UNDER_A_DAY,
    only: {
      urine_output: ['normal'],
      pain_signs: ['none'],
      neurologic_signs: ['none'],
      reproductive_status: ['none'],
    },
    never: { symptoms: allBut('hiding') },
    confirm: [
      'It was at the clinic today or yesterday and was well before.',
      'It lets itself be looked at and touched, breathes quietly, and walks well.',
      'It has eaten something and peed a normal amount since.',
    ],
    twin: 'A blocked bladder, pain or an allergic reaction also makes a cat hide.',
    returnWhen:
      'See a vet if it hides past a day or eats nothing for half a day; go at once if it passes no urine.',
    sources: ['P107', 'P136'],
  },
  {
    id: 'normal.dog-keeps-to-itself-after-vaccine',
    name: 'A dog that keeps to itself after a vaccine',
    because: 'For a day or so after a vaccine a dog may want less company and less play.',
    systems: ['general', 'behavior'],
    words: [
      'dog hides after shots',
      'does not want to play after vaccine',
      'withdrawn after vaccine',
      'grumpy after shots',
    ],
    species: 'dog',
    ageMonths: { from: 6, under: 120 },
    explains: {
      symptoms: ['hiding'],
      answers: { context: ['recent_vaccine'], energy_level: ['slightly_low'], eating: ['reduced'] },
    },
    onset: UNDER_A_DAY,
    only: { pain_signs: ['none'], neurologic_signs: ['none'], reproductive_status: ['none'] },
    never: { symptoms: allBut('hiding') },
    confirm: [
      'It got a vaccine today or yesterday and was well until then.',
      'It comes when called, walks well and takes food.',
      'There is no swelling of the face, no hives, no vomiting and no fast breath.',
    ],
    twin: 'An allergic reaction brings hives, a swollen face, vomiting, weakness or hard breathing.',
    returnWhen: 'Go at once for a swollen face, hives, vomiting or weakness; call if not well in a day.',
    sources: ['P622', 'P107'],
  },
  {
    id: 'normal.cough-after-nose-vaccine',
    name: 'A mild cough after a vaccine in the nose',
    because: 'Two to five days after a vaccine given into the nose some dogs cough or sneeze a little.',
    systems: ['breathing'],
    words: [
      'coughs after nose vaccine',
      'cough after bordetella',
      'snotty after kennel cough vaccine',
      'sneezes since nose drops',
    ],
    species: 'dog',
    ageMonths: { from: 6, under: 96 },
    explains: {
      symptoms: ['coughing'],
      answers: {
        context: ['recent_vaccine'],
        nasal_signs: ['clear'],
      },
    },
    onset: UP_TO_3_DAYS,
    only: {
      cough_signs: ['occasional', 'dry_honking', 'ends_in_gag'],
      breathing_at_rest: ['normal_quiet'],
      eating: ['normal', 'more_than_usual'],
      vaccination_status: ['complete'],
    },
    never: { symptoms: allBut('coughing') },
    confirm: [
      'It got a vaccine into the nose or mouth 1 to 5 days ago.',
      'It coughs a few times a day, is lively, and breathes quietly at rest.',
      'It has not been with coughing dogs, in a kennel or in daycare lately.',
    ],
    twin: 'Kennel cough and pneumonia come from other dogs, last, and make a dog tired or breathe fast.',
    returnWhen:
      'See a vet if the cough lasts past 3 days, turns wet or comes with dullness; go at once for fast breath.',
    sources: ['P107', 'P222', 'P623'],
  },
]
