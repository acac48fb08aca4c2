import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { everyVignette } from '#cases/written/read-written.ts'
import { intakeOf } from '#cases/written/vignette.ts'
import { atlas } from '#domain/knowledge/compiled/atlas.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import { substances } from '#domain/knowledge/compiled/substances.ts'
import { MOST_CHECKS } from '#domain/engine/answer/check-question.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import { assess } from '#domain/engine/assess.ts'
import type { Intake } from '#domain/logic/intake.ts'
import type { Suggestion } from '#domain/logic/suggestion.ts'
import { rankOf } from '#domain/logic/urgency.ts'
import { choicesFor } from '#domain/engine/opinion/choices.ts'
import { answersBy, mildest } from '../../scripts/evaluate/answering-owner.ts'
import { NOW, runs } from './generated-intakes.ts'

// Each case is assessed several times.
vi.setConfig({ testTimeout: 180_000 })

/** Every fourth case, with its answer when nothing is suggested. */
const cases = everyVignette()
  .filter((_vignette, at) => at % 4 === 0)
  .map((vignette) => intakeOf(vignette, NOW))
  .map((intake) => ({ intake, alone: assess(intake, NOW) }))
type Case = (typeof cases)[number]
const idsOf = {
  normal: atlas.map(({ id }) => id),
  product: substances.map(({ id }) => id),
  reading: (questionsById.get('danger_signs')?.options ?? []).map(({ value }) => value),
}

/** Words of the note, or words nobody wrote. */
const quoteFrom = (note: string): fc.Arbitrary<string> => {
  const words = note.split(/\s+/)
  const some = fc
    .tuple(fc.nat(words.length), fc.integer({ min: 1, max: 6 }))
    .map(([from, count]) => words.slice(from, from + count).join(' '))
  return fc.oneof({ weight: 4, arbitrary: some }, fc.constant('gave up on us'))
}

/** Suggestions to this case: half of them such as it offers, the rest any. */
const suggestionsTo = (intake: Intake, answer: EngineAnswer): fc.Arbitrary<Suggestion[]> => {
  const { normal, product, reading } = choicesFor({ intake, now: NOW, answer })
  const ids = { normal: normal.map(({ id }) => id), product, reading: reading.map(({ id }) => id) }
  const of = (kind: Suggestion['kind']) => {
    const any = fc.constantFrom(...idsOf[kind])
    const id = ids[kind].length > 0 ? fc.oneof(fc.constantFrom(...ids[kind]), any) : any
    return fc.record({ kind: fc.constant(kind), id, quote: quoteFrom(intake.additionalNotes) })
  }
  return fc.array(fc.oneof(of('normal'), of('product'), of('reading')), { minLength: 1, maxLength: 4 })
}

/** Suggestions to one of the cases of which this is so. */
const suggestedWhere = (isMeant: (one: Case) => boolean) =>
  fc
    .constantFrom(...cases.filter(isMeant))
    .chain(({ intake, alone }) =>
      suggestionsTo(intake, alone).map((suggestions) => ({ intake, alone, suggestions })),
    )
const suggested = suggestedWhere(() => true)

const withoutQuestions = ({ assessment, summary }: EngineAnswer) => {
  const { questions: _questions, suggestions: _suggestions, ...rest } = summary
  return { assessment, summary: rest }
}

describe('whatever is suggested', () => {
  test('the answer stays as it is; three questions are the most, with every question and choice of the engine', () => {
    let used = 0
    fc.assert(
      fc.property(suggested, ({ intake, alone, suggestions }) => {
        const answer = assess({ ...intake, suggestions }, NOW)
        if (answer.summary.suggestions !== undefined) used += 1
        expect(withoutQuestions(answer)).toEqual(withoutQuestions(alone))
        const { questions } = answer.summary
        expect(questions.length).toBeLessThanOrEqual(MOST_CHECKS)
        expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
        for (const [at, own] of alone.summary.questions.entries()) {
          const { options: choices = [], ...asked } = questions[at] ?? {}
          const { options, ...same } = own
          expect(asked).toEqual(same)
          expect(choices).toEqual(expect.arrayContaining([...options]))
        }
      }),
      runs(1200),
    )
    expect(used).toBeGreaterThan(200)
  })

  test('an emergency asks exactly what it asks without', () => {
    const emergencies = suggestedWhere(({ alone }) => alone.summary.severity === 'er_urgent')
    fc.assert(
      fc.property(emergencies, ({ intake, alone, suggestions }) => {
        expect(assess({ ...intake, suggestions }, NOW)).toEqual(alone)
      }),
      runs(300),
    )
  })

  test('what was asked about can be replayed by itself, and "not sure" leaves no milder level', () => {
    fc.assert(
      fc.property(suggested, ({ intake, alone, suggestions }) => {
        const first = assess({ ...intake, suggestions }, NOW).summary
        fc.pre(first.suggestions !== undefined)
        const kept = { ...intake, suggestions: first.suggestions }
        const clarifications = answersBy(first.questions, () => 'not_sure')
        const after = assess({ ...kept, clarifications }, NOW).summary
        expect(after.questions).toEqual(first.questions)
        expect(after.suggestions).toEqual(first.suggestions)
        expect(after.trace.asked).toHaveLength(first.questions.length)
        expect(rankOf(after.severity)).toBeGreaterThanOrEqual(rankOf(alone.summary.severity))
      }),
      runs(300),
    )
  })

  test('opens no way to a milder level where the engine sees none, whatever the owner confirms', () => {
    const unasked = suggestedWhere(({ alone }) => alone.summary.questions.length === 0)
    fc.assert(
      fc.property(unasked, ({ intake, alone, suggestions }) => {
        const { questions } = assess({ ...intake, suggestions }, NOW).summary
        fc.pre(questions.length > 0)
        const clarifications = answersBy(questions, mildest)
        const { severity } = assess({ ...intake, suggestions, clarifications }, NOW).summary
        expect(rankOf(severity)).toBeGreaterThanOrEqual(rankOf(alone.summary.severity))
      }),
      runs(300),
    )
  })

  test('a danger that the owner confirms makes the level more urgent', () => {
    fc.assert(
      fc.property(suggested, ({ intake, alone, suggestions }) => {
        const { questions } = assess({ ...intake, suggestions }, NOW).summary
        const danger = questions.find(({ kind }) => kind === 'suspected')
        fc.pre(danger !== undefined)
        const clarifications = { [danger?.id ?? '']: 'yes' }
        const { severity } = assess({ ...intake, suggestions, clarifications }, NOW).summary
        expect(rankOf(severity)).toBeGreaterThan(rankOf(alone.summary.severity))
      }),
      runs(200),
    )
  })
})
