import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { soonerWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { assess } from '#domain/engine/assess.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { everyVignette } from '#cases/written/read-written.ts'
import { intakeOf } from '#cases/written/vignette.ts'
import { adviceAsRead, sentencesOf, wordsIn } from './advice-as-read.ts'
import { NEVER_TOGETHER, NEVER_TOLD } from './advice-pairs.ts'
import { writtenTexts } from '../engine/owner-texts.ts'
import { NOW, anyIntake, runs, wellIntake } from '../engine/generated-intakes.ts'

const written: readonly (readonly [string, Intake])[] = everyVignette()
  // The name is the owner's, and one word long here.
  .map((vignette) => [vignette.id, intakeOf({ ...vignette, pet: { ...vignette.pet, name: 'Pip' } }, NOW)])
const made: readonly (readonly [string, Intake])[] = fc
  .sample(fc.oneof(anyIntake, wellIntake), runs(400))
  .map((intake, at) => [`made ${at}`, intake])

type Case = { readonly id: string; readonly intake: Intake; readonly answer: EngineAnswer }
const cases: readonly Case[] = [...written, ...made].map(([id, intake]) => ({
  id,
  intake,
  answer: assess(intake, NOW),
}))

/** What is wrong, with the case it is wrong in; each fault once. */
const faults = (found: (one: Case) => readonly string[]): readonly string[] => [
  ...new Map(cases.flatMap((one) => found(one).map((fault) => [fault, `${one.id}: ${fault}`]))).values(),
]

describe('the words of an answer', () => {
  test('are tried on enough cases of every level', () => {
    expect(written.length).toBeGreaterThan(2000)
    const levels = Map.groupBy(cases, ({ answer }) => answer.assessment.severity)
    expect([...levels.values()].map((list) => list.length > 30)).toEqual([true, true, true])
  })

  test('no sentence stands in an answer twice', () => {
    const twice = faults(({ answer }) => {
      const sentences = sentencesOf(adviceAsRead(answer))
      return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)
    })
    expect(twice).toEqual([])
  })

  test('no two sentences undo each other', () => {
    const undone = faults(({ answer }) => {
      const said = adviceAsRead(answer)
        .filter(({ part }) => part !== 'presentation')
        .map(({ text }) => text)
        .join('\n')
      return NEVER_TOGETHER.filter(({ one, other }) => one.test(said) && other.test(said)).map(
        ({ why }) => why,
      )
    })
    expect(undone).toEqual([])
  })

  test.each(NEVER_TOLD)('who told $told is not told otherwise: $why', ({ isSo, never, level }) => {
    const concerned = cases.filter(
      ({ intake, answer }) =>
        isSo(intake) && (level === undefined || [level].flat().includes(answer.assessment.severity)),
    )
    expect(concerned.length).toBeGreaterThan(0)
    const told = concerned.flatMap(({ id, answer }) =>
      advised(answer)
        .filter((text) => never.test(text))
        .map((text) => `${id}: ${text}`),
    )
    expect(told).toEqual([])
  })

  test('every pair has its reason and speaks of something that is said', () => {
    expect([...NEVER_TOGETHER, ...NEVER_TOLD].filter(({ why }) => why.trim() === '')).toEqual([])
    const known = [
      ...writtenTexts.map(({ text }) => text),
      ...Object.values(soonerWords).flatMap(Object.values),
    ]
    const isSaid = (part: RegExp): boolean => known.some((text) => part.test(text))
    const unsaid = [
      ...NEVER_TOGETHER.filter(({ one, other }) => !isSaid(one) && !isSaid(other)),
      ...NEVER_TOLD.filter(({ never }) => !isSaid(never)),
    ]
    expect(unsaid).toEqual([])
  })
})

/** The advice of the answer and of its plan, without why and what was told. */
const advised = (answer: EngineAnswer): readonly string[] => {
  const { treatment } = answer.summary
  return [
    ...adviceAsRead(answer)
      .filter(({ part }) => part !== 'why' && part !== 'presentation')
      .map(({ text }) => text),
    ...treatment.homeCare.map(({ instruction }) => instruction),
    ...treatment.warningSignsToWatch,
    treatment.followUpSchedule.veterinaryVisit.timeframe,
    treatment.followUpSchedule.monitoringFrequency,
  ]
}

describe('how long an answer is', () => {
  const steps = (answer: EngineAnswer) => answer.assessment.recommendations
  const isFirstAid = (title: string): boolean => title === 'Do this first'

  test('five steps at most, each with a title of eight words and a detail of 26', () => {
    const long = faults(({ answer }) => [
      ...(steps(answer).length > 5 ? ['more than five steps'] : []),
      ...steps(answer)
        .filter(({ description }) => wordsIn(description) > 8)
        .map(({ description }) => description),
      // First aid that cannot wait for a call is never cut short.
      ...steps(answer)
        .filter(({ description, actions }) => !isFirstAid(description) && wordsIn(actions.join(' ')) > 26)
        .map(({ actions }) => actions.join(' ')),
    ])
    expect(long).toEqual([])
  })

  test('the reasons take 60 words at most', () => {
    expect(
      faults(({ answer }) =>
        wordsIn(answer.assessment.explanation) > 60 ? [answer.assessment.explanation] : [],
      ),
    ).toEqual([])
  })

  test('five lines of 14 words say when it gets worse', () => {
    const long = faults(({ answer }) => {
      const { worseningProtocol } = answer.summary.plan
      return [
        ...(worseningProtocol.length > 5 ? ['more than five lines'] : []),
        ...worseningProtocol.filter((text) => wordsIn(text) > 14),
      ]
    })
    expect(long).toEqual([])
  })

  test('together they leave a page of 350 words room for its own', () => {
    const open = ({ assessment, summary }: EngineAnswer): string =>
      [
        assessment.explanation,
        ...assessment.recommendations.flatMap(({ description, actions }) => [description, ...actions]),
        ...summary.plan.worseningProtocol,
      ].join(' ')
    expect(faults(({ answer }) => (wordsIn(open(answer)) > 260 ? [open(answer)] : []))).toEqual([])
  })
})
