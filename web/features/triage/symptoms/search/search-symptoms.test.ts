import { describe, expect, test } from 'vitest'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { LAY_WORDS } from './lay-words.ts'
import { searchSymptoms } from './search-symptoms.ts'

const best = (query: string) => searchSymptoms(query).symptoms[0]?.value
const top3 = (query: string) =>
  searchSymptoms(query)
    .symptoms.slice(0, 3)
    .map(({ value }) => value)

describe('searching all symptoms', () => {
  test('has words of owners for every symptom', () => {
    expect(Object.keys(LAY_WORDS).toSorted()).toEqual([...symptomsByValue.keys()].toSorted())
  })

  test.each([...symptomsByValue.values()].map(({ value, label }) => [label, value]))(
    'finds "%s" by its own label first',
    (label, value) => expect(best(label)).toBe(value),
  )

  test.each([
    ['throwing up', 'vomiting'],
    ['my dog threw up', 'vomiting'],
    ['puking', 'vomiting'],
    ['the runs', 'diarrhea'],
    ['won’t eat', 'decreased_appetite'],
    ["won't eat", 'decreased_appetite'],
    ['not eating', 'decreased_appetite'],
    ['drinking a lot', 'increased_thirst'],
    ['always hungry', 'increased_appetite'],
    ["can't pee", 'straining_urinate'],
    ['in and out of the litter box, nothing comes out', 'straining_urinate'],
    ['tries to vomit and nothing comes out', 'vomiting'],
    ['can’t poop', 'straining'],
    ['blood in pee', 'blood_urine'],
    ['peeing on the bed', 'accidents'],
    ['eye boogers', 'eye_discharge'],
    ['pink eye', 'eye_redness'],
    ['ear infection', 'head_shaking'],
    ['kennel cough', 'coughing'],
    ['runny nose', 'sneezing'],
    ['trouble breathing', 'labored_breathing'],
    ['panting', 'labored_breathing'],
    ['holding up leg', 'limping'],
    ['arthritis', 'stiffness'],
    ['tired', 'lethargy'],
    ['under the bed', 'hiding'],
    ['meowing', 'excessive_vocalization'],
    ['fleas', 'itching'],
    ['bald spots', 'hair_loss'],
    ['lump', 'rashes'],
    ['constipated', 'constipation'],
  ])('knows "%s"', (query, value) => expect(best(query)).toBe(value))

  test.each([
    ['vomitting', 'vomiting'],
    ['vomting', 'vomiting'],
    ['diarhea', 'diarrhea'],
    ['diarreah', 'diarrhea'],
    ['diahrrea', 'diarrhea'],
    ['limpping', 'limping'],
    ['coughng', 'coughing'],
    ['scraching', 'itching'],
    ['lethargick', 'lethargy'],
    ['sneazing', 'sneezing'],
    ['constapated', 'constipation'],
    ['breething', 'labored_breathing'],
  ])('forgives "%s"', (query, value) => expect(top3(query)).toContain(value))

  test('takes a word it knows for no slip of another', () => {
    expect(searchSymptoms('he keeps being sick').symptoms.map(({ value }) => value)).not.toContain('rashes')
  })

  test('finds while the word is still being typed', () => {
    expect(best('vom')).toBe('vomiting')
    expect(best('diarr')).toBe('diarrhea')
  })

  test.each([
    ["can't breathe", 'Struggling to breathe, or choking'],
    ['choking on a bone', 'Struggling to breathe, or choking'],
    ['seizure', 'Seizure or fit'],
    ['siezure', 'Seizure or fit'],
    ['ate chocolate', 'Poison, or something swallowed'],
    ['rat poison', 'Poison, or something swallowed'],
    ['hit by a car', 'Accident, fall or fight'],
    ['bleeding', 'Bleeding'],
    ['giving birth', 'Birth or pregnancy'],
    ['bee sting', 'Swollen face, sting or snake bite'],
    ['heat stroke', 'Heat, burn, smoke or water'],
    ['passed out', 'Collapse or fainting'],
    ['bloat', 'Swollen belly'],
  ])('says of "%s" that it is asked about next', (query, label) =>
    expect(searchSymptoms(query).askedNext.map((one) => one.label)).toContain(label),
  )

  test.each([
    'bad breath',
    'smelly breath',
    'not eating',
    'has not eaten',
    'hard poop',
    'always hungry',
    'hot ears',
    'cold nose',
    'heat cycle',
    'itchy',
    'hairball',
    'limping',
    'always licking paws',
    'breathing fast',
    'hearing',
  ])('raises no alarm for "%s"', (query) => expect(searchSymptoms(query).askedNext).toEqual([]))

  test('takes no meaning from “can’t” alone', () => {
    expect(searchSymptoms("can't breathe").askedNext.map(({ label }) => label)).not.toContain(
      'Collapse or fainting',
    )
    expect(best("can't breathe")).toBe('labored_breathing')
  })

  test('finds nothing in nonsense', () => {
    expect(searchSymptoms('qqqqzzz')).toEqual({ symptoms: [], askedNext: [] })
    expect(searchSymptoms('  ')).toEqual({ symptoms: [], askedNext: [] })
  })
})
