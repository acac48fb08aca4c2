import { expect, test } from 'vitest'
import { atlasById } from './atlas-by-id.ts'
import { aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { symptom } from '#domain/logic/condition.ts'
import type { Answers } from '#domain/logic/intake.ts'
import { explainedIn, explainerOf, without } from './explained.ts'
import { readFacts } from '../read/facts.ts'
import type { Facts } from '../read/facts.ts'
import { fires } from './firing-rules.ts'

const now = new Date('2026-06-15T12:00:00Z')
const SHEDDING = 'normal.seasonal-shedding'
const THINNING_HAIR = 'RF-151'

const well: Answers = {
  danger_signs: ['none'],
  onset: 'weeks_1_to_4',
  energy_level: 'normal',
  itch_severity: 'not_itchy',
  skin_signs: ['none'],
  exposure: ['none'],
  context: ['none'],
}
const factsOf = (answers: Answers = {}, symptoms: readonly string[] = ['hair_loss']): Facts => ({
  ...readFacts(intakeOf(aDog(symptoms, { ...well, ...answers }), birthdayForAge(48, now)), now),
  confirmed: new Set([SHEDDING]),
})
const ruleNamed = (id: string) => {
  const rule = rules.find((one) => one.id === id)
  if (rule === undefined) throw new Error(`There is no rule ${id}.`)
  return rule
}
const explainerIn = (id: string, facts: Facts): string | undefined =>
  explainerOf(ruleNamed(id), explainedIn(facts))?.id

test('a confirmed entry sets aside the concern that its signs alone had raised', () => {
  const facts = factsOf()
  expect(fires(ruleNamed(THINNING_HAIR).when, facts)).toBe(true)
  expect(explainerIn(THINNING_HAIR, facts)).toBe(SHEDDING)
})

test('an entry that nobody confirmed, or that does not fit, explains nothing', () => {
  expect(explainerIn(THINNING_HAIR, { ...factsOf(), confirmed: new Set() })).toBeUndefined()
  expect(explainedIn(factsOf({ danger_signs: ['abnormal_gums'] })).entries).toEqual([])
  expect(explainedIn(factsOf({ course: 'worse_fast' })).entries).toEqual([])
  expect(explainedIn({ ...factsOf(), confirmed: new Set(['normal.unheard-of']) }).entries).toEqual([])
})

test('a concern of another part of the body, or of none, is not explained', () => {
  const elsewhere = rules.filter(({ about }) => about !== 'skin')
  const explained = explainedIn(factsOf())
  expect(elsewhere.filter((rule) => explainerOf(rule, explained) !== undefined)).toEqual([])
})

test('a concern stands on what is left beside the explained signs', () => {
  const facts = factsOf({ limb_signs: ['swelling'] }, ['hair_loss', 'limping'])
  const { left } = explainedIn(facts)
  expect([...left.symptoms]).toEqual(['limping'])
  expect(left.values('limb_signs')).toEqual(['swelling'])
})

test('a concern about the whole animal is explained by what leaves none of its signs', () => {
  const whole = { ...ruleNamed(THINNING_HAIR), about: 'whole' as const }
  expect(explainerOf(whole, explainedIn(factsOf()))?.id).toBe(SHEDDING)
  const limping = { ...whole, when: symptom('hair_loss', 'limping') }
  expect(explainerOf(limping, explainedIn(factsOf()))?.id).toBe(SHEDDING)
  const both = explainedIn(factsOf({}, ['hair_loss', 'limping']))
  expect(explainerOf(limping, both)).toBeUndefined()
  expect(explainerOf({ ...whole, atLeast: 'er_urgent' }, explainedIn(factsOf()))).toBeUndefined()
})

test('a question without an answer for a well pet was not asked once its answer is explained', () => {
  const entry = atlasById.get(SHEDDING)
  if (entry === undefined) throw new Error('The entry is gone.')
  const explainsLimp = { ...entry, explains: { answers: { weight_bearing: ['mild_limp'] } } }
  const limping = factsOf({ weight_bearing: 'mild_limp' }, ['limping'])
  const left = without(limping, [explainsLimp])
  expect([limping.asked.has('weight_bearing'), left.asked.has('weight_bearing')]).toEqual([true, false])
  expect(left.values('weight_bearing')).toBeUndefined()
})

test('an explained answer becomes the one that tells of nothing, in ticks and in words', () => {
  const entry = atlasById.get(SHEDDING)
  if (entry === undefined) throw new Error('The entry is gone.')
  const explainsLump = { ...entry, explains: { answers: { skin_signs: ['lump'] } } }
  const lumpy = factsOf({ skin_signs: ['lump'] }, ['rashes'])
  const both = factsOf({ skin_signs: ['lump', 'bruising'] }, ['rashes'])
  const told = {
    ...lumpy,
    notes: { ...lumpy.notes, answers: new Map([['skin_signs', new Set(['lump', 'hives'])]]) },
  }
  expect(without(lumpy, [explainsLump]).values('skin_signs')).toEqual(['none'])
  expect(without(both, [explainsLump]).values('skin_signs')).toEqual(['bruising'])
  expect([...(without(told, [explainsLump]).notes.answers.get('skin_signs') ?? [])]).toEqual(['hives'])
})

test('since when is asked no more once what may last any time explains every symptom', () => {
  const entry = atlasById.get(SHEDDING)
  if (entry === undefined) throw new Error('The entry is gone.')
  const lifelong = {
    ...entry,
    onset: (questionsById.get('onset')?.options ?? []).map(({ value }) => value),
  }
  const alone = factsOf({ onset: 'not_sure' })
  const beside = factsOf({ onset: 'not_sure' }, ['hair_loss', 'limping'])
  expect(alone.asked.has('onset')).toBe(true)
  expect(without(alone, [lifelong]).asked.has('onset')).toBe(false)
  expect(without(alone, [lifelong]).values('onset')).toBeUndefined()
  expect(without(beside, [lifelong]).values('onset')).toEqual(['not_sure'])
  expect(without(alone, [entry]).values('onset')).toEqual(['not_sure'])
  expect(without(alone, [entry, lifelong]).values('onset')).toEqual(['not_sure'])
})
