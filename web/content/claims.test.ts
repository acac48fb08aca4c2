import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { CLAIMS } from '#web/content/claims.ts'

const checklist = readFileSync(resolve(import.meta.dirname, '../../docs/claims.md'), 'utf8')
const rows = checklist
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, claim = '', where = '', evidence = '', state = '']) => ({ claim, where, evidence, state }))

test('the checklist names the evidence for each claim that is noted as not shown yet [R-LAND-016]', () => {
  for (const { says } of Object.values(CLAIMS)) {
    const row = rows.find(({ claim }) => claim === says)
    expect(row, says).toMatchObject({ state: 'open' })
    expect(row?.where, says).not.toBe('')
    expect(row?.evidence.length, says).toBeGreaterThan(20)
  }
})
