import { all, answer, any, breed, not, symptom } from '#domain/logic/condition.ts'
import { aCat, aDog } from '../examples.ts'
import type { Rule } from './rule.ts'

/** Eyes and ears. */
export const eyesEars: readonly Rule[] = [
  {
    id: 'RF-137',
    when: answer('danger_signs', 'eye_emergency'),
    atLeast: 'er_urgent',
    family: 'eye',
    because: 'An injured, bulging or suddenly blind eye can be lost within hours.',
    sources: ['S1', 'S28'],
    examples: [
      {
        name: 'dog: eye injury, bulging eye, or sudden blindness',
        given: aDog(['diarrhea'], { danger_signs: ['eye_emergency'] }),
        expect: 'yes',
      },
      {
        name: 'dog: trying to pee with only drops or nothing coming out',
        given: aDog(['straining_urinate'], { danger_signs: ['cannot_urinate'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: danger signs', given: aDog(['itching']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-138',
    when: answer(
      'eye_signs',
      'bulging',
      'vision_loss',
      'large_or_uneven_pupil',
      'blood_in_eye',
      'injury_or_object',
    ),
    atLeast: 'er_urgent',
    family: 'eye',
    because: 'These changes of the eye can cost the sight and need care right away.',
    sources: ['S28'],
    examples: [
      {
        name: 'dog: pupil very large, or the two pupils differ',
        given: aDog(['eye_redness'], { eye_signs: ['large_or_uneven_pupil'] }),
        expect: 'yes',
      },
      { name: 'dog: eye signs: none', given: aDog(['eye_discharge'], { eye_signs: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: eye signs', given: aDog(['blood_urine']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-139',
    when: all(
      answer('eye_signs', 'cloudy_or_blue'),
      answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24', 'days_1_to_3'),
    ),
    atLeast: 'er_urgent',
    family: 'eye',
    because: 'An eye that turned cloudy in the last days may be losing its sight.',
    sources: ['S28'],
    examples: [
      {
        name: 'dog: cloudy, blue or white surface, within the last hour',
        given: aDog(['eye_redness'], { eye_signs: ['cloudy_or_blue'], onset: 'within_last_hour' }),
        expect: 'yes',
      },
      { name: 'dog: eye signs: none', given: aDog(['eye_discharge'], { eye_signs: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: eye signs, onset', given: aDog(['constipation']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-140',
    when: all(
      answer('eye_signs', 'held_shut'),
      any(
        breed('brachycephalic'),
        answer('eye_signs', 'cloudy_or_blue', 'pawing_eye'),
        answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24'),
      ),
    ),
    atLeast: 'er_urgent',
    family: 'eye',
    because: 'An eye held shut hurts and may have a wound on its surface.',
    sources: ['S7', 'S28'],
    examples: [
      {
        name: 'dog: flat-faced, held shut or squinting',
        given: aDog(['eye_discharge'], { eye_signs: ['held_shut'] }, { breed: 'Pug' }),
        expect: 'yes',
      },
      {
        name: 'dog: no special breed, eye signs: none',
        given: aDog(['eye_discharge'], { eye_signs: ['none'] }),
        expect: 'no',
      },
      {
        name: 'dog: flat-faced, not answered: eye signs, onset',
        given: aDog(['stiffness'], {}, { breed: 'Pug' }),
        expect: 'unknown',
      },
    ],
  },
  {
    id: 'RF-141',
    when: answer('eye_signs', 'held_shut', 'cloudy_or_blue', 'swollen_lids'),
    atLeast: 'normal_vet',
    about: 'eyes',
    because: 'A squinting, cloudy or swollen eye should be examined soon.',
    sources: ['S28'],
    examples: [
      {
        name: 'dog: swollen lids, or red tissue in the inner corner',
        given: aDog(['eye_discharge'], { eye_signs: ['swollen_lids'] }),
        expect: 'yes',
      },
      {
        name: 'dog: pupil very large, or the two pupils differ',
        given: aDog(['eye_discharge'], { eye_signs: ['large_or_uneven_pupil'] }),
        expect: 'no',
      },
      { name: 'dog: not answered: eye signs', given: aDog(['hiding']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-142',
    when: answer('eye_discharge_type', 'yellow_green', 'bloody'),
    atLeast: 'normal_vet',
    about: 'eyes',
    because: 'Yellow, green or bloody eye discharge needs treatment.',
    sources: ['S28', 'K'],
    examples: [
      {
        name: 'dog: yellow or green',
        given: aDog(['eye_discharge'], { eye_discharge_type: 'yellow_green' }),
        expect: 'yes',
      },
      {
        name: 'dog: clear and watery',
        given: aDog(['eye_discharge'], { eye_discharge_type: 'clear_watery' }),
        expect: 'no',
      },
      { name: 'dog: not answered: eye discharge type', given: aDog(['eye_discharge']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-143',
    when: all(
      symptom('eye_redness'),
      not(answer('onset', 'within_last_hour', 'hours_1_to_6', 'hours_6_to_24')),
    ),
    atLeast: 'normal_vet',
    about: 'eyes',
    because: 'An eye that stays red for more than a day should be examined.',
    sources: ['S28'],
    examples: [
      {
        name: 'dog: red or sore eye, more than a month ago',
        given: aDog(['eye_redness'], { onset: 'more_than_month' }),
        expect: 'yes',
      },
      {
        name: 'dog: constipation, 1 to 6 hours ago',
        given: aDog(['constipation'], { onset: 'hours_1_to_6' }),
        expect: 'no',
      },
      { name: 'dog: red or sore eye, not answered: onset', given: aDog(['eye_redness']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-144',
    when: answer(
      'ear_signs',
      'pus',
      'red_or_painful',
      'flap_swollen',
      'bad_smell',
      'dark_wax',
      'blood',
      'sudden_after_outdoors',
    ),
    atLeast: 'normal_vet',
    about: 'ears',
    because: 'A vet should look at these ears. Most need medicine from the vet.',
    sources: ['K'],
    examples: [
      {
        name: 'dog: ear flap swollen like a pillow',
        given: aDog(['head_shaking'], { ear_signs: ['flap_swollen'] }),
        expect: 'yes',
      },
      { name: 'dog: ear signs: none', given: aDog(['head_shaking'], { ear_signs: ['none'] }), expect: 'no' },
      { name: 'dog: not answered: ear signs', given: aDog(['rashes']), expect: 'unknown' },
    ],
  },
  {
    id: 'RF-309',
    when: answer('eye_signs', 'pawing_eye'),
    atLeast: 'normal_vet',
    about: 'eyes',
    because: 'A pet that rubs its eye is most likely in pain, and rubbing makes a sore on it worse.',
    sources: ['S52', 'S77'],
    examples: [
      {
        name: 'paws at a red eye',
        given: aCat(['eye_redness'], { eye_signs: ['pawing_eye'] }),
        expect: 'yes',
      },
      { name: 'only runny', given: aDog(['eye_discharge'], { eye_signs: ['none'] }), expect: 'no' },
      { name: 'not answered', given: aDog(['eye_discharge']), expect: 'unknown' },
    ],
  },
]
