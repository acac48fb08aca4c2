import { expect, test } from 'vitest'

import { playRounds } from './crash-rounds.ts'

test('what was acknowledged outlives kills in mid-write, once each', async () => {
  const rounds = await playRounds(['database', 'both'], () => undefined)
  expect(rounds.map(({ victim, lost, doubled }) => ({ victim, lost, doubled }))).toEqual([
    { victim: 'database', lost: 0, doubled: 0 },
    { victim: 'both', lost: 0, doubled: 0 },
  ])
  for (const { acknowledged } of rounds) expect(acknowledged).toBeGreaterThan(1)
}, 180_000)
