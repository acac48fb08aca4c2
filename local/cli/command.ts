import type { Sql } from 'postgres'
import type { Settings } from '#local/settings/settings.ts'

export class CommandFailure extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'CommandFailure'
  }
}

export type Output = { readonly lines: readonly string[]; readonly data: unknown; readonly ok?: boolean }

export type Options = Readonly<Record<string, string | boolean | undefined>>

export type Tools = {
  readonly settings: Settings
  readonly withDatabase: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>
  readonly now: () => Date
}

export type Command = {
  readonly usage: string
  readonly summary: string
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  readonly run: (args: readonly string[], options: Options, tools: Tools) => Promise<Output>
}
