export type ToxinName = {
  readonly id: string
  readonly exposure: string
  readonly named: RegExp
  readonly species?: 'dog' | 'cat'
  /** What is measured, in everyday words. */
  readonly substance: string
  /** What was eaten, where that is called differently. */
  readonly food?: string
}
