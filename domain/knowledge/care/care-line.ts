import type { Condition } from '#domain/logic/condition.ts'

/** `{petName}` stands for the pet's name. */
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
  readonly species?: 'dog' | 'cat'
  readonly onlyFor?: Condition
  /** Left out where this is known to be so. */
  readonly notFor?: Condition
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

export const TOPICS = [
  'brushing',
  'resting',
  'collar',
  'fresh_air',
  'object_in_body',
  'package',
  'wash_coat',
] as const
export type Topic = (typeof TOPICS)[number]

/** What a line of advice can do to a body, where doing it in the wrong case would harm. */
export const ACTS = [
  'cool',
  'warm',
  'press',
  'wash',
  'rinse',
  'sugar',
  'limit_water',
  'fast',
  'walk',
] as const
export type Act = (typeof ACTS)[number]

const OPPOSITE: Readonly<Partial<Record<Act, Act>>> = { cool: 'warm', warm: 'cool' }

export const clash = (one: CareLine, other: CareLine): boolean =>
  undoes(one.does, other) ||
  undoes(other.does, one) ||
  (one.pausesFood === true && other.feeds === true) ||
  (other.pausesFood === true && one.feeds === true) ||
  (one.topic !== undefined && one.topic === other.topic)

const undoes = (act: Act | undefined, { does, against }: CareLine): boolean =>
  act !== undefined && (act === against || (does !== undefined && does === OPPOSITE[act]))

/** `sources` are codes of `knowledge/sources/`. */
export const line = (text: string, ...sources: readonly string[]): CareLine => ({ text, sources })
