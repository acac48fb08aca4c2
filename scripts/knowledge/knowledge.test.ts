import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { atlas } from '#domain/knowledge/compiled/atlas.ts'
import { aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { allQuestions } from '#domain/knowledge/questions.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { all, answer, any, breed, not, symptom, text } from '#domain/logic/condition.ts'
import { allEntries } from './all-entries.ts'
import { bookPages } from './book/book-pages.ts'
import { meaningOf } from './reviews/canonical.ts'
import { CHAPTER_OF_SIGN } from './tell/chapters.ts'
import { lostVerdicts, openVerdicts, problemsIn } from './check-knowledge.ts'
import { countReviews } from './reviews/count-reviews.ts'
import { onlyHolder } from './decides-alone.ts'
import { atlasEntry } from './entries/atlas-entry.ts'
import { proved, ruleEntry } from './entries/rule-entry.ts'
import type { ProvedRule } from './entries/rule-entry.ts'
import { KINDS } from './tell/entry.ts'
import { fingerprintOf } from './reviews/fingerprint.ts'
import { readReviews, signed, standingOf, writeReviews } from './reviews/reviews.ts'
import { tellCondition } from './tell/condition.ts'
import { TOPIC_QUESTIONS } from './tell/topics.ts'
import { whoAsks } from './who-asks.ts'

const entries = allEntries()
const [aRule] = rules.map(proved)
const [ordinary] = atlas
if (aRule === undefined || ordinary === undefined) throw new Error('There is no knowledge')
const signature = { by: 'Jane Roe, DVM', on: '2026-11-23', verdict: 'agrees' } as const

describe('what is checked in the knowledge', () => {
  test('everything it names exists, and no id stands twice', () => {
    expect(problemsIn(entries)).toEqual([])
    expect(lostVerdicts(entries, readReviews())).toEqual([])
  })

  const wrong = (change: Partial<ProvedRule>): readonly string[] =>
    problemsIn([ruleEntry({ ...aRule, ...change })])

  test.each([
    ['a question', { when: answer('gum_colour', 'pink') }, 'the question "gum_colour"'],
    ['an option', { when: all(symptom('vomiting'), not(answer('gum_color', 'pinkish'))) }, '"pinkish"'],
    ['a symptom', { when: any(symptom('vomitting')) }, 'the symptom "vomitting"'],
    ['a finding', { when: text('life_treat') }, 'the finding "life_treat"'],
    ['a breed group', { when: breed('tiny' as 'toy') }, 'the breed group "tiny"'],
    ['a source', { sources: ['S9999'] }, 'the source "S9999"'],
    ['a family', { family: 'bleding' as 'bleeding' }, 'the kind of emergency "bleding"'],
  ])('%s nobody knows is named with its rule', (_what, change, expected) => {
    const [line = '', ...others] = wrong(change)
    expect(line).toContain(`domain/knowledge/rules: ${aRule.id} names`)
    expect(line).toContain(expected)
    expect(others).toEqual([])
  })

  test('an example and an ordinary thing are read, too', () => {
    const example = { name: 'a dog', given: aDog(['hickups'], { eating: 'lots' }), expect: 'no' } as const
    expect(wrong({ examples: [example] })).toHaveLength(2)
    expect(problemsIn([atlasEntry({ ...ordinary, onset: ['today'] })])).toHaveLength(1)
  })

  test('an id that stands twice is told once', () => {
    expect(problemsIn([ruleEntry(aRule), ruleEntry(aRule)])).toEqual([
      expect.stringContaining(`${aRule.id} stands here twice`),
    ])
  })
})

describe('verdicts of veterinarians', () => {
  const entry = ruleEntry(aRule)
  const reviews = signed([aRule.id], signature, entries, {})

  test('a verdict counts for the entry as it was judged', () => {
    expect(standingOf(entry, reviews).is).toBe('agreed')
    expect(countReviews(entries, reviews).find(({ kind }) => kind === 'rule')).toMatchObject({
      reviewed: 1,
      of: rules.length,
    })
    expect(countReviews(entries, {}).map(({ reviewed }) => reviewed)).toEqual(
      Array(Object.keys(KINDS).length).fill(0),
    )
  })

  test.each<[string, Partial<ProvedRule>]>([
    ['its level', { atLeast: aRule.atLeast === 'er_urgent' ? 'normal_vet' : 'er_urgent' }],
    ['what it looks for', { when: not(aRule.when) }],
    ['its sentence', { because: 'Another sentence.' }],
    ['its sources', { sources: ['K'] }],
  ])('a change of %s loses the review', (_what, change) => {
    const changed = ruleEntry({ ...aRule, ...change })
    expect(standingOf(changed, reviews).is).toBe('changed')
    expect(countReviews([changed], reviews)[0]?.reviewed).toBe(0)
    expect(openVerdicts([changed], reviews)).toEqual([
      expect.stringMatching(`${aRule.id}: Changed since .* signed again`),
    ])
  })

  test('the order of fields makes no other version, another word of a source does', () => {
    const turned = Object.fromEntries(Object.entries(aRule).toReversed())
    expect(fingerprintOf({ ...entry, content: turned })).toBe(fingerprintOf(entry))
    const [source, ...others] = entry.sources
    if (source === undefined) throw new Error('The rule has no source')
    const renamed = { ...entry, sources: [{ ...source, title: 'Another work' }, ...others] }
    expect(fingerprintOf(renamed)).not.toBe(fingerprintOf(entry))
  })

  test('an objection is told and does not count as reviewed', () => {
    const objected = signed([aRule.id], { ...signature, verdict: 'objects' }, entries, {})
    expect(countReviews(entries, objected)[0]?.reviewed).toBe(0)
    expect(openVerdicts(entries, objected)).toEqual([expect.stringContaining('Change it')])
  })

  test('a verdict of an entry that does not exist is told with what to do', () => {
    const { [aRule.id]: verdict } = reviews
    if (verdict === undefined) throw new Error('Nothing was signed')
    expect(lostVerdicts(entries, { 'RF-000': verdict })).toEqual([
      expect.stringContaining('there is no entry RF-000. Take its verdict out'),
    ])
  })

  test('who signs names a known entry, a name, a day and the version that was read', () => {
    const sign = (ids: readonly string[], by: string = signature.by, on: string = signature.on) =>
      signed(ids, { ...signature, by, on }, entries, {})
    expect(() => sign(['RF-000'])).toThrow('There is no entry "RF-000"')
    expect(() => sign([aRule.id], ' ')).toThrow('--by')
    expect(() => sign([aRule.id], signature.by, 'today')).toThrow('--on')
    expect(() => sign([`${aRule.id}@000000000000`])).toThrow('no longer version')
    expect(sign([`${aRule.id}@${fingerprintOf(entry)}`])).toEqual(reviews)
  })

  test('what is written is read back', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'reviews-')), 'reviews.json')
    writeReviews(reviews, file)
    expect(readReviews(file)).toEqual(reviews)
  })
})

describe('the book', () => {
  const pages = bookPages(entries, {}, () => [])

  test('every entry stands on one page, at an anchor of its own', () => {
    const anchors = pages.flatMap(({ html }) =>
      [...html.matchAll(/<(?:article|tr) id="([^"]+)"/g)].map(([, id = '']) => id),
    )
    expect(anchors.length).toBeGreaterThan(2000)
    expect(anchors.toSorted()).toEqual(entries.map(({ id }) => id).toSorted())
  })

  test('shows no script, and no id of a question or option in what is told', () => {
    const ids = allQuestions.flatMap(({ id, options = [] }) => [id, ...options.map(({ value }) => value)])
    const raw = new Set(ids.filter((id) => id.includes('_')))
    const shown = JSON.stringify(entries.map(({ title, parts }) => ({ title, parts })))
    expect(
      [...shown.matchAll(/[a-z]+(?:_[a-z0-9]+)+/g)].map(([word]) => word).filter((word) => raw.has(word)),
    ).toEqual([])
    expect(pages.filter(({ html }) => html.includes('<script'))).toEqual([])
  })

  test.each([
    [
      'told.gums-red',
      'by phrases',
      ['(bright|brick|cherry) red', 'ALONG_THE_TEETH: ^', '“Bright brick red”'],
    ],
    [
      'sign.drunken-walk',
      'by words near each other',
      ['within 7 words', 'not beside: PLAY', 'Wobbly, drunk-looking walk'],
    ],
    ['words.GUMS', 'as a group of words', ['gums? | tongue']],
    [
      'turn.DENIES',
      'as what is said around it',
      ['Anywhere, as whole words', 'no signs? of', 'NO: no | not | never | without'],
    ],
  ])("tells owners' words: %s, %s", (id, _how, shown) => {
    const text = JSON.stringify(entries.find((entry) => entry.id === id)?.parts)
    for (const words of shown) expect(text).toContain(words)
  })

  test('every question and symptom has its chapter, and every topic its question', () => {
    const named = [...allQuestions.map(({ id }) => id), ...symptomsByValue.keys()]
    expect(named.filter((id) => CHAPTER_OF_SIGN[id] === undefined)).toEqual([])
    expect(TOPIC_QUESTIONS.filter((id) => !named.includes(id))).toEqual([])
  })

  test('a condition is told with the words an owner sees', () => {
    expect(tellCondition(all(symptom('vomiting'), not(answer('gum_color', 'pink'))))).toEqual({
      says: 'All of this is so:',
      joined: 'and',
      of: [
        'This symptom was ticked: “Vomiting or retching”.',
        "“Lift your pet's lip. What color are the gums?” is answered with anything but “Pink and moist”, or is not answered.",
      ],
    })
  })

  test('two conditions mean the same whatever their order, and differ by a value', () => {
    const one = all(symptom('vomiting', 'diarrhea'), all(answer('eating', 'normal'), text('tally')))
    const other = all(text('tally'), answer('eating', 'normal'), symptom('diarrhea', 'vomiting'))
    expect(meaningOf(one)).toBe(meaningOf(other))
    expect(meaningOf(one)).not.toBe(meaningOf(any(text('tally'), answer('eating', 'normal'))))
  })

  test('a rule decides alone where nothing else holds the level', () => {
    const lone = aDog(['vomiting'], { danger_signs: ['unproductive_retching'] })
    const both = aDog(['vomiting'], { danger_signs: ['unproductive_retching', 'collapse'] })
    expect(onlyHolder(intakeOf(lone, null))).toBe('RF-072')
    expect(onlyHolder(intakeOf(both, null))).toBeUndefined()
  })

  test('who reads a question is told by option', () => {
    expect(whoAsks('gum_color', entries)).toContain('RF-006: looks for “Bright brick red” (bright_red)')
    expect(whoAsks('vomiting', entries)).toContain('condition.leptospirosis: speaks for it')
    expect(whoAsks('gum_color', entries)).toContain('told.gums-red: tells of “Bright brick red” (bright_red)')
    expect(() => whoAsks('gum_colour', entries)).toThrow('no question and no symptom')
  })
})
