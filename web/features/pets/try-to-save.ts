import { fromThrown } from '#web/lib/calls/call-failed.ts'
import { log } from '#web/lib/log.ts'
import { MESSAGES } from './messages.ts'

export type Saved<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string }

export async function tryToSave<Value>(
  saving: Promise<Value>,
  words: { readonly told: string; readonly logged: string },
): Promise<Saved<Value>> {
  try {
    return { ok: true, value: await saving }
  } catch (thrown) {
    const { kind } = fromThrown(thrown)
    log.warn(words.logged, kind)
    return { ok: false, message: kind === 'conflict' ? MESSAGES.duplicate : words.told }
  }
}
