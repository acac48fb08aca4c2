import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { type Command, CommandFailure, type Options, type Output, type Tools } from '#local/cli/command.ts'
import { judgedLines, plain, recordLines, requestLines } from '#local/cli/deletion-lines.ts'
import { openOutbox } from '#local/mail/outbox.ts'
import { createDeletions, type Deletions } from '#service/providers/deletions/deletions.ts'
import type { DeletionStore } from '#service/providers/deletions/deletion-store.ts'
import { createPostgresDeletionStore } from '#service/providers/deletions/postgres-deletion-store.ts'
import { createSupabaseDeletionStore } from '#service/providers/deletions/supabase-deletion-store.ts'

export type Desk = {
  readonly store: DeletionStore
  readonly deletions: Deletions
  readonly unfinished: string[]
}

export const deskOn = (store: DeletionStore, { settings, now }: Tools): Desk => {
  const { backend, dataDir, mailFrom } = settings
  const unfinished: string[] = []
  const forgetMails =
    backend.mode === 'embedded' ? openOutbox(join(dataDir, 'outbox'), mailFrom).forget : async () => undefined
  const onUnfinished = (reference: string): void => void unfinished.push(reference)
  return { store, deletions: createDeletions({ store, forgetMails, now, onUnfinished }), unfinished }
}

const withDesk = async <T>(tools: Tools, work: (desk: Desk) => Promise<T>): Promise<T> => {
  const { backend } = tools.settings
  if (backend.mode !== 'supabase')
    return tools.withDatabase((sql) => work(deskOn(createPostgresDeletionStore(sql), tools)))
  const client = createClient(backend.url, backend.keys.secret, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  try {
    return await work(deskOn(createSupabaseDeletionStore(client), tools))
  } catch (error) {
    if (error instanceof CommandFailure || !(error instanceof Error)) throw error
    throw new CommandFailure(`The Supabase project did not answer as it should: ${plain(error.message)}`)
  }
}

const unknown = (reference: string): CommandFailure =>
  new CommandFailure(`There is no deletion request ${plain(reference)}.`)

const textOf = (options: Options, name: string, longest: number): string | null => {
  const value = options[name]
  if (value === undefined) return null
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '' || text.length > longest)
    throw new CommandFailure(`--${name} needs 1 to ${longest} characters.`)
  return text
}

const show = async (reference: string, { store }: Desk, now: Date): Promise<Output> => {
  const shown = await store.show(reference)
  if (shown.outcome === 'unknown') throw unknown(reference)
  return { lines: requestLines(shown, now), data: shown }
}

function mustBe<Outcome extends string>(
  wanted: Outcome,
  outcome: Outcome | 'unknown',
  reference: string,
): void {
  if (outcome === 'unknown') throw unknown(reference)
  if (outcome !== wanted) throw new CommandFailure(`${reference} is ${outcome} already.`)
}

const verify = async (reference: string, options: Options, { store }: Desk): Promise<Output> => {
  const by = textOf(options, 'verified-by', 200)
  if (by === null) throw new CommandFailure('Say who made sure of it: --verified-by NAME.')
  mustBe('verified', await store.verify(reference, by), reference)
  return judgedLines(reference, 'verified', by)
}

const reject = async (reference: string, options: Options, { store }: Desk): Promise<Output> => {
  const because = textOf(options, 'because', 2000)
  if (because === null) throw new CommandFailure('Say why: --because TEXT.')
  mustBe('judged', await store.reject(reference, because), reference)
  return judgedLines(reference, 'rejected', because)
}

const carryOut = async (reference: string, options: Options, desk: Desk, now: Date): Promise<Output> => {
  const verifiedBy = textOf(options, 'verified-by', 200)
  if (options['dry-run'] === true) return show(reference, desk, now)
  const outcome = await desk.deletions.carryOut(reference, verifiedBy)
  switch (outcome.outcome) {
    case 'unknown':
      throw unknown(reference)
    case 'rejected':
      throw new CommandFailure(`${reference} was rejected and is not carried out.`)
    case 'unverified':
      throw new CommandFailure(
        `Nobody has verified ${reference} yet, so nothing was deleted. Write to the account's address first; then say who made sure of it: --verified-by NAME.`,
      )
    case 'already':
    case 'deleted': {
      const { pending: _, ...record } = outcome.record ?? { pending: null }
      const complete = desk.unfinished.length === 0
      const tell = outcome.outcome === 'deleted' ? outcome.tell : null
      return {
        lines: recordLines(outcome, complete),
        data: { outcome: outcome.outcome, tell, complete, record: outcome.record === null ? null : record },
        ok: complete,
      }
    }
  }
}

const resume = async ({ deletions, unfinished }: Desk): Promise<Output> => {
  const finished = await deletions.resume()
  const lines = [
    ...finished.map((reference) => `finished: ${reference}`),
    ...unfinished.map((reference) => `not finished: ${reference}`),
  ]
  return {
    lines: lines.length === 0 ? ['There is nothing to finish.'] : lines,
    data: { finished, unfinished },
    ok: unfinished.length === 0,
  }
}

export const deletion: Command = {
  usage:
    'deletion show REFERENCE | verify REFERENCE --verified-by NAME | carry-out REFERENCE [--verified-by NAME] [--dry-run] | reject REFERENCE --because TEXT | resume',
  summary: 'show, verify, carry out and reject deletion requests; go on with interrupted ones',
  options: {
    'verified-by': { type: 'string' },
    because: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  run: async ([action, reference, ...more], options, tools): Promise<Output> => {
    const actions = ['show', 'verify', 'carry-out', 'reject', 'resume']
    if (action === undefined || !actions.includes(action))
      throw new CommandFailure(`Say what to do with a deletion request: ${actions.join(', ')}.`)
    if (action === 'resume' && reference === undefined) return withDesk(tools, resume)
    if (action === 'resume') throw new CommandFailure('deletion resume does not take that many words.')
    if (reference === undefined) throw new CommandFailure('Say which one, such as DEL-7F3K9Q.')
    if (more.length > 0) throw new CommandFailure(`deletion ${action} does not take that many words.`)
    return withDesk(tools, (desk) => {
      if (action === 'show') return show(reference, desk, tools.now())
      if (action === 'verify') return verify(reference, options, desk)
      if (action === 'reject') return reject(reference, options, desk)
      return carryOut(reference, options, desk, tools.now())
    })
  },
}
