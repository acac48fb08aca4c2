export type Meaning = {
  readonly answers?: Readonly<Record<string, readonly string[]>>
  readonly symptoms?: readonly string[]
  readonly keys?: readonly string[]
  readonly conditions?: readonly string[]
}

export type Entry = {
  readonly id: string
  /** Plain name of the finding, shown back to the owner. */
  readonly finding: string
  /** Regular expressions over the words of a `Sentence`: lower case, contractions written out, no punctuation. */
  readonly phrases: readonly string[]
  /**
   * Does not count beside one of these: in its clause or the nearest ones, for a thing or where one begins with `^` in
   * the sentence.
   */
  readonly unless?: readonly string[]
  readonly species?: 'dog' | 'cat'
  /** Only for this sex, and where it is not known. */
  readonly sex?: 'male' | 'female'
  /**
   * sign: something seen; counts also inside a question.
   * name: the name of a disease or accident an owner may only fear; does not count in a question or a worry.
   * exposure: a thing; counts only where the pet ate, licked or touched it.
   * state: a lasting fact about the pet, such as a known disease; a date in the past does not end it.
   */
  readonly kind: 'sign' | 'name' | 'exposure' | 'state'
  /** It says when something was, and tells of no sign by itself. */
  readonly aboutTime?: true
  /** Named in the answer about medicines it was given, and a pet should never get it. */
  readonly neverAMedicine?: true
  /** The phrase does not count when one of these stands anywhere in the same text. */
  readonly unlessSaid?: readonly string[]
  /** The phrase counts only when one of these stands somewhere in the same text. */
  readonly onlySaid?: readonly string[]
  readonly means: Meaning
}
