import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KNOWLEDGE } from '../written/read-written.ts'
import { madeCatalogues } from './catalogues.ts'
import { refusals } from '../refused/refusals.fixture.ts'
import { ownFolder } from '../written/own-folder.fixture.ts'

describe('what is made of symptoms, questions and doses', () => {
  test.each(madeCatalogues())('$path is of today', ({ path, text }) => {
    expect(readFileSync(join(KNOWLEDGE, path), 'utf8'), 'run npm run knowledge -- compile').toBe(text)
  })
})

describe('a file of symptoms, questions or doses', () => {
  const folder = ownFolder(({ copy }) => copy(['symptoms.yaml', 'files.yaml', 'questions', 'doses']))

  const question = refusals('questions')
  const dose = refusals('doses')
  const made = (path: string): string =>
    madeCatalogues(folder.path).find((one) => one.path === `compiled/catalogues/${path}.ts`)?.text ?? ''

  test('a question becomes what the pages show, and the order what it is shown by', () => {
    const last = 'questions/the-whole-pet.yaml'
    folder.write(last, `${folder.read(last)}\n${question.sound}`)
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
    folder.write('doses/household.yaml', dose.sound)
    expect(made('toxins')).toContain(
      '{"id":"sugar_of_lead","name":"Sugar of lead","dog":{"rule":"dose","urgencyFloor":null,"thresholds":[{"level":"severe","dose":5,"unit":"mg/kg","src":["merck"]}]},"cat":{"rule":"any_amount","urgencyFloor":"er_urgent","thresholds":[]},"forms":[{"id":"wine","concentration":0.8,"concentrationHigh":null,"unit":"mg/mL","src":[]}]},',
    )
  })

  test.each(question.refused)('a question is refused with file and line for $what', ({ faulty, said }) => {
    folder.write('questions/urine.yaml', faulty)
    expect(() => madeCatalogues(folder.path)).toThrow(said)
  })

  test.each(dose.refused)('a dose is refused with file and line for $what', ({ faulty, said }) => {
    folder.write('doses/household.yaml', faulty)
    expect(() => madeCatalogues(folder.path)).toThrow(said)
  })

  test('a question kept by the short cut exists', () => {
    const shortCut = folder.read('questions/short-cut.yaml')
    folder.write('questions/short-cut.yaml', shortCut.replace('keep: [danger_signs', 'keep: [danger_sign'))
    expect(() => madeCatalogues(folder.path)).toThrow('short-cut.yaml:11 there is no question "danger_sign"')
  })
})
