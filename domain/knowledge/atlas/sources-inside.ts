import type { AtlasSources } from './entry.ts'

export const insideSources: AtlasSources = {}
