import type { AtlasSources } from './entry.ts'

export const knownSources: AtlasSources = {}
