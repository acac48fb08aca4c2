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
}

export type QuestionPhrases = {
  /** The sentence of the parts: `{list}` stands for them, `{she}` for the pet. */
  readonly frame?: string
  readonly options: Readonly<Record<string, Phrase>>
}

export const does = (words: string, insteadOf?: string): Phrase =>
  insteadOf === undefined ? { tells: 'does', words } : { tells: 'does', words, insteadOf }

export const didOnce = (words: string, once: string, insteadOf: string): Phrase => ({
  tells: 'does',
  words,
  insteadOf,
  once,
})

export const usual = (words: string): Phrase => ({ tells: 'usual', words })

export const part = (words: string): Phrase => ({ tells: 'part', words })

export const says = (words: string): Phrase => ({ tells: 'says', words })

export const unsure = (words: string): Phrase => ({ tells: 'unsure', words })
