import type { Condition } from '#domain/logic/condition.ts'

/** A sentence for an owner and on whose word it stands. `{petName}` stands for the pet's name. */
export type CareLine = {
  readonly text: string
  readonly sources: readonly string[]
  /** It asks to hold back food, which is not safe for every pet. */
  readonly pausesFood?: true
  /** It changes what the pet eats, which a pet under treatment should not do without its vet. */
  readonly changesFood?: true
  /** It asks to feed, which could do harm where something may be stuck. */
  readonly feeds?: true
  /** It puts something into the mouth, which is not safe for a pet that may not swallow or may need surgery. */
  readonly byMouth?: true
  /** Only for owners of this kind of pet. */
  readonly species?: 'dog' | 'cat'
  /** Only where this is known to be so. */
  readonly onlyFor?: Condition
  /** Left out where this is known to be so. */
  readonly notFor?: Condition
  /** What it does to the pet's body. */
  readonly does?: Act
  /** What it says not to do; no answer holds it beside a line that does this. */
  readonly against?: Act
  /** How many hours it lets an owner wait before a vet is seen. */
  readonly waitsHours?: number
  /** From when these hours count; left out where what is waited for is yet to come, such as a day without food. */
  readonly waitsFrom?: 'onset' | 'now'
  /** What it is about, where one line of an answer says enough. */
  readonly topic?: Topic
}

/** Things to do that several problems ask for; an answer asks for each once. */
export type Topic =
  | 'brushing'
  | 'resting'
  | 'collar'
  | 'fresh_air'
  | 'object_in_body'
  | 'package'
  | 'wash_coat'

/** What a line of advice can do to a body, where doing it in the wrong case would harm. */
export type Act = 'cool' | 'warm' | 'press' | 'wash' | 'rinse' | 'sugar' | 'limit_water' | 'fast' | 'walk'

/** Acts that undo each other. */
const OPPOSITE: Readonly<Partial<Record<Act, Act>>> = { cool: 'warm', warm: 'cool' }

/** True when one line does what the other speaks against, undoes it, or asks for the same once more. */
export const clash = (one: CareLine, other: CareLine): boolean =>
  undoes(one.does, other) ||
  undoes(other.does, one) ||
  (one.pausesFood === true && other.feeds === true) ||
  (other.pausesFood === true && one.feeds === true) ||
  (one.topic !== undefined && one.topic === other.topic)

const undoes = (act: Act | undefined, { does, against }: CareLine): boolean =>
  act !== undefined && (act === against || (does !== undefined && does === OPPOSITE[act]))

/** A care sentence with its sources, as codes of `knowledge/sources.ts`. */
export const line = (text: string, ...sources: readonly string[]): CareLine => ({ text, sources })

/** A care sentence that asks to hold back food. */
export const foodPause = (text: string, ...sources: readonly string[]): CareLine => ({
  text,
  sources,
  pausesFood: true,
})

/** A care sentence that lets the pet drink. */
export const byMouth = (text: string, ...sources: readonly string[]): CareLine => ({
  text,
  sources,
  byMouth: true,
})

/** A care sentence for owners of one kind of pet. */
export const lineFor = (species: 'dog' | 'cat', text: string, ...sources: readonly string[]): CareLine => ({
  text,
  sources,
  species,
})

/** A care sentence for owners of pets of which this is known. */
export const lineIf = (onlyFor: Condition, text: string, ...sources: readonly string[]): CareLine => ({
  text,
  sources,
  onlyFor,
})

/** The care sentence, left out where this is known to be so. */
export const unless = (notFor: Condition, entry: CareLine): CareLine => ({ ...entry, notFor })

/** A care sentence that changes what the pet eats. */
export const foodChange = (text: string, ...sources: readonly string[]): CareLine => ({
  text,
  sources,
  changesFood: true,
})

/** A care sentence that asks to feed. */
export const feedLine = (text: string, ...sources: readonly string[]): CareLine => ({
  text,
  sources,
  feeds: true,
})

/** The care sentence, marked with what it does to the body. */
export const doing = (does: Act, entry: CareLine): CareLine => ({ ...entry, does })

/** The care sentence, marked with what it says not to do. */
export const against = (act: Act, entry: CareLine): CareLine => ({ ...entry, against: act })

/** The care sentence, marked with how many hours it lets an owner wait. */
export const waiting = (
  waitsHours: number,
  entry: CareLine,
  waitsFrom?: NonNullable<CareLine['waitsFrom']>,
): CareLine => (waitsFrom === undefined ? { ...entry, waitsHours } : { ...entry, waitsHours, waitsFrom })

/** The care sentence, marked with what it is about. */
export const about = (topic: Topic, entry: CareLine): CareLine => ({ ...entry, topic })

/** The care sentence, marked as one that asks to feed. */
export const feeding = (entry: CareLine): CareLine => ({ ...entry, feeds: true })
