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
import { UP_TO_A_WEEK, besides, bright, calm, eatsWell, ifAsked, illBesides, since } from './ordinary.ts'
import type { BenignPattern } from './pattern.ts'
import { said } from './words.ts'

const unspayed = all(sex('female'), intact)
const girl = { gender: 'female', isNeutered: false } as const
const season = since(...UP_TO_A_WEEK, 'weeks_1_to_4')
const freeUrine = ifAsked('urine_output', 'normal', 'small_frequent')
const spots = (onset: string, more = {}) =>
  wellAnswers(onset, {
    reproductive_status: ['heat_last_2_months'],
    urine_output: 'normal',
    urine_signs: ['pink_or_red'],
    eating: 'normal',
    ...more,
  })

/** Heat and false pregnancy. */
export const femaleCyclePatterns: readonly BenignPattern[] = [
  {
    id: 'benign.normal-heat-bleeding',
    name: 'Bleeding of a normal heat',
    because:
      'A female dog in heat bleeds from the vulva for one to three weeks; blood drops then look like bloody urine.',
    finding: all(species('dog'), unspayed, symptom('blood_urine', 'accidents', 'excessive_vocalization')),
    requires: all(
      calm(),
      bright,
      ageAtLeast(5),
      ageUnder(96),
      said('inHeat'),
      season,
      freeUrine,
      eatsWell,
      any(
        only('reproductive_status', 'heat_last_2_months', 'vulvar_discharge'),
        all(ageUnder(24), only('reproductive_status', 'heat_last_2_months', 'vulvar_discharge', 'none')),
      ),
      ifAsked('urine_signs', 'none', 'pink_or_red', 'licking_genitals', 'outside_box_or_house', 'marking'),
      ifAsked('vocal_when', 'at_night', 'for_food_or_attention', 'when_alone'),
      ifAsked('neurologic_signs', 'none'),
      ifAsked('pain_signs', 'none', 'restless'),
    ),
    excludes: any(illBesides('blood_urine', 'accidents'), said('foul')),
    explains: ['RF-132', 'RF-136', 'RF-183', 'RF-220'],
    returnWhen:
      'Go at once for pus, a bad smell, thirst, vomiting or dullness, also in the two months after the heat.',
    sources: ['P13', 'P3', 'S34'],
    examples: provenBy(
      'first heat, drops of blood on the floor',
      aDog(['blood_urine'], spots('days_1_to_3'), {
        ...girl,
        ageMonths: 9,
        notes: 'She is in heat for the first time.',
      }),
      ['thirsty and dull', {}, { symptoms: ['blood_urine', 'lethargy'] }],
      'reproductive_status',
    ),
  },
  {
    id: 'benign.small-pees-in-heat',
    name: 'Many small pees in heat',
    because: 'A female in heat passes small amounts often to leave her scent.',
    finding: all(species('dog'), unspayed, symptom('accidents')),
    requires: all(
      calm(),
      bright,
      ageAtLeast(5),
      ageUnder(96),
      said('inHeat'),
      season,
      freeUrine,
      eatsWell,
      only('reproductive_status', 'heat_last_2_months', 'vulvar_discharge'),
      only('urine_signs', 'none', 'outside_box_or_house', 'marking', 'licking_genitals'),
    ),
    excludes: any(illBesides('accidents'), said('foul')),
    explains: ['RF-136', 'RF-183', 'RF-220'],
    returnWhen: 'See a vet for straining or pain; go at once for thirst, vomiting, a bad smell or dullness.',
    sources: ['P13'],
    examples: provenBy(
      'pees every few steps in her season',
      aDog(
        ['accidents'],
        spots('days_4_to_7', { urine_output: 'small_frequent', urine_signs: ['marking'] }),
        { ...girl, notes: 'She is in season.' },
      ),
      ['cries while peeing', { urine_signs: ['cries_when_peeing'] }],
      'urine_signs',
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
      ageUnder(120),
      only('vocal_when', 'mating_behavior', 'at_night', 'for_food_or_attention'),
      answer('vocal_when', 'mating_behavior'),
      ifAsked('reproductive_status', 'heat_last_2_months', 'none'),
      ifAsked('eating', 'normal', 'reduced', 'more_than_usual', 'treats_only'),
      ifAsked('urine_output', 'normal'),
      ifAsked('urine_signs', 'none', 'marking', 'outside_box_or_house'),
      ifAsked('pain_signs', 'none', 'restless'),
      ifAsked('neurologic_signs', 'none'),
      season,
    ),
    excludes: any(illBesides('accidents'), said('foul')),
    explains: ['RF-220', 'RF-221'],
    returnWhen:
      'Go at once for discharge, a swollen belly, no appetite or straining. Spaying ends the calling.',
    sources: ['P13', 'P2'],
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
      ['with discharge', { reproductive_status: ['heat_last_2_months', 'vulvar_discharge'] }],
      'vocal_when',
    ),
  },
  {
    id: 'benign.mild-false-pregnancy',
    name: 'Mild false pregnancy',
    because:
      'One to three months after a heat some dogs nest, carry toys and make a little milk, then it passes.',
    finding: all(species('dog'), unspayed, symptom('excessive_vocalization', 'hiding', 'rashes', 'itching')),
    requires: all(
      calm(),
      bright,
      ageAtLeast(6),
      ageUnder(120),
      said('falsePregnancy'),
      ifAsked('reproductive_status', 'heat_last_2_months', 'none'),
      ifAsked('eating', 'normal', 'more_than_usual'),
      ifAsked('skin_signs', 'none', 'lump'),
      ifAsked('itch_severity', 'not_itchy', 'mild'),
      ifAsked('vocal_when', 'for_food_or_attention', 'at_night', 'when_alone'),
      ifAsked('pain_signs', 'none', 'restless'),
      ifAsked('neurologic_signs', 'none'),
      season,
    ),
    excludes: any(illBesides('hiding'), said('foul'), said('mated'), all(symptom('increased_thirst'))),
    explains: ['RF-150', 'RF-220'],
    returnWhen:
      'See a vet for hot, hard or painful teats; go at once for discharge, thirst, vomiting or dullness.',
    sources: ['P13', 'P3'],
    examples: provenBy(
      'nests and guards toys six weeks after her heat',
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
      ['may be pregnant', { reproductive_status: ['pregnant'] }],
      'reproductive_status',
    ),
  },
  {
    id: 'benign.licking-in-heat',
    name: 'Licking and a swollen vulva in heat',
    because: 'In heat the vulva swells and is licked a lot; both go back in three to four weeks.',
    finding: all(species('dog'), unspayed, symptom('itching', 'rashes', 'accidents')),
    requires: all(
      calm(),
      bright,
      ageAtLeast(5),
      ageUnder(96),
      said('inHeat'),
      season,
      ifAsked('itch_severity', 'not_itchy', 'mild'),
      ifAsked('skin_signs', 'none', 'scooting'),
      freeUrine,
      ifAsked('urine_signs', 'none', 'licking_genitals', 'marking', 'outside_box_or_house'),
      ifAsked('reproductive_status', 'heat_last_2_months', 'vulvar_discharge'),
    ),
    excludes: any(besides('accidents'), said('foul')),
    explains: ['RF-136', 'RF-183', 'RF-220'],
    returnWhen:
      'See a vet if tissue sticks out of the vulva; go at once for pus, a bad smell, thirst or dullness.',
    sources: ['P13'],
    examples: provenBy(
      'licks herself in her season',
      aDog(['itching'], wellAnswers('days_4_to_7', { itch_severity: 'mild', skin_signs: ['none'] }), {
        ...girl,
        notes: 'She is in heat and licks a lot.',
      }),
      ['a wound', { skin_signs: ['wound_or_abscess'] }],
      'skin_signs',
    ),
  },
]
