import { sources } from '../sources.ts'
import type { Source } from '../sources.ts'

/** General references for what is normal; named for the topic, the page itself was not opened. */
const references: Readonly<Record<string, Source>> = {
  M1: {
    title: 'Merck Veterinary Manual, pet owner version (merckvetmanual.com), chapter on the topic',
    where: 'general reference, page not opened',
  },
}

/** Every source a pattern may name, by code. */
export const patternSources: Readonly<Record<string, Source>> = { ...sources, ...references }
