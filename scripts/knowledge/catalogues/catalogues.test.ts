import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KNOWLEDGE } from '../written/read-written.ts'
import { madeCatalogues } from './catalogues.ts'
import { ownFolder } from '../written/own-folder.fixture.ts'

describe('what is made of symptoms, questions and doses', () => {
  test.each(madeCatalogues())('$path is of today', ({ path, text }) => {
    expect(readFileSync(join(KNOWLEDGE, path), 'utf8'), 'run npm run knowledge -- compile').toBe(text)
  })
})

describe('a file of symptoms, questions or doses', () => {
  const folder = ownFolder(({ copy }) => copy(['symptoms.yaml', 'files.yaml', 'questions', 'doses']))

  const QUESTION = `- id: tail
  question: How does {petName} hold the tail?
  type: select
  required: true
  why: A tail that hangs may hurt.
  when:
    all:
      - symptom: [limping]
      - answer: {onset: [within_last_hour]}
      - answer: {energy_level: [normal]}
      - any:
          - species: dog
          - intact: true
  told_in: 'The tail {list}.'
  options:
    up: {label: Up, told: {part: is up}}
    cold: {label: It is cold, emergency: blood_flow, told: {does: has a cold tail, instead_of: limping}}
    not_sure: {label: Not sure, exclusive: true, told: {unsure: how the tail is held}}
`
  const DOSE = `- id: sugar_of_lead
  name: Sugar of lead
  kind: household
  dog:
    rule: dose
    doses:
      - level: severe
        from: 5
        to: 10
        unit: mg/kg
        works: [merck]
        figure: recalled
  cat:
    rule: any_amount
    at_least: er_urgent
  forms:
    - id: wine
      label: Old wine
      holds: 0.8
      unit: mg/mL
      figure: estimate
    - id: unknown
      label: Something sweet
      unit: mg/g
      figure: unknown
`
  const made = (path: string): string =>
    madeCatalogues(folder.path).find((one) => one.path === `compiled/catalogues/${path}.ts`)?.text ?? ''

  test('a question becomes what the pages show, and the order what it is shown by', () => {
    const last = 'questions/the-whole-pet.yaml'
    folder.write(last, `${folder.read(last)}\n${QUESTION}`)
    const condition =
      '"condition":{"anySymptom":["limping"],"answer":{"onset":["within_last_hour"],"energy_level":["normal"]},"any":[{"species":"dog"},{"notNeutered":true}]}'
    expect(made('questions')).toContain(
      `${condition},"options":[{"value":"up","label":"Up"},{"value":"cold","label":"It is cold","alert":"er"},{"value":"not_sure","label":"Not sure","exclusive":true}]}`,
    )
    expect(made('question-order')).toContain(`{"id":"tail",${condition}}`)
    expect(made('alarming-answers')).toContain('tail: {"cold":"blood_flow"}')
    expect(made('phrases')).toContain(
      'tail: {"frame":"The tail {list}.","options":{"up":{"tells":"part","words":"is up"},"cold":{"tells":"does","words":"has a cold tail","insteadOf":"limping"},"not_sure":{"tells":"unsure","words":"how the tail is held"}}},',
    )
  })

  test('a poison becomes what the engine computes with; a form nobody measured is left out', () => {
    folder.write('doses/household.yaml', DOSE)
    expect(made('toxins')).toContain(
      '{"id":"sugar_of_lead","name":"Sugar of lead","dog":{"rule":"dose","urgencyFloor":null,"thresholds":[{"level":"severe","dose":5,"unit":"mg/kg","src":["merck"]}]},"cat":{"rule":"any_amount","urgencyFloor":"er_urgent","thresholds":[]},"forms":[{"id":"wine","concentration":0.8,"concentrationHigh":null,"unit":"mg/mL","src":[]}]},',
    )
  })

  test.each([
    ['a symptom nobody lists', 'limping', 'hopping', 'urine.yaml:8 there is no symptom "hopping"'],
    ['an option nobody offers', 'within_last_hour', 'now', 'urine.yaml:9 there is no option "now"'],
    ['a question asked later', 'onset', 'gum_color', 'urine.yaml:9 no question "gum_color" is asked before'],
    ['a word said twice', 'answer: {onset: [within_last_hour]}', 'symptom: [itching]', 'the same word twice'],
    ['a kind of emergency nobody knows', 'blood_flow', 'cold_tail', 'urine.yaml:17 options.cold'],
    ['an option that is not told', ', told: {part: is up}', '', 'urine.yaml:16 options.up.told'],
    ['words that end a sentence inside one', 'is up}', 'is up.}', 'urine.yaml:16 options.up.told'],
    [
      'words in the place of no symptom',
      'instead_of: limping',
      'instead_of: hopping',
      'urine.yaml:17 there is',
    ],
    ['parts without their sentence', "  told_in: 'The tail {list}.'\n", '', 'urine.yaml:1 told_in'],
    ['a sentence without a place for parts', '{list}.', 'hangs.', 'urine.yaml:14 told_in: has no place for'],
    [
      'options that are told twice',
      '  options:',
      "  told: 'Tail: {told}.'\n  options:",
      'urine.yaml:15 told',
    ],
    ['an id that stands elsewhere', 'id: tail', 'id: onset', 'onset stands at'],
    ['a field nobody knows', '  type', '  colour: red\n  type', 'urine.yaml:3 Unrecognized key: "colour"'],
  ])('a question is refused with file and line for %s', (_what, sound, fault, message) => {
    folder.write('questions/urine.yaml', QUESTION.replace(sound, fault))
    expect(() => madeCatalogues(folder.path)).toThrow(message)
  })

  test.each([
    [
      'a work nobody names',
      '[merck]',
      '[hearsay]',
      'household.yaml:11 dog.doses.0.works.0: no source has the code',
    ],
    ['a unit nobody computes with', 'unit: mg/kg', 'unit: mg', 'household.yaml:10 dog.doses.0.unit'],
    ['an amount that is none', 'from: 5', 'from: 0', 'is no amount above 0'],
  ])('a dose is refused with file and line for %s', (_what, sound, fault, message) => {
    folder.write('doses/household.yaml', DOSE.replace(sound, fault))
    expect(() => madeCatalogues(folder.path)).toThrow(message)
  })

  test('a question kept by the short cut exists', () => {
    const shortCut = folder.read('questions/short-cut.yaml')
    folder.write('questions/short-cut.yaml', shortCut.replace('keep: [danger_signs', 'keep: [danger_sign'))
    expect(() => madeCatalogues(folder.path)).toThrow('short-cut.yaml:11 there is no question "danger_sign"')
  })
})
