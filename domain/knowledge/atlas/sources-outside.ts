import type { AtlasSources } from './entry.ts'

export const outsideSources: AtlasSources = {}
