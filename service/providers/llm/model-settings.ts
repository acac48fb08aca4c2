export const MODEL_PROVIDERS = ['anthropic', 'openai', 'compatible'] as const
export type ModelProvider = (typeof MODEL_PROVIDERS)[number]

/** How much a model may think before it answers, where it can. */
export const REASONING = ['none', 'minimal', 'low', 'medium', 'high'] as const

/** Where the language model is and how it may be used. Without these nothing is loaded and nothing is sent. */
export type ModelSettings = {
  readonly provider: ModelProvider
  /** The model's name, as its provider spells it. */
  readonly model: string
  readonly apiKey: string | null
  readonly baseUrl: string
  readonly seesPhotos: boolean
  readonly reasoning: (typeof REASONING)[number] | null
  /** How long an answer may wait for the model, all in all. */
  readonly budgetMs: number
  /** How many questions may be with the model at once. */
  readonly atOnce: number
}

/** Where the named providers are when nothing else is said. Always passed on, so that no other variable decides. */
export const PROVIDER_ADDRESS: Readonly<Record<Exclude<ModelProvider, 'compatible'>, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
}

/** The longest an owner is kept waiting for a second opinion. */
export const LONGEST_BUDGET_MS = 20_000
