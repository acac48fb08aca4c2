import {
  ageAtLeast,
  all,
  answer,
  any,
  asked,
  not,
  only,
  sex,
  species,
  symptom,
  unanswered,
} from '#domain/logic/condition.ts'
import type { Condition } from '#domain/logic/condition.ts'

export type GuardItem = {
  readonly id: string
  readonly must: Condition
  /** Why home is not safe where it is not so, told to the owner. */
  readonly otherwise: string
  /** The concern rule that asks the same; where a pattern set it aside, the item counts as met. */
  readonly sameAs?: string
}

const ifAsked = (question: string, ...mild: readonly string[]): Condition =>
  any(not(asked(question)), only(question, ...mild))

/** Where it is asked of this pet: neither skipped nor "not sure". */
const isKnown = (question: string): Condition =>
  any(not(asked(question)), all(not(unanswered(question)), not(answer(question, 'not_sure'))))

/** Where it is asked of this pet: answered in any way. */
const isAnswered = (question: string): Condition => any(not(asked(question)), not(unanswered(question)))

const stomachOrEnergy = symptom('vomiting', 'diarrhea', 'straining', 'constipation', 'lethargy')

/** What stands between a pet and "watch at home": every item must be met. */
export const guardItems: readonly GuardItem[] = [
  {
    id: 'home.danger-signs',
    must: only('danger_signs', 'none'),
    otherwise: 'Nobody has ruled out the danger signs.',
  },
  {
    id: 'home.energy',
    must: only('energy_level', 'normal', 'slightly_low'),
    otherwise: 'The energy is low, or not known.',
  },
  {
    id: 'home.eating',
    must: any(
      ifAsked('eating', 'normal', 'reduced', 'treats_only', 'more_than_usual', 'none_under_12h'),
      all(species('dog'), ageAtLeast(12), only('eating', 'none_12_to_24h')),
    ),
    otherwise: 'Eating is too little, or not known.',
  },
  {
    id: 'home.drinking',
    must: ifAsked('water_intake', 'normal', 'less_than_usual', 'more_than_usual', 'much_more'),
    otherwise: 'Drinking is too little, or not known.',
  },
  {
    id: 'home.gums',
    must: not(answer('gum_color', 'pale_white', 'blue_gray', 'bright_red', 'yellow', 'brown', 'dry_sticky')),
    otherwise: 'The gums are not a healthy pink.',
  },
  {
    id: 'home.pregnant-or-nursing',
    must: not(answer('reproductive_status', 'pregnant', 'in_labor', 'nursing')),
    otherwise: 'A pregnant or nursing pet should be checked.',
  },
  {
    id: 'home.very-young',
    must: any(not(stomachOrEnergy), ageAtLeast(6)),
    otherwise: 'A very young pet, or one of unknown age, has few reserves.',
    sameAs: 'RF-101',
  },
  {
    id: 'home.onset-known',
    must: not(answer('onset', 'not_sure')),
    otherwise: 'We do not know how long this has been going on.',
  },
  {
    id: 'home.male-cat-urine',
    must: not(all(species('cat'), sex('male'), answer('urine_output', 'not_sure'))),
    otherwise: 'Nobody knows if this male cat has passed urine. A blocked bladder is a danger to life.',
  },
  {
    id: 'home.urine-known',
    must: isKnown('urine_output'),
    otherwise: 'Nobody knows if your pet can pass urine. A blocked bladder is a danger to life.',
  },
  {
    id: 'home.eyes-answered',
    must: isAnswered('eye_signs'),
    otherwise: 'We do not know how the eye looks. Some eye troubles cost the sight within hours.',
  },
  {
    id: 'home.breathing-known',
    must: isKnown('breathing_at_rest'),
    otherwise: 'We do not know how your pet breathes at rest.',
  },
  {
    id: 'home.how-often-known',
    must: all(isKnown('vomit_frequency'), isKnown('diarrhea_frequency')),
    otherwise: 'We do not know how often it happens.',
  },
  {
    id: 'home.stool-known',
    must: all(isKnown('last_stool'), isAnswered('stool_appearance')),
    otherwise: 'We do not know when your pet last passed stool, or how it looked.',
  },
  {
    id: 'home.legs-known',
    must: all(isKnown('weight_bearing'), isAnswered('mobility_pattern')),
    otherwise: 'We do not know how your pet uses its legs.',
  },
  {
    id: 'home.pain-answered',
    must: all(isAnswered('pain_signs'), isAnswered('vocal_when'), isAnswered('ear_signs')),
    otherwise: 'We do not know whether your pet is in pain or off balance.',
  },
  {
    id: 'home.female-answered',
    must: isAnswered('reproductive_status'),
    otherwise: 'A female pet that is not spayed can have a womb infection. We do not know about hers.',
  },
  {
    id: 'home.young-and-injury-answered',
    must: all(isAnswered('baby_signs'), isAnswered('trauma_details')),
    otherwise: 'A question that can tell of a danger was left open.',
  },
  {
    id: 'home.low-in-all',
    must: not(
      all(
        answer('energy_level', 'slightly_low'),
        answer('eating', 'reduced', 'treats_only', 'none_under_12h', 'none_12_to_24h'),
        answer('water_intake', 'less_than_usual'),
        answer('onset', 'days_1_to_3', 'days_4_to_7', 'weeks_1_to_4', 'more_than_month'),
      ),
    ),
    otherwise: 'Energy, eating and drinking have all been low for a day or more.',
  },
  {
    id: 'home.exposure-answered',
    must: not(
      any(all(asked('exposure'), unanswered('exposure')), all(asked('context'), unanswered('context'))),
    ),
    otherwise: 'We do not know what your pet may have eaten or what happened before.',
  },
]
