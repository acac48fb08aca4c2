/**
 * How one answer is told. `does` follows the pet ("eats less than usual"), `usual` joins what is as it always is ("eats"),
 * `part` stands in the sentence of its question, `says` is a sentence of its own, `unsure` is what nobody could tell.
 */
export type Phrase = {
  readonly tells: 'does' | 'usual' | 'part' | 'says' | 'unsure'
  readonly words: string
  /** The symptom whose own words this answer makes needless, because it says the same more exactly. */
  readonly insteadOf?: string
  /** The words for a thing that happened once today, so that its time can follow: "vomited once, within the last hour". */
  readonly once?: string
  /** The words of a time that can follow such a thing. */
  readonly follows?: string
}

export type QuestionPhrases = {
  /** The sentence of the parts: `{list}` stands for them, `{she}` for the pet. */
  readonly frame?: string
  readonly options: Readonly<Record<string, Phrase>>
}
