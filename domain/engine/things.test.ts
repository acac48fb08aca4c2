import { describe, expect, test } from 'vitest'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { substances } from '#domain/knowledge/compiled/substances.ts'
import { substancesById } from '#domain/substances/all-substances.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { BRIGHT } from '#domain/logic/testing/an-intake.ts'
import { assess } from './assess.ts'
import type { Answers, Intake } from '../logic/intake.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const well: Answers = {
  ...BRIGHT,
  onset: 'within_last_hour',
  course: 'same',
  vomit_frequency: 'none_24h',
  vomit_content: 'not_seen',
  neurologic_signs: ['none'],
  gum_color: 'pink',
}
const met = (exposure: readonly string[], things: readonly string[], more: Answers = {}): Answers => ({
  ...well,
  exposure,
  ...(things.length > 0 && { exposure_things: things }),
  ...more,
})
const intake = (given: Given, clarifications?: Answers): Intake => ({
  ...intakeOf(given, birthdayForAge(48, NOW)),
  ...(clarifications && { clarifications }),
})
const summaryOf = (given: Given, clarifications?: Answers) =>
  assess(intake(given, clarifications), NOW).summary
const dog = (answers: Answers, more: { weightKg?: number; notes?: string } = {}): Given =>
  aDog(['vomiting'], answers, { weightKg: 20, ...more })
const levelOf = (given: Given, clarifications?: Answers): string => summaryOf(given, clarifications).severity

const harmlessPlant =
  substances.find(
    ({ exposure, dog: risk }) =>
      exposure === 'toxic_plant_mushroom' && risk.level === 'monitor_at_home' && risk.upTo === null,
  )?.id ?? ''
const limited =
  substances.find(
    ({ exposure, dog: risk, toxin }) =>
      exposure === 'other' && toxin === undefined && risk.level === 'monitor_at_home' && risk.upTo !== null,
  )?.id ?? ''
const NOT_KNOWN = ['toxic_plant_mushroom']

describe('a thing that was chosen', () => {
  test('decides in place of the rule about its kind, and the answer says its name', () => {
    expect(levelOf(dog(met(NOT_KNOWN, [])))).toBe('er_urgent')
    const { severity, trace, triageRationale } = summaryOf(dog(met(NOT_KNOWN, [harmlessPlant])))
    expect(severity).toBe('monitor_at_home')
    expect(trace.things.map(({ id }) => id)).toEqual([harmlessPlant])
    expect(trace.rules.map(({ setAsideBy }) => setAsideBy)).toContain('substance')
    expect(triageRationale).toContain(substancesById.get(harmlessPlant)?.name)
  })

  test('that is an emergency raises at once, whatever else was ticked', () => {
    expect(levelOf(dog(met(['other'], ['rat-or-mouse-poison'])))).toBe('er_urgent')
    expect(levelOf(dog(met(NOT_KNOWN, [harmlessPlant, 'rat-or-mouse-poison'])))).toBe('er_urgent')
  })

  test.each([
    ['the pet has a sign', dog(met(NOT_KNOWN, [harmlessPlant], { energy_level: 'very_low' }))],
    ['the note tells of one', dog(met(NOT_KNOWN, [harmlessPlant]), { notes: 'She is drooling a lot.' })],
    ['another kind was met too', dog(met([...NOT_KNOWN, 'pesticide_chemical'], [harmlessPlant]))],
    ['something unknown may have been met too', dog(met([...NOT_KNOWN, 'unknown'], [harmlessPlant]))],
    [
      'it was eaten again',
      dog(met(NOT_KNOWN, [harmlessPlant], { exposure_details: 'a leaf every day for 3 days' })),
    ],
    ['another thing is not known to be mild', dog(met(NOT_KNOWN, [harmlessPlant, limited]))],
  ])('does not speak where %s', (_, given) => {
    expect(levelOf(given)).not.toBe('monitor_at_home')
  })

  test('within a limit counts only once the owner says so', () => {
    const given = dog(met(['other'], [limited]))
    const { severity, questions } = summaryOf(given)
    expect(severity).toBe('normal_vet')
    expect(questions.map(({ id, kind }) => [id, kind])).toEqual([['product', 'product']])
    expect(questions[0]?.options[0]?.limits?.[0]).toMatch(/^It was no more than /)
    expect(levelOf(given, { product: limited })).toBe('monitor_at_home')
    expect(levelOf(given, { product: 'none' })).toBe('normal_vet')
    expect(levelOf(given, { product: 'not_sure' })).toBe('normal_vet')
    const much = dog(met(['other'], [limited], { exposure_amount: 'large' }))
    expect(levelOf(much, { product: limited })).toBe('normal_vet')
  })

  test('with a poison computes its dose with the amount that was told', () => {
    const chocolate = (details: string) =>
      summaryOf(dog(met(['chocolate'], ['milk-chocolate'], { exposure_details: details })))
    expect(chocolate('10 g').severity).toBe('monitor_at_home')
    expect(chocolate('10 g').trace.doses[0]?.working).toContain('About 1.2 mg/kg of theobromine')
    expect(chocolate('900 g').severity).toBe('er_urgent')
    expect(chocolate('').severity).toBe('er_urgent')
  })

  test('that no table knows is left out, and nothing gets milder', () => {
    expect(levelOf(dog(met(NOT_KNOWN, ['no-such-thing'])))).toBe('er_urgent')
  })

  test.each(['dog', 'cat'] as const)(
    'never makes a %s milder than its own risk, known doses aside',
    (species) => {
      for (const thing of substances) {
        if (thing[species].level !== 'er_urgent') continue
        const answers = met([], [thing.id], { exposure: ['other'] })
        const given = species === 'dog' ? aDog(['vomiting'], answers) : aCat(['vomiting'], answers)
        expect([thing.id, levelOf(given)]).toEqual([thing.id, 'er_urgent'])
      }
    },
    120_000,
  )

  test.each([
    ['dog', aDog],
    ['cat', aCat],
  ] as const)('sends a %s to the clinic now where a cord may have been live', (_, pet) => {
    const answers = met(['foreign_object'], ['cable-or-cord'], { onset: 'days_1_to_3' })
    const { severity, triageRationale } = summaryOf(pet(['vomiting'], answers))
    expect(severity).toBe('normal_vet')
    expect(triageRationale).toContain('If it was plugged in, go now')
  })
})

const medicine = substances.find(
  ({ exposure, toxin, cat }) =>
    exposure === 'other_medicine' && toxin === undefined && cat.level === 'normal_vet',
)

describe('the question what it was', () => {
  const told = dog(met(NOT_KNOWN, [], { exposure_details: 'a few leaves of the spider plant' }))

  test('offers what the words name, and a confirmed thing counts as chosen', () => {
    const { severity, questions } = summaryOf(told)
    expect(severity).toBe('er_urgent')
    const [question] = questions.filter(({ kind }) => kind === 'product')
    expect(question?.options.map(({ value }) => value)).toContain('spider-plant')
    expect(question?.options[0]?.limits).toContain('It was this and nothing else.')
    expect(levelOf(told, { product: 'spider-plant' })).toBe('monitor_at_home')
    expect(summaryOf(told, { product: 'spider-plant' }).trace.asked).toHaveLength(1)
    expect(levelOf(told, { product: 'none' })).toBe('er_urgent')
  })

  test('is not asked of a pet with a sign, nor where no thing that is named is mild', () => {
    const kinds = (given: Given) => summaryOf(given).questions.map(({ kind }) => kind)
    expect(kinds(dog({ ...told.answers, danger_signs: ['collapse'] }))).not.toContain('product')
    expect(kinds(dog(met(NOT_KNOWN, [], { exposure_details: 'sago palm' })))).not.toContain('product')
  })

  test('may stand beside an emergency that stands only on what was met', () => {
    const cat = aCat(['vomiting'], met(['other_medicine'], [], { exposure_details: medicine?.name ?? '' }), {
      weightKg: 5,
    })
    const { severity, questions } = summaryOf(cat)
    expect(severity).toBe('er_urgent')
    const offered = questions.find(({ kind }) => kind === 'product')?.options.map(({ value }) => value)
    expect(offered).toContain(medicine?.id)
    expect(levelOf(cat, { product: medicine?.id ?? '' })).toBe('normal_vet')
  })

  test('is not asked where the owner ticked that nobody knows what it was', () => {
    const guess = dog(met(['unknown'], [], { exposure_details: 'chalk maybe? a crayon?' }))
    expect(summaryOf(guess).questions.map(({ kind }) => kind)).not.toContain('product')
  })

  test('asks for what was seen, and answers for an object that was swallowed', () => {
    const crayon = dog(met(['foreign_object'], [], { exposure_details: 'one green crayon' }))
    const { severity, questions } = summaryOf(crayon)
    expect(severity).toBe('normal_vet')
    const [question] = questions.filter(({ kind }) => kind === 'product')
    const option = question?.options.find(({ value }) => value === 'crayon')
    expect(option?.limits).toContain('I saw it, or what is left of it shows what it was.')
    expect(levelOf(crayon, { product: 'crayon' })).toBe('monitor_at_home')
    expect(levelOf(crayon, { product: 'none' })).toBe('normal_vet')
  })

  test('where an object was swallowed, vomiting that was only the nearest box is no sign, and vomiting is', () => {
    const swallowed = (answers: Answers) => levelOf(dog(met(['foreign_object'], [], answers)))
    expect(swallowed({ vomit_frequency: 'none_24h' })).toBe('normal_vet')
    expect(swallowed({ vomit_frequency: 'none_24h', onset: 'days_1_to_3' })).toBe('er_urgent')
    expect(swallowed({ vomit_frequency: 'none_24h', energy_level: 'slightly_low' })).toBe('er_urgent')
    expect(swallowed({ vomit_frequency: 'none_24h', eating: 'none_under_12h' })).toBe('er_urgent')
    expect(swallowed({ vomit_frequency: 'once' })).toBe('er_urgent')
  })

  test('is what alarming words told of, where its owner says so', () => {
    const packet = met(['other'], [], {
      exposure_details: 'half a silica gel packet',
      exposure_amount: 'tiny_taste',
    })
    const told = dog(packet, { notes: 'My aunt calls it TOXIC.' })
    const { severity, questions } = summaryOf(told)
    expect(severity).toBe('normal_vet')
    const [question] = questions.filter(({ kind }) => kind === 'product')
    const silica = question?.options.find(({ value }) => value === 'silica-gel-packet')
    expect(silica?.limits).toContain('By “TOXIC” I meant this and nothing worse.')
    const asked = Object.fromEntries(questions.map(({ id }) => [id, 'none']))
    expect(levelOf(told, { ...asked, product: 'silica-gel-packet' })).toBe('monitor_at_home')
    expect(levelOf(told, asked)).toBe('normal_vet')
  })
})

describe('a stomach that was upset once', () => {
  const upset = (answers: Answers = {}, notes = ''): Given =>
    dog(met(NOT_KNOWN, [harmlessPlant], { vomit_frequency: 'once', vomit_content: ['food'], ...answers }), {
      notes,
    })

  test('lets a harmless thing decide that its owner confirmed', () => {
    expect(levelOf(upset())).toBe('er_urgent')
    const asked = dog(
      met(NOT_KNOWN, [], {
        exposure_details: 'a few leaves of the spider plant',
        vomit_frequency: 'once',
        vomit_content: ['food'],
      }),
    )
    expect(levelOf(asked, { product: 'spider-plant' })).toBe('monitor_at_home')
    expect(levelOf(asked, { product: 'none' })).toBe('er_urgent')
  })

  test.each([
    ['it vomited more than once', { vomit_frequency: 'two_to_three' }],
    ['there is blood', { vomit_content: ['fresh_blood'] }],
    ['it is weak', { energy_level: 'very_low' }],
    ['it trembles', { neurologic_signs: ['tremors'] }],
  ])('lets nothing decide where %s', (_, answers) => {
    const asked = dog(
      met(NOT_KNOWN, [], {
        exposure_details: 'a few leaves of the spider plant',
        vomit_frequency: 'once',
        vomit_content: ['food'],
        ...answers,
      }),
    )
    expect(summaryOf(asked).questions.map(({ kind }) => kind)).not.toContain('product')
  })
})
