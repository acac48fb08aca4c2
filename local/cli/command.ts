import type { Sql } from 'postgres'
import type { Settings } from '#local/settings/settings.ts'

/** A command that could not do its work; the message is one sentence for the operator. */
export class CommandFailure extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'CommandFailure'
  }
}

/** What a command answers: lines for people, and the same as data for scripts. */
export type Output = { readonly lines: readonly string[]; readonly data: unknown; readonly ok?: boolean }

/** The options of one call, already read. */
export type Options = Readonly<Record<string, string | boolean | undefined>>

/** What a command may use. */
export type Tools = {
  readonly settings: Settings
  /** Opens the database, running or not, for the length of one piece of work. */
  readonly withDatabase: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>
  readonly now: () => Date
}

/** One thing an operator can ask for. */
export type Command = {
  readonly usage: string
  readonly summary: string
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  readonly run: (args: readonly string[], options: Options, tools: Tools) => Promise<Output>
}
