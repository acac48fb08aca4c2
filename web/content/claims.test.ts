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

test.each(Object.values(CLAIMS))(
  'the checklist names the evidence that “$says” still needs [R-LAND-016]',
  ({ says }) => {
    const row = rows.find(({ claim }) => claim === says)
    expect(row).toMatchObject({ state: 'open' })
    expect(row?.where).not.toBe('')
    expect(row?.evidence.length).toBeGreaterThan(20)
  },
)
