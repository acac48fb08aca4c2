import { expect, test } from 'vitest'
import { takeTurns } from '#local/gateway/auth/turns.ts'

/** Work that ends when it is told to. */
const heldWork = (name: string, started: string[]) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = (): Promise<string> => {
    started.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('work begins in the order it came, never more than allowed at once', async () => {
  const started: string[] = []
  const inTurn = takeTurns(2)
  const [a, b, c, d] = [
    heldWork('a', started),
    heldWork('b', started),
    heldWork('c', started),
    heldWork('d', started),
  ]
  const answers = [a, b, c, d].map(({ work }) => inTurn(work))
  expect(started).toEqual(['a', 'b'])
  b.end()
  expect(await answers[1]).toBe('b')
  expect(started).toEqual(['a', 'b', 'c'])
  a.end()
  c.end()
  d.end()
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'])
})

test('work that fails gives its turn to the next', async () => {
  const started: string[] = []
  const inTurn = takeTurns(1)
  const [a, b] = [heldWork('a', started), heldWork('b', started)]
  const first = inTurn(a.work)
  const second = inTurn(b.work)
  a.fail()
  await expect(first).rejects.toThrow('a')
  b.end()
  expect(await second).toBe('b')
  expect(await inTurn(() => Promise.resolve('c'))).toBe('c')
})
