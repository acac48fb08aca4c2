import type { AtlasSources } from './entry.ts'

export const lifeSources: AtlasSources = {}
