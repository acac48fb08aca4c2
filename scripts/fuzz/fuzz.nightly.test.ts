import { expect, test } from 'vitest'
import { assess } from '#domain/engine/assess.ts'
import { aService } from '#service/testing/small-world.ts'
import { runFuzz } from './run-fuzz.ts'
import { sendTo } from './send-to.ts'

/** Others than those of the short tests. */
const SEEDS = Array.from({ length: 20 }, (_, index) => 101 + index)

test.each(SEEDS)(
  'a thousand hostile requests of seed %i break nothing',
  async (seed) => {
    const { app } = aService({ engine: assess })
    const { sent, faults } = await runFuzz({ send: sendTo(app), seed, count: 1000, backend: null })
    expect(faults).toEqual([])
    expect(sent).toBe(1000)
  },
  120_000,
)
