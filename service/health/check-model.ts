import { assess } from '#domain/engine/assess.ts'
import { SAMPLE_INTAKE } from '#service/health/sample-intake.ts'
import { ModelFailure, type ModelFault } from '#service/providers/llm/model-failure.ts'
import type { ModelSettings } from '#service/providers/llm/model-settings.ts'
import { openModel } from '#service/providers/llm/open-model.ts'
import { caseText, instructionsFor } from '#service/providers/llm/prompt.ts'

export type ModelCheck = { readonly ok: boolean; readonly detail: string }

const adviceFor = (fault: ModelFault, { provider, model, baseUrl, budgetMs }: ModelSettings): string => {
  const host = new URL(baseUrl).host
  switch (fault) {
    case 'unreachable':
      return `${host} cannot be reached; look at LLM_BASE_URL, the network, and whether the server runs`
    case 'late':
      return `no answer within ${budgetMs / 1000} s; choose a faster model in LLM_MODEL, or LLM_REASONING=none`
    case 'key':
      return `${host} does not accept the key; look at LLM_API_KEY`
    case 'unknown_model':
      return `${host} does not know the model ${model}; look at LLM_MODEL and LLM_BASE_URL`
    case 'too_many':
      return `${host} asks for fewer calls or the account is used up; look at the account's limits and credit`
    case 'provider':
      return `${host} has a fault of its own; try again later`
    case 'question':
      return provider === 'compatible'
        ? `${host} does not accept the question; it has to take response_format json_schema; also look at LLM_REASONING`
        : `${host} does not accept the question; choose another model in LLM_MODEL, or unset LLM_REASONING`
    case 'refused':
      return `${model} refuses to answer; choose another model in LLM_MODEL`
    case 'unusable':
      return `${model} answers, but not in the form asked for; choose a model that supports structured output`
    case 'stopped':
      return 'the check was stopped'
  }
}

export async function checkModel(settings: ModelSettings): Promise<ModelCheck> {
  const now = new Date()
  const answer = assess(SAMPLE_INTAKE, now)
  const started = performance.now()
  try {
    const { ask, name, seesPhotos } = await openModel(settings)
    await ask({
      instructions: instructionsFor(SAMPLE_INTAKE.pet.species),
      text: caseText({ intake: SAMPLE_INTAKE, now, answer, photos: 0, unseen: 0 }),
      photos: [],
      signal: AbortSignal.timeout(settings.budgetMs),
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const photos = seesPhotos ? 'photos are sent' : 'photos are not sent'
    return {
      ok: true,
      detail: `${name} at ${new URL(settings.baseUrl).host} answers in ${seconds} s; ${photos}`,
    }
  } catch (error) {
    const fault = error instanceof ModelFailure ? error.fault : 'unusable'
    return { ok: false, detail: `${adviceFor(fault, settings)} (owners get the rules' answer meanwhile)` }
  }
}
