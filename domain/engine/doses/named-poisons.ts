import { NOT_TAKEN, TAKES_CAFFEINE, TAKING } from '#domain/knowledge/compiled/notes/turns/amounts.ts'
import { toxinNames, toxinOfOption } from '#domain/knowledge/compiled/poison-names.ts'
import type { ToxinName } from '#domain/knowledge/toxin-name.ts'
import { exposureFor } from '#domain/knowledge/substances/exposure-for.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { phraseBook } from '#domain/engine/notes/phrases/phrase-book.ts'
import { hasSign } from './signs.ts'
import { toldOfNow } from './told-now.ts'

export type NamedPoison = {
  readonly name: ToxinName
  readonly exposure: string
  /**
   * True when the owner named it in answer to what it was, or in loose words where its kind was not ticked: those may
   * not lower what a tick raised.
   */
  readonly inWords: boolean
  readonly isAnswer: boolean
  readonly isMet: boolean
  readonly form: string
}

const WORDS_OF_FORM: Readonly<Record<string, string>> = {
  white: 'white chocolate',
  milk: 'milk',
  semisweet: 'dark',
  baking: 'baking',
  cocoa_powder: 'cocoa powder',
  cocoa_mulch: 'mulch',
  beer: 'beer',
  wine: 'wine',
  spirits: 'liquor',
  raisin: 'raisin',
  garlic: 'garlic',
  bait: 'bait',
}

const denied = new RegExp(String.raw`\b${NOT_TAKEN}\b(?:\s+\S+){0,4}\s*$`)
const open = new Set([
  'other',
  'unknown',
  'other_medicine',
  'toxic_plant_mushroom',
  'pesticide_chemical',
  'spoiled_fatty_food',
  'marijuana',
])

export const isTaking = (sentence: string): boolean => TAKING.test(sentence.toLowerCase())

const names = phraseBook(() => toxinNames.map((name) => ({ of: name, phrases: [name.named.source] })))

export function namedPoisons(facts: Facts): readonly NamedPoison[] {
  const ticked = new Set([
    ...(facts.values('exposure') ?? []),
    ...(facts.notes.answers.get('exposure') ?? []),
  ])
  ticked.delete('none')
  const details = toldOfNow(facts.text('exposure_details')).toLowerCase()
  const loose = [facts.intake.additionalNotes, facts.text('medication_details')]
    .map(toldOfNow)
    .join('\n')
    .toLowerCase()
  const both = `${details}\n${loose}`
  const found = names(both)
    .map(({ of }) => of)
    .filter(
      (name) =>
        (name.species === undefined || name.species === facts.species) &&
        (isNamed(name, details, true) || isNamed(name, loose, ticked.has(name.exposure))),
    )
  const hasChocolate = found.some(({ id }) => id === 'chocolate')
  // Chocolate is counted by its theobromine; coffee beside it counts only where the pet took the coffee too.
  const meant = found.filter(({ id }) => id !== 'caffeine' || !hasChocolate || TAKES_CAFFEINE.test(both))
  const chosen = chosenPoisons(facts)
  const named = [...new Map(meant.map((name) => [name.id, name])).values()].filter(
    ({ id }) => !chosen.some(({ name }) => name.id === id),
  )
  // What one thing is, is known: its kind is not taken for the worst of it, unless the pet has a sign.
  const things = hasSign(facts) ? [] : facts.met.things.map((thing) => exposureFor(thing, facts.species))
  const byOption = [...ticked]
    .filter(
      (option) =>
        !things.includes(option) &&
        ![...named, ...chosen.map(({ name }) => name)].some(({ exposure }) => exposure === option),
    )
    .flatMap((option) => toxinNames.filter(({ id }) => id === toxinOfOption[option]).slice(0, 1))
  const underOption = ({ exposure }: ToxinName): string =>
    ticked.has(exposure) ? exposure : ([...ticked].find((option) => open.has(option)) ?? exposure)
  return [
    ...chosen,
    ...named.map((name) => {
      const isAnswer = isNamed(name, details, true)
      return {
        name,
        exposure: underOption(name),
        inWords: isAnswer || facts.values('exposure')?.includes(underOption(name)) !== true,
        isAnswer,
        isMet: ticked.has(underOption(name)),
        form: '',
      }
    }),
    ...byOption.map((name) => ({
      name,
      exposure: name.exposure,
      inWords: false,
      isAnswer: false,
      isMet: true,
      form: '',
    })),
  ]
}

function chosenPoisons({ met, species }: Facts): readonly NamedPoison[] {
  const found = new Map<string, NamedPoison>()
  for (const thing of met.things) {
    const { toxin } = thing
    const name = toxinNames.find(
      (each) => each.id === toxin?.id && (each.species === undefined || each.species === species),
    )
    if (toxin === undefined || name === undefined) continue
    const form = `${found.get(name.id)?.form ?? ''} ${WORDS_OF_FORM[toxin.form ?? ''] ?? ''}`.trim()
    const exposure = exposureFor(thing, species)
    found.set(name.id, { name, exposure, inWords: true, isAnswer: true, isMet: true, form })
  }
  return [...found.values()]
}

function isNamed({ named }: ToxinName, text: string, isExposed: boolean): boolean {
  return text.split(/[.!?;\n]/).some((sentence) => {
    const found = named.exec(sentence)
    if (found === null || denied.test(sentence.slice(0, found.index))) return false
    return isExposed || TAKING.test(sentence)
  })
}
