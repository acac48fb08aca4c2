import type { Logger } from 'pino'
import type { PublicConfig } from '#contract/config.ts'
import type { ModelSettings } from '#service/providers/llm/model-settings.ts'
import { openModel } from '#service/providers/llm/open-model.ts'
import { createSecondOpinion, type SecondOpinion } from '#service/providers/llm/second-opinion.ts'

export const openSecondOpinion = async (
  settings: ModelSettings | null,
  log: Logger,
): Promise<SecondOpinion | null> => {
  if (settings === null) return null
  try {
    const model = await openModel(settings)
    return createSecondOpinion({ ...settings, model, clock: () => performance.now() })
  } catch (err) {
    log.error({ part: 'model', err }, 'the language model could not be loaded')
    return null
  }
}

/** A word owners know; the address of a server of one's own is nobody's business. */
export const modelReader = ({ provider }: ModelSettings): string => {
  switch (provider) {
    case 'anthropic':
      return 'Anthropic'
    case 'openai':
      return 'OpenAI'
    case 'compatible':
      return 'this service'
  }
}

export const publicModel = (settings: ModelSettings): NonNullable<PublicConfig['languageModel']> => ({
  readBy: modelReader(settings),
  seesPhotos: settings.seesPhotos,
})
