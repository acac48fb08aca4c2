export const MODEL_PROVIDERS = ['anthropic', 'openai', 'compatible'] as const
export type ModelProvider = (typeof MODEL_PROVIDERS)[number]

export const REASONING = ['none', 'minimal', 'low', 'medium', 'high'] as const

export type ModelSettings = {
  readonly provider: ModelProvider
  readonly model: string
  readonly apiKey: string | null
  readonly baseUrl: string
  readonly seesPhotos: boolean
  readonly reasoning: (typeof REASONING)[number] | null
  readonly budgetMs: number
  readonly atOnce: number
}

/** Always passed on, so that no other variable decides. */
export const PROVIDER_ADDRESS: Readonly<Record<Exclude<ModelProvider, 'compatible'>, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
}

export const LONGEST_BUDGET_MS = 20_000
