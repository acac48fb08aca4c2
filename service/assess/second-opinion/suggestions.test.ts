import { describe, expect, test } from 'vitest'
import { assess as decide } from '#domain/engine/assess.ts'
import { aService } from '#service/testing/small-world.ts'
import * as loopback from '#service/testing/loopback-model.ts'
import { aModelService, BOTH, byRules, mild, read } from '#service/testing/second-opinion-world.ts'
import { agreeingProvider } from './agreeing-provider.fixture.ts'

const provider = agreeingProvider()

describe('what a model suggests', () => {
  const collapse = { kind: 'reading', id: 'collapse', quote: 'bright and playing' } as const
  const body = (changes: Record<string, unknown> = {}) =>
    mild({ additionalNotes: 'He is bright and playing.', ...changes })
  const suggesting = (...suggestions: readonly unknown[]) =>
    provider.now(loopback.says('anthropic', { ...loopback.agreeing, suggestions }))

  test('becomes a question and changes nothing else', async () => {
    suggesting(collapse)
    const { assess, lines } = await aModelService(provider)
    const { summary } = await read(await assess(body()))
    const { summary: alone } = await byRules(body())
    expect(summary.questions.map(({ id }) => id)).toEqual(['suspected.collapse'])
    expect(summary.suggestions).toEqual([collapse])
    const { suggestions: _used, ...rest } = summary
    expect({ ...rest, questions: [] }).toEqual(alone)
    expect(lines.join('')).toContain('"suggested":1,"asked":1')
  })

  test.each([
    ['words the owner did not write', { ...collapse, quote: 'he fell over' }],
    ['an unknown danger', { ...collapse, id: 'made-up' }],
    ['a thing where nothing was eaten', { kind: 'product', id: 'grapes', quote: 'bright' }],
    ['another form', { kind: 'dose', amount: '5 mg' }],
    ['no object at all', 'collapse'],
  ])('%s is left out, and no word of it is logged', async (_what, suggestion) => {
    suggesting(suggestion)
    const { assess, lines } = await aModelService(provider)
    const answer = await read(await assess(body()))
    expect(answer.model_used).toBe(BOTH)
    expect(answer.summary).toEqual((await byRules(body())).summary)
    expect(lines.join('')).not.toMatch(/fell over|made-up|5 mg|bright/)
  })

  test('is answered without the model, by what came with the question', async () => {
    const clarified = { suggestions: [collapse], clarifications: { 'suspected.collapse': 'yes' } }
    const { summary } = await byRules(body(clarified))
    expect(summary.severity).toBe('er_urgent')
    expect(summary.trace.asked.map(({ id, quote }) => [id, quote])).toEqual([
      ['suspected.collapse', 'bright and playing'],
    ])
  })

  test('is asked for once: after the answers nothing new is', async () => {
    suggesting({ ...collapse, id: 'seizure' })
    const { assess } = await aModelService(provider)
    const clarified = { suggestions: [collapse], clarifications: { 'suspected.collapse': 'no' } }
    const { summary } = await read(await assess(body(clarified)))
    expect(summary.questions.map(({ id }) => id)).toEqual(['suspected.collapse'])
    expect(provider.received[0]?.body).toContain(
      String.raw`\"choices\":{\"normal\":[],\"product\":[],\"reading\":[]}`,
    )
  })

  test.each([
    ['that quotes what was never written', { suggestions: [{ ...collapse, quote: 'he fell over' }] }],
    ['of a kind that does not exist', { suggestions: [{ ...collapse, kind: 'level' }] }],
    ['beside three others', { suggestions: [collapse, collapse, collapse, collapse] }],
  ])('one %s is refused when it is sent', async (_what, changes) => {
    const response = await aService({ engine: decide }).assess(body(changes))
    expect(response.status).toBe(400)
  })
})
