import { describe, expect, test } from 'vitest'
import type { Urgency } from '#domain/logic/urgency.ts'
import { answerWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { FIRST_AID, nextSteps, whenToSeeAVet, whenWorse } from './next-steps.ts'
import { reportOfAnswer, type Report } from './report.ts'
import { anAnswer, aRequest } from '../testing/an-answer.ts'

type Action = Report['recommendations'][number]

const action = (description: string, actions: string[], changes: Partial<Action> = {}): Action => ({
  type: 'home_care',
  description,
  priority: 'within_24h',
  actions,
  ...changes,
})
const reportWith = (level: Urgency, recommendations: Action[], worseningProtocol: string[] = []): Report => {
  const report = reportOfAnswer('a', aRequest(), anAnswer(level), null)
  return { ...report, recommendations, plan: { ...report.plan, worseningProtocol } }
}
const sentences = (report: Report) => nextSteps(report).map(({ lead, rest }) => lead + rest)

describe('the next steps', () => {
  test('take from every action in turn, and fewer in an emergency', () => {
    const report = reportWith('normal_vet', [
      action('Go', ['A.', 'B.', 'C.', 'D.']),
      action('Care', ['E.', 'F.']),
    ])
    expect(sentences(report)).toEqual(['A.', 'B.', 'C.', 'E.', 'F.'])
    expect(sentences({ ...report, level: 'er_urgent' })).toEqual(['A.', 'B.', 'E.', 'F.'])
  })

  test('tell first aid whole, however much it is', () => {
    const aid = ['Check for a breath.', 'Press 100 times a minute.', 'Breathe in twice.', 'Go on.', 'Drive.']
    const report = reportWith('er_urgent', [action(FIRST_AID, aid), action('Go', ['A.', 'B.'])])
    expect(sentences(report)).toEqual([...aid, 'A.'])
    expect(FIRST_AID).toBe(answerWords.recommend.firstAid)
  })

  test('leave what to go at once for to its own place', () => {
    const warning = action('Go if worse', ['Go now if it bleeds.'], { priority: 'immediate' })
    const report = reportWith('normal_vet', [action('Go', ['A.']), warning], ['Go now if it bleeds.'])
    expect(sentences(report)).toEqual(['A.'])
    expect(whenWorse(report)).toEqual({ title: 'Go at once for any of these', items: ['It bleeds.'] })
  })

  test('leave the numbers of the poison lines to the banner that has them', () => {
    const call = action('Call a poison line', ['Call (888) 426-4435.'], { priority: 'immediate' })
    const report = reportWith('er_urgent', [action('Go', ['A.']), call])
    expect(sentences({ ...report, mayBePoison: true })).toEqual(['A.'])
    expect(sentences({ ...report, mayBePoison: false })).toEqual(['A.', 'Call (888) 426-4435.'])
  })

  test('begin with the words that tell what to do', () => {
    const steps = nextSteps(
      reportWith('monitor_at_home', [
        action('Care', ['Give no food, no water.'], { priority: 'as_needed' }),
        action('See a vet', ['See a vet if it lasts.'], { priority: 'within_week' }),
      ]),
    )
    expect(steps).toEqual([
      { lead: 'Give no food', rest: ', no water.' },
      { lead: 'See a vet', rest: ' if it lasts.' },
    ])
  })

  test('come from the plan where an old row has no actions', () => {
    expect(sentences(reportWith('normal_vet', []))).toEqual([
      'Call ahead',
      'Use a carrier',
      'Give no medicine',
    ])
  })
})

describe('when it gets worse', () => {
  test('a sentence that can wait is no reason to go at once, and is said among the steps once', () => {
    const waits = ['See a vet if it lasts.', 'See a vet if it is not better in 48 hours.']
    const later = action('See a vet', ['See a vet if it lasts.'], { priority: 'as_needed' })
    const report = reportWith('monitor_at_home', [later], ['Go now if he falls.', ...waits])
    expect(whenWorse(report).items).toEqual(['He falls.'])
    expect(sentences(report)).toEqual(['See a vet if it lasts.'])
    expect(whenToSeeAVet(report)).toEqual(['See a vet if it is not better in 48 hours.'])
  })

  test('every sentence goes on from its title', () => {
    const report = reportWith('normal_vet', [], ['Go now for a fit.', 'Go now if the leg hangs loose.'])
    expect(whenWorse(report).items).toEqual(['A fit.', 'The leg hangs loose.'])
  })

  test('an emergency says what to know on the way, as it is', () => {
    const report = reportWith('er_urgent', [], ['If she stops breathing, stop where it is safe.'])
    expect(whenWorse(report)).toEqual({
      title: 'On the way',
      items: ['If she stops breathing, stop where it is safe.'],
    })
    expect(whenToSeeAVet(report)).toEqual([])
  })
})
