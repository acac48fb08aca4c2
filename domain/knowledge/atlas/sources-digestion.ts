import type { AtlasSources } from './entry.ts'

export const digestionSources: AtlasSources = {}
