import type { LanguageModel as SdkModel } from 'ai'
import { Opinion } from '#domain/engine/opinion/opinion.ts'
import { AnswerTooLarge, boundedFetch } from '#service/providers/bounded-fetch.ts'
import type { LanguageModel, Question } from '#service/providers/llm/language-model.ts'
import { faultOfStatus, ModelFailure } from '#service/providers/llm/model-failure.ts'
import type { ModelSettings } from '#service/providers/llm/model-settings.ts'

/** Room for a short answer and for what some models think before it. */
const ANSWER_TOKENS = 4000

/** Loaded only where a model is configured: the packages are large. */
const connect = async ({ provider, model, apiKey, baseUrl }: ModelSettings): Promise<SdkModel> => {
  const common = { baseURL: baseUrl, fetch: boundedFetch }
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ ...common, apiKey: apiKey ?? '' })(model)
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ ...common, apiKey: apiKey ?? '' })(model)
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const key = apiKey === null ? {} : { apiKey }
      return createOpenAICompatible({
        ...common,
        ...key,
        name: 'compatible',
        supportsStructuredOutputs: true,
      })(model)
    }
  }
}

/** An OpenAI model that thinks at length would use up the budget; the others decide for themselves unless told. */
const reasoningOf = ({ provider, reasoning }: ModelSettings): Pick<ModelSettings, 'reasoning'> => ({
  reasoning: reasoning ?? (provider === 'openai' ? 'low' : null),
})

/** OpenAI keeps answers for later calls unless it is told not to. */
const providerOptions = { openai: { store: false, reasoningSummary: null } }

const causes = (error: unknown): readonly unknown[] =>
  error instanceof Error ? [error, ...causes(error.cause)] : [error]

export async function openModel(settings: ModelSettings): Promise<LanguageModel> {
  const { APICallError, generateText, NoObjectGeneratedError, Output } = await import('ai')
  // Its warnings go past our log, and nobody who runs Pawlight can act on them.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const model = await connect(settings)
  const { reasoning } = reasoningOf(settings)

  const failureOf = (error: unknown, signal: AbortSignal): ModelFailure => {
    if (error instanceof ModelFailure) return error
    if (signal.aborted)
      return signal.reason instanceof ModelFailure ? signal.reason : new ModelFailure('late')
    const chain = causes(error)
    if (chain.some((each) => each instanceof AnswerTooLarge)) return new ModelFailure('unusable')
    // That is how a fetch says that the connection broke, before or within the answer.
    if (chain.some((each) => each instanceof TypeError)) return new ModelFailure('unreachable')
    const call = chain.find((each) => APICallError.isInstance(each))
    if (call === undefined) return new ModelFailure('unusable')
    if (call.statusCode === undefined) return new ModelFailure('unreachable')
    // A good status with an answer that cannot be read: another kind of server, or a broken one.
    return call.statusCode < 300
      ? new ModelFailure('unusable')
      : new ModelFailure(faultOfStatus(call.statusCode), call.statusCode)
  }

  const ask = async ({ instructions, text, photos, signal }: Question): Promise<Opinion> => {
    try {
      const result = await generateText({
        model,
        instructions,
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text },
              ...photos.map(({ mime, bytes }) => ({ type: 'file' as const, mediaType: mime, data: bytes })),
            ],
          },
        ],
        output: Output.object({ schema: Opinion, name: 'opinion' }),
        maxOutputTokens: ANSWER_TOKENS,
        // A second try would take longer than an owner can be kept waiting; the engine's answer is complete.
        maxRetries: 0,
        abortSignal: signal,
        telemetry: { isEnabled: false },
        providerOptions,
        ...(reasoning === null ? {} : { reasoning }),
      })
      if (result.finishReason === 'content-filter') throw new ModelFailure('refused')
      return result.output
    } catch (error) {
      const isRefusal = NoObjectGeneratedError.isInstance(error) && error.finishReason === 'content-filter'
      throw isRefusal ? new ModelFailure('refused') : failureOf(error, signal)
    }
  }
  return { name: settings.model, seesPhotos: settings.seesPhotos, ask }
}
