import {
  ageAtLeast,
  ageUnder,
  all,
  answer,
  any,
  intact,
  only,
  sex,
  species,
  symptom,
} from '#domain/triage/condition.ts'
import { aCat, aDog } from '../examples.ts'
import { provenBy, wellAnswers } from './cases.ts'
import { UP_TO_A_WEEK, bright, calm, ifAsked, illBesides, since } from './ordinary.ts'
import type { BenignPattern } from './pattern.ts'
import { said } from './words.ts'

const unspayed = all(sex('female'), intact)
const girl = { gender: 'female', isNeutered: false } as const
const season = since(...UP_TO_A_WEEK, 'weeks_1_to_4')
const eats = only('eating', 'normal', 'more_than_usual')
/** What an infected womb brings, ticked or told; beside it nothing of the cycle is ordinary. */
const wombInDanger = any(
  symptom('increased_thirst', 'decreased_appetite', 'lethargy', 'vomiting', 'diarrhea'),
  answer('reproductive_status', 'vulvar_discharge'),
  answer('water_intake', 'more_than_usual', 'much_more'),
  said('foul', 'wombWarning', 'mated'),
)
const spots = (onset: string, more = {}) =>
  wellAnswers(onset, {
    reproductive_status: ['heat_last_2_months'],
    urine_output: 'normal',
    urine_signs: ['pink_or_red'],
    eating: 'normal',
    ...more,
  })
const wombTwins = (symptoms: readonly string[], told: string) =>
  [
    ['womb infection: thirsty', {}, { symptoms: [...symptoms, 'increased_thirst'] }],
    ['womb infection: quiet', { energy_level: 'slightly_low' }],
    ['womb infection: thirst in words', {}, { notes: `${told} She drinks a lot more.` }],
    ['womb infection: dull in words', {}, { notes: `${told} She seems dull.` }],
    ['womb infection: fever in words', {}, { notes: `${told} She has a fever.` }],
    ['womb infection: bad smell in words', {}, { notes: `${told} It smells.` }],
  ] as const

/** Heat and false pregnancy. Discharge from the vulva is never explained: the answers cannot tell pus from blood. */
export const femaleCyclePatterns: readonly BenignPattern[] = [
  {
    id: 'benign.normal-heat-bleeding',
    name: 'Bleeding of a normal heat',
    because:
      'A female dog in heat bleeds from the vulva for one to three weeks; blood drops then look like bloody urine.',
    finding: all(species('dog'), unspayed, symptom('blood_urine')),
    requires: all(
      calm(),
      bright,
      ageAtLeast(5),
      ageUnder(72),
      said('heatCycle'),
      season,
      only('urine_output', 'normal'),
      eats,
      only('reproductive_status', 'heat_last_2_months'),
      only('urine_signs', 'none', 'pink_or_red', 'licking_genitals', 'marking'),
    ),
    excludes: any(illBesides('blood_urine'), wombInDanger),
    explains: ['RF-132', 'RF-289'],
    returnWhen:
      'Go at once for pus, a bad smell, thirst, vomiting or dullness, also in the two months after the heat.',
    sources: ['P139', 'P140', 'P141'],
    examples: provenBy(
      'first heat, drops of blood on the floor',
      aDog(['blood_urine'], spots('days_1_to_3'), {
        ...girl,
        ageMonths: 9,
        notes: 'She is in heat for the first time.',
      }),
      [
        ...wombTwins(['blood_urine'], 'She is in heat.'),
        ['womb infection: discharge', { reproductive_status: ['heat_last_2_months', 'vulvar_discharge'] }],
        [
          'womb infection: bleeds again after her heat',
          {},
          { notes: 'She was in heat, and bleeds again after it.' },
        ],
        ['womb infection in an older dog', {}, { ageMonths: 96 }],
        ['bladder stones: many small amounts', { urine_output: 'small_frequent' }],
        ['hot weather only', {}, { notes: 'It is the heat, I think.' }],
      ],
      'reproductive_status',
    ),
  },
  {
    id: 'benign.calling-queen',
    name: 'A cat in heat',
    because:
      'A cat in heat cries, rolls and raises her rear for about a week; it sounds like pain but is not.',
    finding: all(species('cat'), unspayed, symptom('excessive_vocalization')),
    requires: all(
      calm(),
      bright,
      ageAtLeast(4),
      ageUnder(84),
      only('vocal_when', 'mating_behavior'),
      only('reproductive_status', 'heat_last_2_months', 'none'),
      only('eating', 'normal', 'more_than_usual', 'reduced'),
      only('pain_signs', 'none', 'restless'),
      ifAsked('neurologic_signs', 'none'),
      season,
    ),
    excludes: any(illBesides(), wombInDanger),
    explains: [],
    returnWhen:
      'Go at once for discharge, a swollen belly, no appetite or straining. Spaying ends the calling.',
    sources: ['P143', 'P144'],
    examples: provenBy(
      'yowls and rolls, eats well',
      aCat(
        ['excessive_vocalization'],
        wellAnswers('days_1_to_3', {
          vocal_when: 'mating_behavior',
          reproductive_status: ['heat_last_2_months'],
          eating: 'normal',
          pain_signs: ['none'],
        }),
        { ...girl, ageMonths: 9, weightKg: 3 },
      ),
      [
        ...wombTwins(['excessive_vocalization'], 'She is in heat.'),
        ['womb infection: discharge', { reproductive_status: ['heat_last_2_months', 'vulvar_discharge'] }],
        ['pain when touched', { vocal_when: 'when_moved_or_touched' }],
        ['a sore bladder', {}, { symptoms: ['excessive_vocalization', 'accidents'] }],
      ],
      'vocal_when',
    ),
  },
  {
    id: 'benign.mild-false-pregnancy',
    name: 'Mild false pregnancy',
    because:
      'One to three months after a heat some dogs nest, carry toys and make a little milk, then it passes.',
    finding: all(species('dog'), unspayed, symptom('excessive_vocalization', 'hiding')),
    requires: all(
      calm(),
      bright,
      ageAtLeast(6),
      ageUnder(96),
      said('falsePregnancy'),
      only('reproductive_status', 'heat_last_2_months'),
      eats,
      ifAsked('vocal_when', 'for_food_or_attention', 'at_night', 'when_alone'),
      only('pain_signs', 'none', 'restless'),
      ifAsked('neurologic_signs', 'none'),
      since(...UP_TO_A_WEEK),
    ),
    excludes: any(illBesides('hiding'), wombInDanger),
    explains: [],
    returnWhen:
      'See a vet for hot, hard or painful teats; go at once for discharge, thirst, vomiting or dullness.',
    sources: ['P142', 'P140'],
    examples: provenBy(
      'nests and guards toys after her heat',
      aDog(
        ['excessive_vocalization'],
        wellAnswers('days_4_to_7', {
          vocal_when: 'for_food_or_attention',
          reproductive_status: ['heat_last_2_months'],
          eating: 'normal',
          pain_signs: ['none'],
        }),
        { ...girl, notes: 'She is nesting and carrying her toys around.' },
      ),
      [
        ...wombTwins(['excessive_vocalization'], 'She is nesting.'),
        ['may be pregnant', { reproductive_status: ['pregnant'] }],
        ['was mated', {}, { notes: 'She is nesting. She was mated in June.' }],
      ],
      'reproductive_status',
    ),
  },
  {
    id: 'benign.licking-in-heat',
    name: 'Licking and a swollen vulva in heat',
    because: 'In heat the vulva swells and is licked a lot; both go back in three to four weeks.',
    finding: all(species('dog'), unspayed, symptom('itching')),
    requires: all(
      calm(),
      bright,
      ageAtLeast(5),
      ageUnder(72),
      said('heatCycle'),
      season,
      only('itch_severity', 'not_itchy', 'mild'),
      only('skin_signs', 'none'),
      ifAsked('reproductive_status', 'heat_last_2_months'),
    ),
    excludes: any(illBesides(), wombInDanger),
    explains: [],
    returnWhen:
      'See a vet if tissue sticks out of the vulva; go at once for pus, a bad smell, thirst or dullness.',
    sources: ['P139', 'P140'],
    examples: provenBy(
      'licks herself in her season',
      aDog(['itching'], wellAnswers('days_4_to_7', { itch_severity: 'mild', skin_signs: ['none'] }), {
        ...girl,
        notes: 'She is in heat and licks herself.',
      }),
      [
        ...wombTwins(['itching'], 'She is in heat.'),
        ['a wound', { skin_signs: ['wound_or_abscess'] }],
        ['hot weather only', {}, { notes: 'It is the heat, she licks herself.' }],
      ],
      'skin_signs',
    ),
  },
]
