import { expect, test } from 'vitest'

import { playRounds, type Victim } from './crash-rounds.ts'

const EACH: readonly Victim[] = ['service', 'database', 'both']

test('what was acknowledged outlives kills in mid-write, once each', async () => {
  const rounds = await playRounds([...EACH, ...EACH, ...EACH, ...EACH], () => undefined)
  expect(rounds).toHaveLength(12)
  expect(rounds.filter(({ lost, doubled }) => lost + doubled > 0)).toEqual([])
  for (const { acknowledged } of rounds) expect(acknowledged).toBeGreaterThan(1)
}, 300_000)
