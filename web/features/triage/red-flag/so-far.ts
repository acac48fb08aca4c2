import { firstStepsOf } from '#domain/knowledge/care/first-steps.ts'
import { firstAid } from '#domain/knowledge/compiled/care/first-aid.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import type { Rule } from '#domain/knowledge/rules/rule.ts'
import type { Condition } from '#domain/logic/condition.ts'
import { isNeverSafe } from '#domain/engine/doses/dose-level.ts'
import { becauseOf, findThings } from '#domain/engine/doses/level-by-things.ts'
import type { Substance } from '#domain/knowledge/substances/substance.ts'
import { toxinSources } from '#domain/knowledge/compiled/catalogues/toxins.ts'
import { toxinsById } from '#domain/knowledge/toxins.ts'
import { computeDoses, type DoseFinding } from '#domain/engine/doses/compute-doses.ts'
import { inPlaceOf } from '#domain/engine/decide/exposures.ts'
import { exposuresOf } from '#domain/engine/read/exposures-met.ts'
import { readFactsBy } from '#domain/engine/read/facts-by-reader.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { type FlowPet, flowPetOf, optionsFor } from '#domain/engine/flow/flow-pet.ts'
import { questionsStillPossible } from '#domain/engine/flow/question-order.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { holds } from '#domain/logic/judge.ts'
import { levelOf } from '#domain/engine/decide/level.ts'
import { openBooks } from '#domain/engine/notes/phrases/phrase-book.ts'
import { readNoWords } from '#domain/engine/notes/note-reader.ts'
import type { NoteReader } from '#domain/engine/notes/note-reader.ts'
import type { Met, SoFar } from './red-flag.ts'

const EXPOSURE = 'exposure'
const DOSE_QUESTIONS = [EXPOSURE, 'exposure_amount', 'exposure_details', 'exposure_things']

export function judgeSoFar(
  intake: Intake,
  ahead: ReadonlySet<string>,
  now: Date,
  readNotes: NoteReader,
): SoFar {
  const facts = readFactsBy(readNotes, intake, now)
  const pet = flowPetOf(intake.pet, now)
  const { selectedSymptoms, followUpAnswers } = intake
  const open = questionsStillPossible(pet, selectedSymptoms, followUpAnswers, ahead)
  const { level, fired } = levelOf(facts, computeDoses(facts))
  if (level === 'er_urgent' && isNoneIfWell(intake, facts, open, now, readNotes))
    return { isEmergency: false, certain: null }
  const certain = fired.find(
    ({ rule, setAsideBy }) =>
      rule.atLeast === 'er_urgent' &&
      setAsideBy === null &&
      staysTrue(rule.when, facts, open) &&
      !mayGiveWayToDose(rule, facts, open, pet),
  )?.rule
  return { isEmergency: level === 'er_urgent', certain: certain === undefined ? null : certainOf(certain) }
}

const MADE_UP: Intake = {
  pet: {
    id: null,
    name: '',
    species: 'dog',
    breed: null,
    birthday: null,
    gender: null,
    isNeutered: null,
    weight: { value: null, unit: 'lbs' },
    conditions: [],
    allergies: [],
    medications: [],
  },
  selectedSymptoms: ['vomiting'],
  followUpAnswers: { danger_signs: ['breathing_distress'] },
  additionalNotes: '',
}

/** Judges a made-up emergency: a phone runs rules for the first time half as fast, and an owner's first must not wait. */
export function* rehearse(now: Date): Generator<void, void> {
  yield* openBooks()
  judgeSoFar(MADE_UP, new Set(['energy_level']), now, readNoWords)
}

const certainOf = ({ id, because, family }: Rule): SoFar['certain'] => ({
  id,
  because,
  family: family ?? null,
  steps: family === undefined ? null : firstStepsOf(firstAid[family]),
})

const ENERGY = 'energy_level'

/** A known dose speaks for a pet that is well; until its owner was asked how bright it is, nothing interrupts because of it. */
function isNoneIfWell(
  intake: Intake,
  facts: Facts,
  open: ReadonlySet<string>,
  now: Date,
  readNotes: NoteReader,
): boolean {
  if (!open.has(ENERGY) || exposuresOf(facts).size === 0) return false
  const bright = readFactsBy(readNotes, ifBright(intake), now)
  return levelOf(bright, computeDoses(bright)).level !== 'er_urgent'
}

const ifBright = (intake: Intake): Intake => ({
  ...intake,
  followUpAnswers: { [ENERGY]: 'normal', ...intake.followUpAnswers },
})

/** What everything that was chosen or named means by itself, for a pet that is bright unless its owner said otherwise. */
export function weighMet(intake: Intake, now: Date, readNotes: NoteReader): readonly Met[] {
  const facts = readFactsBy(readNotes, ifBright(intake), now)
  const doses = computeDoses(facts)
  const things = findThings(facts, doses)
  const metOf = (dose: DoseFinding): Met => ({
    words: dose.working,
    level: dose.level,
    isKnown: dose.known,
    dose: measureOf(dose, facts.species),
    sources: dose.sources.flatMap((code) => toxinSources.get(code) ?? []),
  })
  const isOf = ({ toxin }: Substance, { toxinId }: DoseFinding): boolean => toxin?.id === toxinId
  const named = doses.filter((dose) => !things.some(({ thing }) => isOf(thing, dose)))
  return [
    ...things.map(({ thing, level, isKnown }) => {
      const dose = doses.find((each) => isOf(thing, each))
      return dose === undefined
        ? { words: becauseOf(thing), level, isKnown, dose: null, sources: [] }
        : { ...metOf(dose), level, isKnown }
    }),
    ...named.map(metOf),
  ]
}

/** The dose beside the published ones; null where no amount is known to be safe, or none is published. */
function measureOf({ toxinId, mgPerKg }: DoseFinding, species: 'dog' | 'cat'): Met['dose'] {
  const known = toxinsById.get(toxinId)?.[species]
  if (known === undefined || mgPerKg === undefined || isNeverSafe(toxinId, species, known)) return null
  const limits = known.thresholds.flatMap(({ level, dose, unit }) =>
    unit === 'mg/kg' || unit === 'g/kg' ? [{ level, mgPerKg: unit === 'g/kg' ? dose * 1000 : dose }] : [],
  )
  return limits.length === 0
    ? null
    : { mgPerKg, limits: limits.toSorted((one, other) => one.mgPerKg - other.mgPerKg) }
}

/**
 * True when a condition holds whatever the open questions are answered. An answer that was given stays; only what must
 * be absent can still come. Words that are still to be written count for nothing here, because words never lower a level.
 */
function staysTrue(when: Condition, facts: Facts, open: ReadonlySet<string>): boolean {
  switch (when.kind) {
    case 'all':
      return when.of.every((part) => staysTrue(part, facts, open))
    case 'any':
      return when.of.some((part) => staysTrue(part, facts, open))
    case 'not':
      return !mayBeTrue(when.of, facts, open)
    case 'unanswered':
      return holds(when, facts) && !open.has(when.what)
    default:
      return holds(when, facts)
  }
}

function mayBeTrue(when: Condition, facts: Facts, open: ReadonlySet<string>): boolean {
  switch (when.kind) {
    case 'all':
      return when.of.every((part) => mayBeTrue(part, facts, open))
    case 'any':
      return when.of.some((part) => mayBeTrue(part, facts, open))
    case 'not':
      return !staysTrue(when.of, facts, open)
    case 'answer':
    case 'only':
    case 'number':
    case 'asked':
      return holds(when, facts) || open.has(when.question)
    default:
      return holds(when, facts)
  }
}

/** True when the amount of a poison is still to be told, or which poison it was, and could stand in for the rule. */
function mayGiveWayToDose(rule: Rule, facts: Facts, open: ReadonlySet<string>, pet: FlowPet): boolean {
  if (!DOSE_QUESTIONS.some((id) => open.has(id))) return false
  const met = exposuresOf(facts)
  const question = questionsById.get(EXPOSURE)
  const others = open.has(EXPOSURE) && question !== undefined ? optionsFor(question, pet) : []
  const poisons = new Set([
    ...met,
    ...others.filter(({ exclusive }) => exclusive !== true).map(({ value }) => value),
  ])
  return [...poisons].some((poison) => {
    const told = [...met, poison]
    const withPoison: Facts = {
      ...facts,
      values: (id) => (id === EXPOSURE ? told : facts.values(id)),
    }
    return inPlaceOf(rule, withPoison, told.map(harmlessDoseOf)) !== undefined
  })
}

const harmlessDoseOf = (exposure: string): DoseFinding => ({
  exposure,
  toxinId: '',
  working: '',
  level: 'monitor_at_home',
  known: true,
  isComputed: true,
  sources: [],
})
