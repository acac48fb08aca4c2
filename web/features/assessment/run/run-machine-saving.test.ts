import { describe, expect, test } from 'vitest'
import type { RunEvent } from './run-events.ts'
import { SAVE_PAUSES_MS, step } from './run-machine.ts'
import type { Asking } from './run.ts'
import {
  FAILED,
  NOBODY,
  ONLINE,
  REST,
  type Row,
  SAM,
  aRun,
  begin,
  asked,
  complete,
  completed,
  gaveUp,
  here,
  look,
  orphan,
  outcome,
  own,
  ownOutcome,
  proves,
  resumed,
  save,
  saving,
  tell,
  tried,
} from '../testing/a-run.ts'

describe('saving', () => {
  proves([
    [
      'ends in the history',
      aRun({ unsaved: outcome, saving: saving() }),
      tried(true),
      { unsaved: null, saving: { at: 'saved' } },
      [],
    ],
    ...[1, 2, 3].map((attempt): Row => [
      `waits before attempt ${attempt + 1}`,
      aRun({ unsaved: outcome, saving: saving(attempt - 1) }),
      tried(false, attempt - 1),
      { saving: saving(attempt) },
      [{ do: 'wait-to-save', attempt, pauseMs: SAVE_PAUSES_MS[attempt] ?? 0 }],
    ]),
    [
      'is tried when the pause is over',
      aRun({ unsaved: outcome, saving: saving(2) }),
      { type: 'save-due', attempt: 2 },
      null,
      [save(outcome, 2)],
    ],
    [
      'fails after four attempts and keeps the answer',
      aRun({ unsaved: outcome, saving: saving(3) }),
      tried(false, 3),
      { saving: FAILED },
      [],
    ],
    [
      'begins again by hand',
      aRun({ unsaved: outcome, saving: FAILED }),
      { type: 'save-wanted' },
      { saving: saving() },
      [save()],
    ],
    [
      'by hand does nothing while it is tried',
      aRun({ unsaved: outcome, saving: saving(2) }),
      { type: 'save-wanted' },
      null,
      [],
    ],
    [
      'by hand does nothing where all is saved',
      aRun({ saving: { at: 'saved' } }),
      { type: 'save-wanted' },
      null,
      [],
    ],
    [
      'begins once more where that was promised',
      aRun({ unsaved: outcome, saving: saving(3, true) }),
      tried(false, 3),
      { saving: saving() },
      [save()],
    ],
    [
      'of an answer that was replaced meanwhile goes on with the later one',
      aRun({ unsaved: outcome, saving: saving() }),
      tried(true, 0, ownOutcome),
      { saving: saving(1) },
      [{ do: 'wait-to-save', attempt: 1, pauseMs: 2_000 }],
    ],
    ['hears no attempt twice', aRun({ unsaved: outcome, saving: saving(1) }), tried(true, 0), null, []],
    [
      'needs an account',
      aRun({ asking: { ...asked(), owner: null } as Asking }),
      completed,
      { asking: REST, answer: orphan, unsaved: orphan, saving: { at: 'no-account' } },
      [tell(orphan), look(orphan)],
      NOBODY,
    ],
    [
      'is for the owner who signed in meanwhile',
      aRun({ unsaved: orphan, saving: { at: 'no-account' } }),
      resumed(SAM),
      { saving: saving() },
      [save(orphan)],
      NOBODY,
    ],
    [
      'is for who is signed in as the answer comes',
      aRun({ asking: { ...asked(), owner: null } as Asking }),
      completed,
      { asking: REST, answer: orphan, unsaved: orphan, saving: saving() },
      [tell(orphan), save(orphan), look(orphan)],
    ],
  ])
})

describe('products', () => {
  proves([
    [
      'are told and saved with their answer',
      aRun({ answer: outcome, saving: { at: 'saved' } }),
      { type: 'products-found', outcome, complete },
      { answer: complete, unsaved: complete, saving: saving() },
      [tell(complete), save(complete)],
    ],
    [
      'wait for the attempt under way',
      aRun({ answer: outcome, unsaved: outcome, saving: saving() }),
      { type: 'products-found', outcome, complete },
      { answer: complete, unsaved: complete },
      [tell(complete)],
    ],
    [
      'for an answer that was replaced are dropped',
      aRun({ answer: outcome }),
      { type: 'products-found', outcome: ownOutcome, complete },
      null,
      [],
    ],
  ])
})

describe('letting go', () => {
  proves([
    [
      'a failed run that is dropped keeps its unsaved answer',
      aRun({ asking: asked('answered', 'error'), answer: ownOutcome, unsaved: ownOutcome }),
      { type: 'dropped' },
      { asking: REST },
      [],
    ],
    [
      'what is made ready is not dropped',
      aRun({ asking: { at: 'preparing' } }),
      { type: 'dropped' },
      null,
      [],
    ],
  ])
})

describe('what was forgotten, as on signing out, stays forgotten', () => {
  const late: readonly RunEvent[] = [
    { type: 'prepared', ...begin },
    { type: 'foreseen', level: 'er_urgent' },
    { type: 'unreachable', jobId: 'j' },
    completed,
    gaveUp,
    here(own),
    { type: 'products-found', outcome, complete },
    { type: 'save-due', attempt: 1 },
    { type: 'save-wanted' },
    tried(true),
    resumed(SAM),
  ]
  test.each(late)('$type', (event) => {
    expect(step(null, event, ONLINE)).toEqual({ run: null, effects: [] })
  })
})
