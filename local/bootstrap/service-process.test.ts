import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the Node that runs the service takes the settings of its memory, and keeps young objects small', () => {
  const text = readFileSync(new URL('./service-process.json', import.meta.url), 'utf8')
  const { args }: { args: string[] } = JSON.parse(text)
  // objects that live for a while make room for young ones grow as far as it may
  const script = `
    let kept = []
    for (let index = 0; index < 1e7; index += 1) if (kept.push({ index }) > 500_000) kept = []
    const spaces = require('node:v8').getHeapSpaceStatistics()
    console.log(spaces.find(({ space_name }) => space_name === 'new_space').space_size / 2 ** 20)`
  const newSpaceMb = Number(execFileSync(process.execPath, [...args, '-e', script], { encoding: 'utf8' }))
  expect(newSpaceMb).toBeGreaterThan(0)
  expect(newSpaceMb).toBeLessThanOrEqual(16)
})
