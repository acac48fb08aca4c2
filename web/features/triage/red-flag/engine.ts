import type { Intake } from '#domain/logic/intake.ts'
import { hasWords, readNoWords } from '#domain/engine/notes/note-reader.ts'
import type { NoteReader } from '#domain/engine/notes/note-reader.ts'
import { aheadInSmallSteps } from '#web/lib/later/in-small-steps.ts'
import { log } from '#web/lib/log.ts'
import type { Met, SoFar } from './red-flag.ts'

type Judge = (intake: Intake, ahead: ReadonlySet<string>, now: Date, readNotes: NoteReader) => SoFar

type Weigh = (intake: Intake, now: Date, readNotes: NoteReader) => readonly Met[]

let judge: Judge | null = null
let weigh: Weigh | null = null
let reader: NoteReader | null = null

/**
 * Fetches the rules while the questions are being read, and then what reads an owner's words; until they are here every
 * alarming answer interrupts.
 */
export async function loadRules(): Promise<void> {
  try {
    const { judgeSoFar, rehearse, weighMet } = await import('./so-far.ts')
    judge = judgeSoFar
    weigh = weighMet
    void aheadInSmallSteps(rehearse(new Date()))
    const { readNotes } = await import('#domain/engine/notes/read-notes.ts')
    reader = readNotes
    // The picker of things must find its table where the network is gone by then.
    await import('#domain/substances/find-substances.ts')
    const { openBooks } = await import('#domain/engine/notes/phrases/phrase-book.ts')
    await aheadInSmallSteps(openBooks())
  } catch (error) {
    log.warn('triage.rules-not-loaded', error)
  }
}

/** Null while the rules are not here, cannot read what was written or cannot tell. */
export function soFar(intake: Intake, ahead: ReadonlySet<string>, now: Date): SoFar | null {
  if (judge === null || (reader === null && hasWords(intake))) return null
  try {
    return judge(intake, ahead, now, reader ?? readNoWords)
  } catch (error) {
    log.warn('triage.rules-failed', error)
    return null
  }
}

export function metSoFar(intake: Intake, now: Date): readonly Met[] | null {
  if (weigh === null || reader === null) return null
  try {
    return weigh(intake, now, reader)
  } catch (error) {
    log.warn('triage.dose-failed', error)
    return null
  }
}
