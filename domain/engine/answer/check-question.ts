/**
 * What the answer turns on: a statement of the note that sounds alarming, a question left open, something ordinary that
 * looks like what was told, a problem that a vet named before, what the thing was that was eaten or touched, a part of
 * the note that nobody understood, or a danger sign that a language model suspects behind a few words.
 */
export const CHECK_KINDS = [
  'reading',
  'open',
  'normal',
  'known',
  'product',
  'last_look',
  'suspected',
] as const
export type CheckKind = (typeof CHECK_KINDS)[number]

/**
 * `id` is the same for the same intake, such as `reading.additionalNotes.0` or `open.exposure`; `limits` must all be so,
 * where more belongs to an answer than its label says.
 */
export type CheckQuestion = {
  readonly id: string
  readonly kind: CheckKind
  readonly text: string
  readonly quote: string | null
  readonly options: readonly {
    readonly value: string
    readonly label: string
    readonly limits?: readonly string[] | undefined
  }[]
  readonly multiple: boolean
}

export const MOST_CHECKS = 3

/** An answer every one of these questions takes: the safer level stands. */
export const NOT_SURE = 'not_sure'

export const UNSURE = { value: NOT_SURE, label: 'I am not sure' } as const
