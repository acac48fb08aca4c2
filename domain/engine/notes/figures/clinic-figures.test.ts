import { describe, expect, test } from 'vitest'
import { readNumbers } from './numbers.ts'

describe('figures of a clinic', () => {
  test.each([
    ['RR 60 HR 200', { resp_rate: 60, heart_rate: 200 }],
    ['QAR, T 40.6, P 200, R 70', { temperature_f: 105.1, heart_rate: 200, resp_rate: 70 }],
    ['temp 40.6 C', { temperature_f: 105.1 }],
    ['breaths: 52', { resp_rate: 52 }],
    ['13 in 15 seconds, breathing asleep', { resp_rate: 52 }],
    ['CRT 3 sec', { refill_seconds: 3 }],
    ['CRT >2s', { refill_seconds: 2.5 }],
    ['gums take 5 seconds to turn pink', { refill_seconds: 5 }],
    ['SpO2 88%, PCV 14', { oxygen_percent: 88, red_cell_percent: 14 }],
    ['BG 38', { glucose_mg_dl: 38 }],
    ['glucose 2 mmol', { glucose_mg_dl: 36 }],
  ])('are read from "%s"', (note, facts) =>
    expect(Object.fromEntries(readNumbers(note))).toMatchObject(facts),
  )

  test.each(['CRT under 2', 'My own heart rate was 190', 'his HR was 190 last year', 'R 60', 'aged 14'])(
    'are not read from "%s"',
    (note) => expect([...readNumbers(note)]).toEqual([]),
  )
})
