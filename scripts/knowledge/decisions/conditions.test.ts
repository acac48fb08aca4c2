import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import type { ConditionKnowledge } from '#domain/knowledge/conditions/condition.ts'
import { problemsIn } from '../check-knowledge.ts'
import { conditionEntry } from '../entries/condition-entry.ts'
import { compile as compileAll, ofDecisions } from '../compile/compile.ts'
import { readKnowledge } from './read-knowledge.ts'
import { KNOWLEDGE } from '../written/read-written.ts'
import { refusalsOfOurs } from '../refused/refusals.fixture.ts'
import { ownFolder } from '../written/own-folder.fixture.ts'

const GENERAL = readFileSync(join(KNOWLEDGE, 'conditions/general.yaml'), 'utf8')
const LINES_BEFORE = GENERAL.split('\n').length - 1
const FILES = readFileSync(join(KNOWLEDGE, 'files.yaml'), 'utf8')

describe('conditions', () => {
  const folder = ownFolder((own) => {
    own.copy(['conditions', 'substances', 'sources', 'facts.yaml', 'groups.yaml', 'emergencies.yaml'])
    for (const name of ['rules', 'atlas']) mkdirSync(join(own.path, name))
    for (const name of ['staying-home.yaml', 'what-ifs.yaml']) own.write(name, '[]\n')
    own.write(
      'files.yaml',
      `questions: []\nrules: []\natlas: []\n${FILES.slice(FILES.indexOf('conditions:'))}`,
    )
  })

  const compile = (): readonly string[] => compileAll(folder.path, [ofDecisions])
  const CONDITION = `- id: sore_gums
  name: Sore gums
  other_names: [red raw gums]
  description: Gums can be red and sore.
  urgency: {from: monitor_at_home, to: normal_vet}
  commonness: common
  published: in one cat of ten
  more_likely:
    - {species: cat, at_least_months: 12, breed: [toy], breed_named: [persian], times: 3}
  evidence:
    strong:
      symptoms: [lethargy]
      answers: {onset: [LONG, days_1_to_3]}
      said: [sore mouth*]
    against:
      answers: {eating: [normal]}
  needs: {answers: {mouth_signs: [drooling]}, said: true}
  sources: [S1]
`

  /** The last file of conditions, with one more of them. */
  const writeCondition = (text: string): void => folder.write('conditions/general.yaml', `${GENERAL}${text}`)

  test('is compiled with its conditions, and what only a reviewer reads is kept apart', () => {
    writeCondition(CONDITION)
    compile()
    const compiled = folder.read('compiled/conditions.ts')
    expect(compiled).toContain(
      '"prone":[{"species":"cat","breeds":["persian"],"groups":["toy"],"minMonths":12,"factor":3}],' +
        '"evidence":["++sym:lethargy","++onset:weeks_1_to_4,more_than_month,days_1_to_3","-eating:normal"],' +
        '"said":["++sore mouth*"],"needs":{"answer":["mouth_signs:drooling"],"orWords":true},',
    )
    expect(compiled).not.toContain('red raw gums')
    expect(folder.read('compiled/condition-reviews.ts')).toContain(
      '"sore_gums": {"synonyms":["red raw gums"],"prevalence":"in one cat of ten"},',
    )
  })

  test.each([
    [
      'an id that stands elsewhere',
      ['sore_gums', 'gdv'],
      1,
      'condition.gdv stands at conditions/stomach-and-',
    ],
    ['no source', ['[S1]', '[]'], 18, 'sources: names no source'],
    ['a strength nobody knows', ['    against', '    perhaps'], 15, 'evidence: Unrecognized key: "perhaps"'],
    ['words in capitals', ['sore mouth', 'Sore mouth'], 14, 'evidence.strong.said.0: is no phrase'],
    ['a strength that holds nothing', ['{eating: [normal]}', ''], 16, 'evidence.against'],
    [
      'a pet of which nothing is said',
      ['species: cat, at_least_months: 12, breed: [toy], breed_named: [persian], ', ''],
      9,
      'more_likely.0: says nothing of the pet',
    ],
    ['a commonness nobody knows', ['common\n', 'often\n'], 6, 'commonness: Invalid option'],
  ])('is refused with the line of a condition: %s', (_what, [sound, fault], line, message) => {
    writeCondition(CONDITION.replace(sound ?? '', fault ?? ''))
    expect(() => compile()).toThrow(`conditions/general.yaml:${LINES_BEFORE + line} ${message}`)
  })

  test('is refused where a condition names a group that is not there', () => {
    writeCondition(CONDITION.replace('LONG', 'LONGER'))
    expect(() => compile()).toThrow('groups.yaml has no LONGER')
  })

  const emergencies = readFileSync(join(KNOWLEDGE, 'emergencies.yaml'), 'utf8')

  test.each(refusalsOfOurs('emergencies'))(
    'is refused with the line of a kind of emergency: $what',
    ({ file, faulty, said }) => {
      folder.write(file, faulty)
      expect(() => compile()).toThrow(said)
    },
  )

  test('is refused where a kind of emergency is missing', () => {
    folder.write('emergencies.yaml', emergencies.replace('  gdv:\n', '  gvd:\n'))
    expect(() => compile()).toThrow(/^emergencies\.yaml:\d+ emergencies.*gdv/)
  })
})

describe('a name in a condition that nothing has', () => {
  const { places } = readKnowledge()
  const [first] = allConditions
  if (first === undefined) throw new Error('There is no condition')
  const told = (change: Partial<ConditionKnowledge>): readonly string[] =>
    problemsIn([conditionEntry({ ...first, ...change })], places)
  const PLACE = `domain/knowledge/conditions/stomach-and-bowel.yaml:4: condition.${first.id} names`

  test.each([
    ['a question', { evidence: ['++gum_colour:pink'] }, 'the question "gum_colour", which does not exist'],
    ['an option', { evidence: ['-gum_color:pinkish'] }, 'the option "pinkish" of the question "gum_color"'],
    ['a symptom', { evidence: ['+sym:vomitting'] }, 'the symptom "vomitting", which does not exist'],
    ['an explained symptom', { explains: ['hickups'] }, 'the symptom "hickups", which does not exist'],
    [
      'a needed option',
      { needs: { answer: ['gum_color:red'] } },
      'the option "red" of the question "gum_color"',
    ],
    ['a source', { sources: ['S9999'] }, 'the source "S9999", which does not exist'],
  ] as const)('is told with file and line: %s', (_what, change, expected) => {
    const [line = '', ...others] = told(change)
    expect(line).toContain(`${PLACE} ${expected}`)
    expect(others).toEqual([])
  })
})
