import { describe, expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

describe('what is loaded once', () => {
  test('is loaded when it is first asked for, for all who ask', async () => {
    const state = { loads: 0 }
    const load = loadOnce(() => {
      state.loads += 1
      return Promise.resolve(['data'])
    })
    expect(state.loads).toBe(0)
    const [one, other] = await Promise.all([load(), load()])
    expect(one).toBe(other)
    expect(state.loads).toBe(1)
  })

  test('is tried again after a failure', async () => {
    const answers = [Promise.reject(new Error('no file')), Promise.resolve('data')]
    const load = loadOnce(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
    await expect(load()).rejects.toThrow('no file')
    expect(await load()).toBe('data')
    expect(await load()).toBe('data')
  })
})
