import { expect, test } from 'vitest'
import { AssessRequest, type AssessRequestBody } from '#contract/assess/assess-request.ts'
import { SAMPLE_ANSWER, SAMPLE_NOTE, SAMPLES } from '#web/content/sample-answer.ts'
import { answersIn, complaintIn } from '#web/features/assessment/report/answers-in-words.ts'
import { assessOnDevice } from '#web/features/assessment/run/on-device.ts'
import { reportOfAnswer, type Report } from '#web/features/assessment/report/report.ts'
import { nextSteps } from '#web/features/assessment/report/next-steps.ts'
import { whyOf } from '#web/features/assessment/report/why.ts'
import { subtitleOf, titleOf } from '#web/features/assessment/report/wording.ts'

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
const reportOf = (additionalNotes: string): Promise<Report> => answerTo({ ...CASE, additionalNotes })

async function answerTo(body: AssessRequestBody): Promise<Report> {
  const answer = await assessOnDevice(body, NOW)
  if (answer === null) throw new Error('The engine gave no answer')
  return reportOfAnswer('sample', AssessRequest.parse(body), answer, NOW)
}

const STEPS_SHOWN = 3

/** The first things to do, as the page words them. */
const stepsOf = (report: Report): readonly string[] =>
  nextSteps(report)
    .slice(0, STEPS_SHOWN)
    .map(({ lead, rest }) => lead + rest)

test('the sample on the home page is what the engine answers today, word for word', async () => {
  const report = await reportOf('')
  const { pet, level, trace, confidence } = report
  const answers = answersIn(report)
  if (level === null || trace === null) throw new Error('The answer has no level')
  const shown = SAMPLE_ANSWER.told.map(({ question }) => question as string)
  expect({
    petName: pet.name,
    pet: `Dog, ${pet.breed}, ${pet.weight?.value} lb`,
    symptom: complaintIn(report).join(', '),
    told: answers.filter(({ question }) => shown.includes(question)),
    answersNotShown: answers.length - shown.length,
    level,
    title: titleOf(report, level),
    subtitle: subtitleOf(report),
    confidence: Math.round((confidence ?? 0) * 100),
    steps: stepsOf(report),
    reasons: trace.rules.map(({ because }) => because),
    wouldChange: whyOf(report).whatWouldChange.map(({ sentence }) => sentence),
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

const BRIGHT = {
  danger_signs: ['none'],
  energy_level: 'normal',
  water_intake: 'normal',
  eating: 'normal',
  exposure: ['none'],
  context: ['none'],
  gum_color: 'pink',
}
const DOG = { ...CASE.pet, name: 'Bella', gender: 'female' as const }

const CASES: readonly AssessRequestBody[] = [
  {
    pet: DOG,
    selectedSymptoms: ['diarrhea'],
    followUpAnswers: {
      ...BRIGHT,
      onset: 'hours_1_to_6',
      diarrhea_frequency: 'one_to_two',
      stool_appearance: ['formed'],
    },
  },
  {
    pet: { ...DOG, name: 'Rex', gender: 'male' },
    selectedSymptoms: ['limping'],
    followUpAnswers: { ...BRIGHT, onset: 'days_1_to_3', weight_bearing: 'toe_touching' },
  },
  {
    pet: { ...DOG, name: 'Fig', species: 'cat', breed: 'Domestic Shorthair', gender: 'male' },
    selectedSymptoms: ['straining_urinate'],
    followUpAnswers: { danger_signs: ['cannot_urinate'], onset: 'hours_6_to_24' },
  },
]

test('the short sample of each level is what the engine answers today', async () => {
  const answers = await Promise.all(CASES.map(answerTo))
  const shown = answers.map((report) => ({
    level: report.level,
    title: report.level === null ? '' : titleOf(report, report.level),
    subtitle: subtitleOf(report),
    steps: stepsOf(report),
  }))
  expect(shown).toEqual(
    SAMPLES.map(({ level, title, subtitle, steps }) => ({ level, title, subtitle, steps })),
  )
})
