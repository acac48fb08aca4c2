import { AssessResponse } from '#contract/assess/assess.ts'
import { assess as decide } from '#domain/engine/assess.ts'
import { anItch, REX } from '#domain/logic/testing/an-intake.ts'
import type { ModelSettings } from '#service/providers/llm/model-settings.ts'
import { openModel } from '#service/providers/llm/open-model.ts'
import { createSecondOpinion } from '#service/providers/llm/second-opinion.ts'
import { agreeing, says, startLoopbackModel } from '#service/testing/loopback-model.ts'
import { aService } from '#service/testing/small-world.ts'

export const RULES = 'pawlight-rules-1'
export const BOTH = 'pawlight-rules-1+claude-sonnet-4-5'

export const anAgreeingProvider = async () => {
  const provider = await startLoopbackModel()
  provider.now(says('anthropic', agreeing))
  return provider
}

export type Provider = Awaited<ReturnType<typeof anAgreeingProvider>>

export const aModelService = async (
  provider: Pick<Provider, 'settings'>,
  changes: Partial<ModelSettings> = {},
  clock = () => performance.now(),
) => {
  const settings = provider.settings('anthropic', changes)
  const model = await openModel(settings)
  const secondOpinion = createSecondOpinion({ ...settings, model, clock })
  return { ...aService({ engine: decide, secondOpinion }), secondOpinion }
}

export const mild = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...anItch({ pet: { ...REX, id: '0b6c1c7e-0000-4000-8000-000000000000', name: 'Biscuit' } }),
  ...changes,
})

export const read = async (response: Response): Promise<AssessResponse> => {
  if (response.status !== 200) throw new Error(`answered with ${response.status}`)
  return AssessResponse.parse(await response.json())
}

export const byRules = async (body: unknown): Promise<AssessResponse> =>
  read(await aService({ engine: decide }).assess(body))

export const withoutId = ({ request_id: _id, ...rest }: AssessResponse) => rest
