import { expect, test, vi } from 'vitest'
import { aDog, intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { assess } from '#domain/engine/assess.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import { calm, NOW } from './generated-intakes.ts'

// The first answer reads the whole lexicon; a busy machine needs more than five seconds for it.
vi.setConfig({ testTimeout: 60_000 })

const answerTo = (given: Given): EngineAnswer => assess(intakeOf(given, birthdayForAge(48, NOW)), NOW)

test('a dose far below harm, told in words, sets aside each rule about that poison and says so', () => {
  const { summary } = answerTo(
    aDog(['vomiting'], calm, { weightKg: 40, notes: 'He ate 10 mg of ibuprofen an hour ago.' }),
  )
  expect(summary.trace.rules.map(({ id, setAsideBy }) => [id, setAsideBy])).toEqual([
    ['RF-158', 'dose'],
    ['RF-180', 'dose'],
  ])
  expect(summary.trace.doses[0]?.working).toBe(
    'About 0.3 mg/kg of ibuprofen for a 40 kg dog. Mild signs start at 16 mg/kg.',
  )
  expect(summary.triageLevel).toBe('monitor_at_home')
})

test('a number written as a word counts as that number', () => {
  const working = (amount: string): string | undefined =>
    answerTo(aDog(['vomiting'], { ...calm, exposure: ['human_pain_medicine'], exposure_details: amount }))
      .summary.trace.doses[0]?.working
  expect(working('one hundred mg of ibuprofen')).toBe(working('100 mg of ibuprofen'))
  expect(working('a hundred mg of ibuprofen')).toBe(working('100 mg of ibuprofen'))
  expect(working('fifty mg of ibuprofen')).toBe(working('50 mg of ibuprofen'))
})

test('the explanation begins with the most urgent reason and names two at most', () => {
  const { assessment, summary } = answerTo(
    aDog(['vomiting'], {
      ...calm,
      danger_signs: ['collapse', 'swollen_belly', 'unproductive_retching', 'abnormal_gums'],
    }),
  )
  const reasons = summary.trace.rules
    .filter(({ level }) => level === 'er_urgent')
    .map(({ because }) => because)
  expect(reasons.length).toBeGreaterThan(2)
  const told = reasons.filter((because) => assessment.explanation.includes(because))
  expect(told).toEqual(reasons.slice(0, 2))
})

test('a pet at home gets several things to do, the most fitting first', () => {
  const { assessment, summary } = answerTo(aDog(['vomiting'], { ...calm, vomit_frequency: 'once' }))
  expect(summary.triageLevel).toBe('monitor_at_home')
  const [care] = assessment.recommendations
  const [first, second] = summary.plan.homeCareMeasures
  expect(care?.type).toBe('home_care')
  expect(care?.actions[0]).toBe(first)
  expect(care?.actions).toContain(second)
})

test('conditions that are likely enough are listed beyond the first three', () => {
  const { assessment } = answerTo(
    aDog(['vomiting', 'diarrhea'], {
      ...calm,
      vomit_frequency: 'two_to_three',
      diarrhea_frequency: 'three_to_five',
    }),
  )
  expect(assessment.differentialDiagnoses.length).toBeGreaterThan(3)
})

test('each reason says where its facts come from, before and after the owner was asked about the words', () => {
  const given = aDog(['vomiting'], calm, { notes: 'He had a seizure in the kitchen.' })
  const intake = intakeOf(given, birthdayForAge(48, NOW))
  const { questions } = assess(intake, NOW).summary
  const about = questions.find(({ kind }) => kind === 'reading')
  if (about === undefined) throw new Error('nobody is asked about the words')
  const sourcesAfter = (answer?: string): readonly string[] => {
    const clarifications = answer === undefined ? {} : { [about.id]: answer }
    const { trace } = assess({ ...intake, clarifications }, NOW).summary
    const dangers = trace.rules.filter(({ level }) => level === 'er_urgent')
    return [...new Set(dangers.flatMap(({ restsOn }) => restsOn))]
  }
  expect(sourcesAfter()).toContain('suspected')
  expect(sourcesAfter('not_sure')).toContain('suspected')
  expect(sourcesAfter('yes')).toContain('confirmed')
  expect(sourcesAfter('yes')).not.toContain('suspected')
  expect(sourcesAfter('no')).toEqual([])

  const ticked = assess(intakeOf(aDog(['vomiting'], { ...calm, danger_signs: ['seizure'] }), null), NOW)
  expect(ticked.summary.trace.rules[0]?.restsOn).toContain('ticked')
})
