import { describe, expect, test } from 'vitest'
import { levelFrom } from '#domain/engine/decide/decide.ts'
import { computeDoses } from '#domain/engine/doses/compute-doses.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import { atlas } from '#domain/knowledge/compiled/atlas.ts'
import { BODY_SYSTEMS } from '#domain/knowledge/atlas/entry.ts'
import { isOfAnyTime } from '#domain/knowledge/atlas/limits.ts'
import type { Answers } from '#domain/logic/intake.ts'
import { fits, isSeen } from '#domain/engine/decide/fits.ts'
import { typicalCases } from './typical-case.ts'

const now = new Date('2026-06-15T12:00:00Z')

test('every entry has an id of its own', () => {
  const ids = atlas.map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  expect(ids.filter((id) => !/^(normal|known)\.[a-z0-9-]+$/.test(id))).toEqual([])
  expect(atlas.filter(({ id, knownAs }) => id.startsWith('known.') !== (knownAs !== undefined))).toEqual([])
})

/** Signs of an illness by themselves, and what is asked to know of a danger. */
const NEVER_ORDINARY =
  /^(danger_signs|exposure(?!\.insect_sting$)|trauma_details|labor_progress|temperature_f)\.|^gum_color\.(?!pink)|\.(very_low|weak|none_24_to_48h|none_over_48h|wants_but_cannot|none_12h|none_24h|drops_only|effort|open_mouth_or_gasping|coughs_blood|nonstop|dark_brown|penis_stuck_out|held_shut|bulging|vision_loss|cannot_walk|circling|fainting|sudden_blindness|facial_droop|yellow_tint|sweet_breath|cold|limp_or_crying|not_gaining|self_injury|dead_or_burned|maggots|non_weight_bearing|dragging|coffee_grounds|stool_like|string_hanging|string_under_tongue)$/

const A_TIME_NOBODY_KNOWS: readonly [string, Answers] = ['a time nobody knows', { onset: 'not_sure' }]

test('what may have lasted any time fits also where nobody knows since when, and the rest does not', () => {
  const limited = atlas.filter((entry) => !isOfAnyTime(entry))
  expect(limited.length).toBeGreaterThan(atlas.length / 2)
  expect(limited.length).toBeLessThan(atlas.length)
  for (const entry of atlas.filter(isOfAnyTime))
    for (const { intake } of typicalCases(entry, now)) {
      const followUpAnswers = { ...intake.followUpAnswers, ...A_TIME_NOBODY_KNOWS[1] }
      expect(fits(entry, readFacts({ ...intake, followUpAnswers }, now))).toBe('yes')
    }
})

describe.each(atlas)('$id', (entry) => {
  test('names systems of the body and when it may have begun', () => {
    expect(entry.systems.filter((system) => !BODY_SYSTEMS.includes(system))).toEqual([])
    expect(entry.systems).not.toEqual([])
    expect(entry.onset).not.toEqual([])
  })

  test('is seen and fits in each of its typical cases', () => {
    const cases = typicalCases(entry, now)
    expect(cases).not.toEqual([])
    const odd = cases.filter(({ intake }) => {
      const facts = readFacts(intake, now)
      return !isSeen(entry, facts) || fits(entry, facts) !== 'yes'
    })
    expect(odd).toEqual([])
  })

  test('may stay at home once its owner finds all of it true', () => {
    const kept = typicalCases(entry, now).filter(({ intake }) => {
      const facts = { ...readFacts(intake, now), confirmed: new Set([entry.id]) }
      const { level } = levelFrom(facts, computeDoses(facts))
      return level !== 'monitor_at_home'
    })
    expect(kept.map(({ name }) => name)).toEqual([])
  })

  test('explains nothing that is never ordinary', () => {
    const told = Object.entries(entry.explains.answers ?? {}).flatMap(([question, values]) =>
      values.map((value) => `${question}.${value}`),
    )
    expect(told.filter((sign) => NEVER_ORDINARY.test(sign))).toEqual([])
  })

  test.each<readonly [string, Answers]>([
    ['a danger sign', { danger_signs: ['abnormal_gums'] }],
    ['weakness', { energy_level: 'weak' }],
    ['rat poison', { exposure: ['rodenticide'] }],
    ['a car accident', { context: ['hit_by_vehicle'] }],
    ['no answer on energy', { energy_level: [] }],
    ...(isOfAnyTime(entry) ? [] : [A_TIME_NOBODY_KNOWS]),
  ])('does not fit beside %s', (_name, answers) => {
    const cases = typicalCases(entry, now)
    const truths = cases.map(({ intake }) =>
      fits(entry, readFacts({ ...intake, followUpAnswers: { ...intake.followUpAnswers, ...answers } }, now)),
    )
    expect(truths.filter((truth) => truth === 'yes')).toEqual([])
  })

  test('is told in short plain sentences, on a named word', () => {
    for (const sentence of [entry.because, entry.returnWhen, entry.twin, ...entry.confirm]) {
      expect(sentence).toMatch(/^[A-Z].*[.]$/)
      expect(sentence.length).toBeLessThanOrEqual(130)
      expect(sentence).not.toMatch(/!|benign|idiopathic|physiolog/i)
    }
    expect(entry.confirm.length).toBeGreaterThanOrEqual(1)
    expect(entry.confirm.length).toBeLessThanOrEqual(3)
    expect(entry.words.length).toBeGreaterThanOrEqual(2)
    expect(entry.sources).not.toEqual([])
  })
})

test.each<readonly [string, Answers]>([
  ['normal.sleepy-and-puffy-after-surgery', { context: ['none'] }],
  ['normal.cat-sac-still-shows-after-neuter', { context: ['none'] }],
  ['normal.cat-cough-after-breathing-tube', { context: ['none'] }],
  ['normal.cat-sore-leg-after-shot', { context: ['none'] }],
  ['normal.young-worms-after-wormer', { context: ['none'] }],
  ['normal.fire-ant-bumps', { exposure: ['none'] }],
  ['normal.bigger-clumps-on-wet-food', { urine_output: 'normal' }],
])('%s is not offered where what it comes from was not ticked', (id, answers) => {
  const entry = atlas.find((each) => each.id === id)
  const cases = entry === undefined ? [] : typicalCases(entry, now)
  expect(cases).not.toEqual([])
  for (const { intake } of cases) {
    const followUpAnswers = { ...intake.followUpAnswers, ...answers }
    expect(entry && fits(entry, readFacts({ ...intake, followUpAnswers }, now))).toBe('no')
  }
})
