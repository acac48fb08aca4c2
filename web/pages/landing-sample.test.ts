import { expect, test } from 'vitest'
import { AssessRequest, type AssessRequestBody } from '#contract/assess.ts'
import { SAMPLE_ANSWER, SAMPLE_NOTE } from '#web/content/sample-answer.ts'
import { assessOnDevice } from '#web/features/assessment/on-device.ts'
import { reportOfAnswer, type Report } from '#web/features/assessment/report.ts'
import { stepsOf, subtitleOf, titleOf } from '#web/features/assessment/wording.ts'

const NOW = new Date('2026-11-22T02:00:00Z')

const CASE: AssessRequestBody = {
  pet: {
    name: 'Milo',
    species: 'dog',
    breed: 'Beagle',
    birthday: '2020-05-05',
    gender: 'male',
    isNeutered: true,
    weight: { value: 26, unit: 'lbs' },
  },
  selectedSymptoms: ['vomiting'],
  followUpAnswers: {
    danger_signs: ['none'],
    onset: 'hours_1_to_6',
    energy_level: 'slightly_low',
    vomit_frequency: 'two_to_three',
    vomit_content: ['foam_or_bile'],
    water_intake: 'not_sure',
    eating: 'reduced',
    exposure: ['none'],
    context: ['none'],
    gum_color: 'pink',
  },
}

/** What the result page would show for the made-up dog, made by the engine of today. */
async function reportOf(additionalNotes: string): Promise<Report> {
  const body = { ...CASE, additionalNotes }
  const answer = await assessOnDevice(body, NOW)
  if (answer === null) throw new Error('The engine gave no answer')
  return reportOfAnswer('sample', AssessRequest.parse(body), answer, NOW)
}

test('the sample on the home page is what the engine answers today, word for word', async () => {
  const report = await reportOf('')
  const { pet, level, complaint, answers, trace, confidence } = report
  if (level === null || trace === null) throw new Error('The answer has no level')
  const shown = SAMPLE_ANSWER.told.map(({ question }) => question as string)
  expect({
    petName: pet.name,
    pet: `Dog, ${pet.breed}, ${pet.weight?.value} lb`,
    symptom: complaint.join(', '),
    told: answers.filter(({ question }) => shown.includes(question)),
    answersNotShown: answers.length - shown.length,
    level,
    title: titleOf(report, level),
    subtitle: subtitleOf(report),
    confidence: Math.round((confidence ?? 0) * 100),
    steps: stepsOf(report),
    reasons: trace.rules.map(({ because }) => because),
    wouldChange: trace.whatWouldChange.map(({ sentence }) => sentence),
    unknown: trace.unknown,
  }).toEqual(SAMPLE_ANSWER)
})

test('one sentence of the owner raises the sample to an emergency, by a rule', async () => {
  const report = await reportOf(SAMPLE_NOTE.note)
  const { level, trace } = report
  if (level === null || trace === null) throw new Error('The answer has no level')
  expect({
    note: report.notes,
    ...trace.readFromNotes[0],
    level,
    title: titleOf(report, level),
    reason: trace.rules[0]?.because,
  }).toEqual(SAMPLE_NOTE)
  expect(trace.readFromNotes).toHaveLength(1)
})
