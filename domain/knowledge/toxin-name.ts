/** How owners name a poison, and the option of the exposure question it belongs to. */
export type ToxinName = {
  readonly id: string
  readonly exposure: string
  readonly named: RegExp
  /** Left out when the name means the same for both. */
  readonly species?: 'dog' | 'cat'
  /** What is measured, in everyday words. */
  readonly substance: string
  /** What was eaten, where that is called differently. */
  readonly food?: string
}
