import { z } from 'zod'
import { ADDRESS, isAddress } from '#local/settings/provider-address.ts'
import {
  LONGEST_BUDGET_MS,
  MODEL_PROVIDERS,
  type ModelSettings,
  PROVIDER_ADDRESS,
  REASONING,
} from '#service/providers/llm/model-settings.ts'

const whole = (lowest: number, highest: number, fallback: number) =>
  z
    .string()
    .optional()
    .transform((value) => (value === undefined ? fallback : /^\d{1,6}$/.test(value) ? Number(value) : -1))
    .refine(
      (value) => value >= lowest && value <= highest,
      `must be a whole number from ${lowest} to ${highest}`,
    )

export const ModelEnvironment = z.object({
  LLM_PROVIDER: z.enum(MODEL_PROVIDERS, 'must be anthropic, openai or compatible'),
  LLM_MODEL: z
    .string('is missing: LLM_PROVIDER needs the name of a model')
    .regex(/^[\w.:/@-]{1,100}$/, 'must be the name of a model as its provider spells it'),
  LLM_API_KEY: z
    .string()
    .regex(/^[\u0021-\u007e]{1,500}$/, 'must be the key alone, without spaces or line ends')
    .optional(),
  LLM_BASE_URL: z.string().refine(isAddress, ADDRESS).optional(),
  LLM_VISION: z.enum(['0', '1', 'true', 'false'], 'must be 0 or 1').optional(),
  LLM_REASONING: z.enum(REASONING, `must be ${REASONING.join(', ')}`).optional(),
  LLM_TIMEOUT_MS: whole(1000, LONGEST_BUDGET_MS, LONGEST_BUDGET_MS),
  LLM_AT_ONCE: whole(1, 1000, 8),
})

export type Missing = { readonly variable: string; readonly message: string }

export const modelSettingsOf = (env: z.infer<typeof ModelEnvironment>): ModelSettings | Missing => {
  const provider = env.LLM_PROVIDER
  const isNamed = provider !== 'compatible'
  if (isNamed && env.LLM_API_KEY === undefined)
    return { variable: 'LLM_API_KEY', message: `is missing: ${provider} needs a key` }
  const baseUrl = env.LLM_BASE_URL ?? (isNamed ? PROVIDER_ADDRESS[provider] : undefined)
  if (baseUrl === undefined)
    return { variable: 'LLM_BASE_URL', message: 'is missing: a compatible server needs its address' }
  return {
    provider,
    model: env.LLM_MODEL,
    apiKey: env.LLM_API_KEY ?? null,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    seesPhotos: env.LLM_VISION === undefined ? isNamed : ['1', 'true'].includes(env.LLM_VISION),
    reasoning: env.LLM_REASONING ?? null,
    budgetMs: env.LLM_TIMEOUT_MS,
    atOnce: env.LLM_AT_ONCE,
  }
}
