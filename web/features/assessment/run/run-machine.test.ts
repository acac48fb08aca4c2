import { describe, expect } from 'vitest'
import type { Asking } from './run.ts'
import {
  FAILED,
  OFFLINE,
  REST,
  ROBIN,
  SAM,
  aRun,
  answer,
  answerHere,
  ask,
  asked,
  begin,
  changed,
  completed,
  foresee,
  gaveUp,
  here,
  interrupted,
  job,
  look,
  outcome,
  own,
  ownOutcome,
  photos,
  prepare,
  proves,
  request,
  resumed,
  save,
  saving,
  tell,
  wanted,
  watch,
} from '../testing/a-run.ts'

describe('beginning', () => {
  proves([
    [
      'what the answers say is read before photos are made ready',
      null,
      wanted(),
      { asking: { at: 'preparing' } },
      [
        { do: 'foresee', said: expect.objectContaining({ pet: request.pet }) },
        { do: 'prepare', owner: SAM, prepare },
      ],
    ],
    ['answers of two pets are refused', null, wanted(false), { isNotStarted: true }, []],
    ['what is under way is not begun twice', aRun({ asking: asked() }), wanted(), null, []],
    ['nor what is made ready', aRun({ asking: { at: 'preparing' } }), wanted(), null, []],
    [
      'what is ready is asked, and watched',
      aRun({ asking: { at: 'preparing' } }),
      { type: 'prepared', ...begin },
      { asking: asked() },
      [ask, watch(3)],
    ],
    [
      'photos are sent and not kept',
      null,
      { type: 'begun', ...begin, request: photos },
      { asking: { ...asked(), hadMedia: true } as Asking },
      [{ do: 'ask', jobId: 'j', idempotencyKey: 'key', request: photos }, watch(3)],
    ],
    [
      'without a network this device answers before anything is asked',
      null,
      { type: 'begun', ...begin },
      { asking: asked('on-its-way') },
      [answerHere, ask, watch(3)],
      OFFLINE,
    ],
    [
      'photos that cannot be read are said',
      aRun({ asking: { at: 'preparing' } }),
      { type: 'not-prepared' },
      { asking: REST, isNotStarted: true },
      [],
    ],
    [
      'a new attempt begins without the old failure',
      aRun({ isNotStarted: true }),
      wanted(),
      { asking: { at: 'preparing' }, isNotStarted: false },
      [expect.objectContaining({ do: 'foresee' }), expect.objectContaining({ do: 'prepare' })],
    ],
    [
      'what was foreseen is kept',
      aRun(),
      { type: 'foreseen', level: 'er_urgent' },
      { foresight: 'er_urgent' },
      [],
    ],
  ])
})

describe('the answer of the service', () => {
  proves([
    [
      'is told, saved and completed with products, and its job is cleared',
      aRun({ asking: asked() }),
      completed,
      { asking: REST, answer: outcome, unsaved: outcome, saving: saving() },
      [tell(), save(), look()],
    ],
    [
      'takes the place of the one made here, saved or not',
      aRun({ asking: asked('answered'), answer: ownOutcome, unsaved: ownOutcome, saving: FAILED }),
      completed,
      { asking: REST, answer: outcome, unsaved: outcome, saving: saving() },
      [tell(), save(), look()],
    ],
    [
      'waits for its turn while the one made here is being saved',
      aRun({ asking: asked('answered'), answer: ownOutcome, unsaved: ownOutcome, saving: saving() }),
      completed,
      { asking: REST, answer: outcome, unsaved: outcome },
      [tell(), look()],
    ],
    [
      "of another job is nobody's",
      aRun({ asking: asked() }),
      changed({ status: 'completed', result: answer }, 'k'),
      null,
      [],
    ],
    ["of a dropped run is nobody's", aRun(), completed, null, []],
    [
      'after the job was given up changes nothing',
      aRun({ asking: asked('answered', 'timeout') }),
      completed,
      null,
      [],
    ],
    [
      'takes another attempt',
      aRun({ asking: asked() }),
      changed({ status: 'processing', retries: 1 }),
      { asking: { ...asked(), job: { ...job('processing'), retries: 1 } } as Asking },
      [],
    ],
  ])
})

describe('the answer of this device', () => {
  proves([
    [
      'is made when the service cannot be reached, which is still asked',
      aRun({ asking: asked() }),
      { type: 'unreachable', jobId: 'j' },
      { asking: asked('on-its-way') },
      [answerHere],
    ],
    ['is made once', aRun({ asking: asked('answered') }), { type: 'unreachable', jobId: 'j' }, null, []],
    [
      'is told and saved while the service is still asked',
      aRun({ asking: asked('on-its-way') }),
      here(own),
      { asking: asked('answered'), answer: ownOutcome, unsaved: ownOutcome, saving: saving() },
      [tell(ownOutcome), save(ownOutcome), look(ownOutcome)],
    ],
    ['comes too late after the answer of the service', aRun({ answer: outcome }), here(own), null, []],
    [
      'that could not be made may be made later',
      aRun({ asking: asked('on-its-way') }),
      here(null),
      { asking: asked() },
      [],
    ],
    [
      'is made when the service gives up',
      aRun({ asking: asked() }),
      gaveUp,
      { asking: asked('on-its-way', 'error') },
      [answerHere],
    ],
    [
      'is saved twice as long where the service gave up',
      aRun({ asking: asked('on-its-way', 'error') }),
      here(own),
      {
        asking: asked('answered', 'error'),
        answer: ownOutcome,
        unsaved: ownOutcome,
        saving: saving(0, true),
      },
      [tell(ownOutcome), save(ownOutcome), look(ownOutcome)],
    ],
    [
      'is saved once more when the service gives up',
      aRun({ asking: asked('answered'), answer: ownOutcome, unsaved: ownOutcome, saving: FAILED }),
      gaveUp,
      { asking: asked('answered', 'error'), saving: saving() },
      [save(ownOutcome)],
    ],
  ])
})

describe('a reload', () => {
  proves([
    [
      'is made good under the same key',
      aRun({ asking: interrupted }),
      resumed(SAM),
      { asking: asked() },
      [foresee, ask, watch(0)],
    ],
    [
      'without a network is answered here first',
      aRun({ asking: interrupted }),
      resumed(SAM),
      { asking: asked('on-its-way') },
      [foresee, answerHere, ask, watch(0)],
      OFFLINE,
    ],
    [
      "leaves alone what is another owner's",
      aRun({ asking: interrupted, unsaved: outcome }),
      resumed(ROBIN),
      null,
      [],
    ],
    ['asks once, however often it is resumed', aRun({ asking: asked() }), resumed(SAM), null, []],
    ['does not begin a wanted run a second time', aRun({ asking: interrupted }), wanted(), null, []],
    ['goes on with saving', aRun({ unsaved: outcome }), resumed(SAM), { saving: saving() }, [save()]],
    [
      'takes up both where neither was finished',
      aRun({ asking: interrupted, unsaved: ownOutcome }),
      resumed(SAM),
      { asking: asked(), saving: saving() },
      [foresee, ask, watch(0), save(ownOutcome)],
    ],
    [
      'of a run without an owner makes it theirs who signed in meanwhile',
      aRun({ asking: { ...interrupted, owner: null } as Asking }),
      resumed(SAM),
      { asking: asked() },
      [foresee, ask, watch(0)],
    ],
  ])
})
