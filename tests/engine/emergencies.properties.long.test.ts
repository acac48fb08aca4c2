import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { emergencyBy, emergencyRules } from './generated-emergencies.ts'
import type { MadeEmergency } from './generated-emergencies.ts'
import { levelFor, runs } from './generated-intakes.ts'

const PER_RULE = 18

test(
  'no made emergency is missed, whatever else is told and however it is played down',
  {
    timeout: 300_000,
  },
  () => {
    const counted: Record<MadeEmergency['made'], number> = { 'from the rule': 0, 'from its example': 0 }
    for (const rule of emergencyRules) {
      fc.assert(
        fc.property(emergencyBy(rule), ({ intake, made }) => {
          counted[made] += 1
          expect([rule.id, levelFor(intake)]).toEqual([rule.id, 'er_urgent'])
        }),
        runs(PER_RULE),
      )
    }
    expect(counted['from the rule']).toBeGreaterThan(9 * counted['from its example'])
    expect(counted['from the rule'] + counted['from its example']).toBeGreaterThanOrEqual(2600)
  },
)
