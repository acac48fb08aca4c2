import { describe, expect, test } from 'vitest'
import { deadlyThings, typedThings } from '#cases/substances/substances.ts'
import { readingGrade } from '#domain/knowledge/care/reading-grade.ts'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import { toxinsById } from '#domain/knowledge/toxins.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import { sources } from '#domain/knowledge/compiled/sources.ts'
import { substances } from '../compiled/substances.ts'
import { substancesById } from '#domain/substances/all-substances.ts'
import { exposureFor } from './exposure-for.ts'
import { findSubstances } from '#domain/substances/find-substances.ts'

const now = new Date('2026-06-15T12:00:00Z')
const SPECIES = ['dog', 'cat'] as const
const doubled = (values: readonly string[]): readonly string[] =>
  values.filter((value, place) => values.indexOf(value) !== place)

describe('the table of substances', () => {
  test('knows at least 800 things, each under an id and a name of its own', () => {
    expect(substances.length).toBeGreaterThanOrEqual(800)
    expect(doubled(substances.map(({ id }) => id))).toEqual([])
    expect(doubled(substances.map(({ name }) => name.toLowerCase()))).toEqual([])
    expect(substances.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test('gives nothing a word that is the name of another thing', () => {
    const names = new Map(substances.map(({ id, name }) => [name.toLowerCase(), id]))
    const foreign = substances.flatMap(({ id, words }) =>
      words.filter((word) => (names.get(word.toLowerCase()) ?? id) !== id).map((word) => `${id}: ${word}`),
    )
    expect(foreign).toEqual([])
    expect(substances.filter(({ words }) => words.some((word) => word.trim() === ''))).toEqual([])
  })

  test.each(SPECIES)('answers the exposure question as it is asked of a %s', (species) => {
    const asked = (questionsById.get('exposure')?.options ?? [])
      .filter(({ onlySpecies }) => onlySpecies === undefined || onlySpecies === species)
      .map(({ value }) => value)
    expect(substances.filter((one) => !asked.includes(exposureFor(one, species)))).toEqual([])
  })

  test('names only poisons and forms that have doses of their own', () => {
    const odd = substances.filter(({ toxin }) => {
      if (toxin === undefined) return false
      const known = toxinsById.get(toxin.id)
      return (
        known === undefined || (toxin.form !== undefined && !known.forms.some(({ id }) => id === toxin.form))
      )
    })
    expect(odd).toEqual([])
  })

  test('stands on sources that are known, and uses each that was opened for it', () => {
    expect(substances.filter((thing) => thing.sources.length === 0)).toEqual([])
    expect(substances.filter((thing) => thing.sources.some((code) => !sources[code]))).toEqual([])
    const used = new Set(substances.flatMap((thing) => thing.sources))
    const opened = Object.keys(sources).filter((code) => /^P7\d\d$/.test(code))
    expect(opened.length).toBeGreaterThan(70)
    expect(opened.filter((code) => !used.has(code))).toEqual([])
  })

  test('speaks short plain sentences', () => {
    const said = [...new Set(substances.map(({ because }) => because))]
    expect(said.filter((text) => text.length > 130 || !/^[A-Z].*\.$/.test(text))).toEqual([])
    expect(said.filter((text) => readingGrade(text) > 8)).toEqual([])
    expect(said.filter((text) => /!|benign|toxic\b|ingest|symptom/i.test(text))).toEqual([])
    const grades = said.map(readingGrade)
    expect(grades.reduce((sum, grade) => sum + grade, 0) / grades.length).toBeLessThan(6)
  })

  test('says up to which amount a thing is harmless in words an owner can check', () => {
    const limits = substances.flatMap((one) =>
      SPECIES.flatMap((species) => {
        const risk = one[species]
        return risk.level === 'monitor_at_home' && risk.upTo !== null ? [risk.upTo] : []
      }),
    )
    expect(limits.length).toBeGreaterThan(100)
    expect(limits.filter((limit) => limit.length > 80 || /\b(?:mg|kg|ml|dose)\b/i.test(limit))).toEqual([])
  })
})

describe.each(SPECIES)('what kills a %s', (species) => {
  const listed = deadlyThings.filter((thing) => thing.species === species)

  test('is a list of at least forty', () =>
    expect(new Set(listed.map(({ id }) => id)).size).toBeGreaterThanOrEqual(40))

  test.each(listed)('$id is an emergency, on the word of $source', ({ id, source }) => {
    const substance = substancesById.get(id)
    expect(substance?.[species].level).toBe('er_urgent')
    expect(substance?.sources).toContain(source)
  })
})

/** Keys of the reader after which the rules make an emergency of a name alone. */
const EMERGENCIES = ['poison_named', 'sharp_object', 'deadly_plant']

/** What the reader takes for its dangerous namesake, and what the opened source says instead. */
const namesakes: Readonly<Record<string, string>> = {
  'calla-lily': 'no true lily: burns the mouth (ASPCA)',
  anthurium: 'no true lily: burns the mouth (ASPCA)',
  dracaena: 'no true lily: upsets the stomach (ASPCA)',
  hosta: 'no true lily: upsets the stomach (ASPCA)',
  'grape-ivy': 'no grape (ASPCA: not poisonous)',
  'grape-hyacinth': 'no grape (ASPCA: not poisonous)',
  'oregon-grape': 'no grape (ASPCA: not poisonous)',
  'thyroid-tablet': 'dogs bear far more than people (dvm360, whiskerDocs)',
}

const takenForEmergency = (id: string, species: (typeof SPECIES)[number]): readonly string[] => {
  const substance = substancesById.get(id)
  if (substance === undefined) return []
  const pet = species === 'dog' ? aDog : aCat
  return [substance.name, ...substance.words].filter((name) => {
    const given = pet(['lethargy'], {}, { notes: `My ${species} ate ${name}.` })
    const { keys } = readFacts(intakeOf(given, null), now).notes
    return EMERGENCIES.some((key) => keys.has(key))
  })
}

describe.each(SPECIES)('next to the rules for a %s', (species) => {
  test('nothing is milder than what its name alone already means, but for namesakes', () => {
    const milder = substances
      .filter((one) => one[species].level !== 'er_urgent' && namesakes[one.id] === undefined)
      .flatMap(({ id }) => takenForEmergency(id, species).map((name) => `${id}: ${name}`))
    expect(milder).toEqual([])
  })

  test('nothing stays at home whose dose decides otherwise', () => {
    const odd = substances.filter(({ toxin, ...one }) => {
      const known = toxin === undefined ? undefined : toxinsById.get(toxin.id)
      return (
        one[species].level === 'monitor_at_home' && known !== undefined && known[species].rule !== 'monitor'
      )
    })
    expect(odd).toEqual([])
  })
})

/** Options of the exposure question that the rules make an emergency in any amount, by species. */
const anyAmountForBoth = [
  'grapes_raisins',
  'antifreeze',
  'rodenticide',
  'human_pain_medicine',
  'other_medicine',
  'battery_magnet',
  'snake_bite',
]
const anyAmount: Readonly<Record<(typeof SPECIES)[number], readonly string[]>> = {
  dog: [...anyAmountForBoth, 'xylitol'],
  cat: [...anyAmountForBoth, 'lilies', 'permethrin', 'string_thread'],
}

/** Things of such a kind that the opened source calls a low risk, and why. */
const lowRisk: Readonly<Record<string, string>> = {
  'birth-control-pills': 'a whole packet only upsets the stomach (ASPCA)',
  'insulin-that-was-swallowed': 'is digested and does not lower blood sugar (ASPCA)',
  'thyroid-tablet': 'dogs bear far more than people (dvm360, whiskerDocs)',
  melatonin: 'an ordinary medicine of dogs (a veterinarian)',
}

test.each(SPECIES)('what is an emergency in any amount stays one for a %s, but for low risks', (species) => {
  const milder = substances.filter(
    (one) => anyAmount[species].includes(exposureFor(one, species)) && one[species].level !== 'er_urgent',
  )
  expect(milder.filter(({ id }) => lowRisk[id] === undefined).map(({ id }) => id)).toEqual([])
  expect(Object.keys(lowRisk).filter((id) => !substancesById.has(id))).toEqual([])
})

test('a namesake is listed only while the reader still takes it for an emergency', () => {
  const idle = Object.keys(namesakes).filter((id) =>
    SPECIES.every((species) => takenForEmergency(id, species).length === 0),
  )
  expect(idle).toEqual([])
})

describe('finding what an owner typed', () => {
  test.each(typedThings)('a $species and "$typed": $first comes first', ({ species, typed, first }) => {
    expect(findSubstances(typed, { species, limit: 5 })[0]?.id).toBe(first)
  })

  test.each([
    ['bread', 'raw-bread-dough'],
    ['peanut butter', 'sugar-free-peanut-butter'],
    ['palm', 'sago-palm'],
    ['mushroom', 'wild-mushroom'],
    ['candy', 'sugar-free-candy-or-mints'],
    ['glue', 'expanding-glue'],
    ['apple', 'apple-core-or-seeds'],
    ['peach', 'peach-pit'],
    ['tylonol', 'acetaminophen'],
    ['toilet', 'toilet-bowl-cleaner'],
  ])('"%s" also shows the dangerous %s', (typed, id) => {
    const ids = findSubstances(typed, { species: 'dog', limit: 6 }).map((one) => one.id)
    expect(ids).toContain(id)
  })

  test.each(SPECIES)('finds every thing by its own name for a %s', (species) => {
    const lost = substances.filter(
      (one) => !findSubstances(one.name, { species, limit: 3 }).some(({ id }) => id === one.id),
    )
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  test('gives no more than was asked for, and nothing for nothing', () => {
    expect(findSubstances('chocolate', { species: 'dog', limit: 2 })).toHaveLength(2)
    expect(findSubstances('', { species: 'dog', limit: 5 })).toEqual([])
    expect(findSubstances('my dog ate', { species: 'dog', limit: 5 })).toEqual([])
  })
})
