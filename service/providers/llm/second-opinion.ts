import type { Logger } from 'pino'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import type { Opinion } from '#domain/engine/opinion/opinion.ts'
import { withOpinion, type Asked } from '#domain/engine/opinion/with-opinion.ts'
import { barePhoto } from '#service/providers/llm/bare-photo.ts'
import { createBreaker, type Pass } from '#service/providers/llm/breaker.ts'
import type { LanguageModel, Photo } from '#service/providers/llm/language-model.ts'
import { isOfProvider, ModelFailure, type ModelFault } from '#service/providers/llm/model-failure.ts'
import { caseText, instructionsFor } from '#service/providers/llm/prompt.ts'

/** Still with everything a camera wrote into it. */
export type RawPhoto = { readonly mime: string; readonly bytes: Uint8Array }

type Given = Asked & {
  readonly photos: readonly RawPhoto[]
  readonly mediaCount: number
  readonly log: Logger
}

/**
 * `add` answers within the time budget, and on any failure with the same answer, untouched. `close` gives up what is
 * under way, so that owners get the engine's answer before the service ends.
 */
export type SecondOpinion = {
  readonly seesPhotos: boolean
  readonly add: (given: Given) => Promise<EngineAnswer>
  readonly close: () => void
}

type Options = {
  readonly model: LanguageModel
  readonly budgetMs: number
  readonly atOnce: number
  /** Milliseconds that only go forward. */
  readonly clock: () => number
}

const BREAKER = { failures: 5, windowMs: 60_000, pauseMs: 30_000 } as const
const MOST_PHOTOS = 4
/** Providers take 5 MB as text, which is 3.75 MB of picture. */
const PHOTO_BYTES = 3_700_000

const cleaned = (photos: readonly RawPhoto[]): readonly Photo[] =>
  photos
    .flatMap(({ mime, bytes }) => barePhoto(mime, bytes) ?? [])
    .filter(({ bytes }) => bytes.byteLength <= PHOTO_BYTES)
    .slice(0, MOST_PHOTOS)

const report = (pass: Pass, fault: ModelFault | null): void => {
  if (fault === null) pass.succeeded()
  else if (isOfProvider(fault)) pass.failed()
  else pass.undecided()
}

export function createSecondOpinion({ model, budgetMs, atOnce, clock }: Options): SecondOpinion {
  const breaker = createBreaker({ ...BREAKER, clock })
  const underWay = new Set<AbortController>()
  const state = { closed: false }

  const ask = async ({ intake, now, answer, photos, mediaCount }: Given): Promise<Opinion> => {
    const controller = new AbortController()
    underWay.add(controller)
    const late = setTimeout(() => controller.abort(new ModelFailure('late')), budgetMs)
    // Also holds where the provider's client does not hear the signal.
    const cut = new Promise<never>((_resolve, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true })
    })
    try {
      const shown = model.seesPhotos ? cleaned(photos) : []
      const unseen = mediaCount - shown.length
      const text = caseText({ intake, now, answer, photos: shown.length, unseen })
      const instructions = instructionsFor(intake.pet.species)
      const opinion = model.ask({ instructions, text, photos: shown, signal: controller.signal })
      return await Promise.race([opinion, cut])
    } finally {
      clearTimeout(late)
      underWay.delete(controller)
    }
  }

  const add = async (given: Given): Promise<EngineAnswer> => {
    const { answer, log } = given
    // Nothing is above an emergency, so there is nothing to ask and nothing to wait for.
    if (answer.summary.severity === 'er_urgent' || state.closed) return answer
    const pass = underWay.size < atOnce ? breaker.enter() : null
    if (pass === null) {
      log.info({ part: 'model', outcome: 'not asked' }, 'no second opinion')
      return answer
    }
    const started = clock()
    const ms = (): number => Math.round(clock() - started)
    try {
      const opinion = await ask(given)
      report(pass, null)
      const result = withOpinion(given, opinion, model.name)
      const raised = result.summary.severity !== answer.summary.severity
      const { suggestions: asked = [] } = result.summary
      const suggested = { suggested: opinion.suggestions.length, asked: asked.length }
      log.info({ part: 'model', outcome: 'answered', ms: ms(), raised, ...suggested }, 'second opinion')
      return result
    } catch (error) {
      const fault = error instanceof ModelFailure ? error : null
      report(pass, fault?.fault ?? 'unusable')
      const outcome = fault?.fault ?? 'our own fault'
      const status = fault?.status ?? null
      log.warn(
        { part: 'model', outcome, status, ms: ms(), ...(fault === null ? { err: error } : {}) },
        'no second opinion',
      )
      return answer
    }
  }

  return {
    seesPhotos: model.seesPhotos,
    add,
    close: () => {
      state.closed = true
      for (const controller of underWay) controller.abort(new ModelFailure('stopped'))
    },
  }
}
