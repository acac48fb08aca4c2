import { describe, expect, test } from 'vitest'
import {
  ageAtLeast,
  ageUnder,
  all,
  answer,
  any,
  asked,
  known,
  not,
  numberAtMost,
  only,
  sex,
  species,
  symptom,
  text,
  unanswered,
  weightUnder,
} from '#domain/logic/condition.ts'
import { outlined } from './outline.ts'
import { tellClauses, tellCondition } from './condition.ts'

const EATING = '“Is your pet eating?”'

describe('a condition of what is not so', () => {
  test.each([
    [not(ageAtLeast(12)), 'The pet is younger than 12 months, or its age is not known.'],
    [not(ageUnder(96)), 'The pet is at least 8 years old, or its age is not known.'],
    [not(weightUnder(5)), 'The pet weighs at least 5 kg (11 pounds), or its weight is not known.'],
    [not(sex('female')), 'The pet is male, or its sex is not known.'],
    [not(species('dog')), 'The pet is a cat.'],
    [
      not(answer('eating', 'normal')),
      `${EATING} is answered with anything but “Eating normally”, or is not answered.`,
    ],
    [
      not(only('eating', 'normal')),
      `${EATING} is answered with anything but “Eating normally” (by a tick, or by words of the note), or is not answered.`,
    ],
    [
      not(answer('skin_location', 'paws')),
      '“Where on the body?” (the skin trouble): “Paws” is not ticked, or it is not answered.',
    ],
    [
      any(unanswered('eating'), not(answer('eating', 'normal'))),
      `${EATING} is answered with anything but “Eating normally”, or nothing was ticked, whatever the note says.`,
    ],
    [not(numberAtMost('resp_rate', 30)), expect.stringContaining('more than 30 breaths per minute')],
    [not(unanswered('eating')), `${EATING} was answered.`],
    [not(symptom('vomiting')), 'This symptom was not ticked: “Vomiting or retching”.'],
    [
      not(known('diabet', 'nsaid')),
      'No known disease or medicine of the pet has “diabet…” in its name, or is a pain medicine of the NSAID kind (such as carprofen or meloxicam).',
    ],
    [not(not(sex('male'))), 'The pet is male.'],
  ])('is told by its opposite: %#', (when, told) => {
    expect(tellCondition(when)).toEqual(told)
  })

  test('is told as a list under one head where it joins others', () => {
    const both = [sex('male'), species('cat')]
    const of = ['The pet is male.', 'The pet is a cat.']
    expect(tellCondition(not(all(...both)))).toEqual({
      says: 'Unless all of this is known to be so:',
      of,
      joined: 'and',
    })
    expect(tellCondition(any(symptom('vomiting'), not(all(...both))))).toMatchObject({
      of: [
        'This symptom was ticked: “Vomiting or retching”.',
        { says: 'It is not known that all of this is so:' },
      ],
    })
    expect(tellCondition(not(any(...both)))).toEqual({
      says: 'None of this is known to be so:',
      of,
      joined: 'or',
    })
    expect(tellCondition(not(all(not(sex('male')), not(species('cat')))))).toEqual({
      says: 'At least one of these is so:',
      of,
      joined: 'or',
    })
  })
})

describe('a condition of a question that only some are asked', () => {
  test.each([
    [only('eating', 'normal'), 'it is answered “Eating normally”, and nothing else.'],
    [not(unanswered('eating')), 'it is answered.'],
    [
      all(not(unanswered('eating')), not(answer('eating', 'treats_only'))),
      'it is answered with anything but “Only treats or special food”.',
    ],
  ])('is told as what holds if it is asked: %#', (then, told) => {
    expect(tellCondition(any(not(asked('eating')), then))).toBe(`If ${EATING} is asked of this pet, ${told}`)
  })

  test('keeps other ways to meet it in a list', () => {
    expect(tellCondition(any(not(asked('eating')), sex('male'), species('cat')))).toEqual({
      says: `If ${EATING} is asked of this pet, at least one of these is so:`,
      of: ['The pet is male.', 'The pet is a cat.'],
      joined: 'or',
    })
  })

  test('stands in one line with how it is answered', () => {
    expect(tellCondition(not(any(not(asked('eating')), not(unanswered('eating')))))).toBe(
      `${EATING} is asked of this pet, and is not answered.`,
    )
  })
})

test('answers of one question that are each enough stand in one line', () => {
  expect(tellCondition(any(answer('eating', 'normal'), answer('eating', 'reduced')))).toBe(
    `${EATING} is answered “Eating normally” or “Eating less than usual”.`,
  )
})

test('what matters only where the note tells of something is told so', () => {
  const told = tellCondition(any(symptom('coughing'), not(text('dream_breathing'))))
  expect(told).toMatchObject({
    says: expect.stringMatching(
      /^If the owner's own words say: “[^”]+” \(told\.dream-breathing\), at least one/,
    ),
    of: ['This symptom was ticked: “Coughing or gagging”.'],
  })
})

test('parts that are joined are numbered, so that their depth is seen without indentation', () => {
  const [row] = outlined([
    tellCondition(all(sex('male'), any(species('cat'), all(symptom('vomiting'), asked('eating'))))),
  ])
  expect(row?.rows.map(({ mark }) => mark)).toEqual(['1', '2 and'])
  expect(row?.rows[1]?.rows.map(({ mark }) => mark)).toEqual(['2a', '2b or'])
  expect(row?.rows[1]?.rows[1]?.rows.map(({ mark }) => mark)).toEqual(['2b1', '2b2 and'])
})

test('clauses that must all be so stand in a list without a head', () => {
  expect(tellClauses(all(sex('male'), species('cat')))).toEqual(['The pet is male.', 'The pet is a cat.'])
})
