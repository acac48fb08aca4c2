import { sources } from '../sources.ts'
import type { AtlasSources } from './entry.ts'
import { digestionSources } from './sources-digestion.ts'
import { everydaySources } from './sources-everyday.ts'
import { firstSources } from './sources-first.ts'
import { insideSources } from './sources-inside.ts'
import { knownSources } from './sources-known.ts'
import { lifeSources } from './sources-life.ts'
import { outsideSources } from './sources-outside.ts'

/** Every source an entry may name, by code. */
export const atlasSources: AtlasSources = {
  ...sources,
  ...firstSources,
  ...digestionSources,
  ...insideSources,
  ...knownSources,
  ...lifeSources,
  ...outsideSources,
  ...everydaySources,
}
