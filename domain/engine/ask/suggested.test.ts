import { describe, expect, test } from 'vitest'
import { atlas } from '#domain/knowledge/compiled/atlas.ts'
import { assess } from '#domain/engine/assess.ts'
import type { Intake } from '#domain/logic/intake.ts'
import type { Suggestion } from '#domain/logic/suggestion.ts'
import { anItch } from '#domain/logic/testing/an-intake.ts'
import { soundSuggestions } from './suggested.ts'

const now = new Date('2026-03-01T12:00:00Z')

const told = (changes: Partial<Intake> = {}): Intake =>
  anItch({ additionalNotes: 'He is bright and playing.', ...changes })

const ofCats = atlas.find(({ species }) => species === 'cat')?.id ?? 'none'
const danger: Suggestion = { kind: 'reading', id: 'collapse', quote: 'bright and playing' }

describe('a suggestion is sound', () => {
  test.each<[string, Suggestion, number]>([
    ['that quotes the note letter by letter', danger, 1],
    ['not where the owner did not write so', { ...danger, quote: 'Bright and playing' }, 0],
    ['not where it quotes a part of a word', { ...danger, quote: 'play' }, 0],
    ['not where it quotes no word', { ...danger, quote: ' ' }, 0],
    ['not where it names no danger sign', { ...danger, id: 'none' }, 0],
    ['not where it names nothing of ours', { kind: 'product', id: 'made-up', quote: 'bright' }, 0],
    ['not where it names an entry of cats', { kind: 'normal', id: ofCats, quote: 'bright' }, 0],
  ])('%s', (_what, suggestion, count) => {
    expect(soundSuggestions(told({ suggestions: [suggestion] }))).toHaveLength(count)
  })

  test('also where it quotes what was written about the thing', () => {
    const followUpAnswers = { exposure: ['other'], exposure_details: 'a gummy thing' }
    const product: Suggestion = { kind: 'product', id: 'grapes', quote: 'gummy thing' }
    expect(soundSuggestions(told({ followUpAnswers, suggestions: [product] }))).toEqual([product])
  })
})

describe('a suspected danger', () => {
  const asked = (answer?: string) =>
    assess(
      told({ suggestions: [danger], ...(answer && { clarifications: { 'suspected.collapse': answer } }) }),
      now,
    ).summary
  const level = assess(told(), now).summary.severity

  test('is asked about in the owner’s words and changes nothing by itself', () => {
    const { questions, suggestions, ...rest } = asked()
    const { questions: none, ...alone } = assess(told(), now).summary
    expect(level).toBe('monitor_at_home')
    expect(none).toEqual([])
    expect(rest).toEqual(alone)
    expect(suggestions).toEqual([danger])
    expect(questions.map(({ text }) => text)).toEqual([
      'You wrote: “bright and playing”. Is this true for Rex, now or earlier: collapsed, fainted, or cannot stand up?',
    ])
  })

  test.each([
    ['yes', 'er_urgent'],
    ['no', level],
    ['not_sure', 'normal_vet'],
  ])('answered "%s" leads to %s, and the record keeps it', (answer, expected) => {
    const { severity, trace, suggestions } = asked(answer)
    expect(severity).toBe(expected)
    expect(trace.asked.map(({ id, quote }) => [id, quote])).toEqual([
      ['suspected.collapse', 'bright and playing'],
    ])
    expect(suggestions).toEqual([danger])
  })
})

describe('a suggested thing', () => {
  const ate = (exposure_details: string): Intake =>
    told({
      selectedSymptoms: [],
      followUpAnswers: { ...told().followUpAnswers, exposure: ['other'], exposure_details },
      additionalNotes: 'He is bright and playing.',
    })
  const sugarless = 'the sugarless strip from my purse'

  test('that is dangerous is asked about, and counts only once the owner confirms it', () => {
    const suggestions: readonly Suggestion[] = [
      { kind: 'product', id: 'onion', quote: 'strip from my purse' },
    ]
    const before = assess(ate(sugarless), now).summary
    const first = assess({ ...ate(sugarless), suggestions }, now).summary
    expect(first.severity).toBe(before.severity)
    const question = first.questions.find(({ id }) => id === 'product')
    expect(question?.options.map(({ value }) => value)).toContain('onion')
    expect(question?.options.find(({ value }) => value === 'onion')?.limits).toContain(
      'By “strip from my purse” I meant this.',
    )
    const after = assess({ ...ate(sugarless), suggestions, clarifications: { product: 'onion' } }, now)
    expect(after.summary.trace.things.map(({ id }) => id)).toEqual(['onion'])
  })

  test('is not guessed at where the owner ticked that nobody knows what it was', () => {
    const unknown = { ...ate(sugarless).followUpAnswers, exposure: ['unknown'] }
    const suggestions: readonly Suggestion[] = [{ kind: 'product', id: 'onion', quote: 'strip' }]
    const { summary } = assess({ ...ate(sugarless), followUpAnswers: unknown, suggestions }, now)
    expect(summary.suggestions).toBeUndefined()
  })
})
