import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { sharedOwner, sharedPawlight } from '#local/tests/test-pawlight.ts'

// passwords as hard to hash as in earnest: that is what this file is about
const house = sharedPawlight({ bcryptCost: 10 })
const owner = sharedOwner(house)

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const select = () => house().ask('/rest/v1/pet_profiles?select=id', { token: owner().accessToken })
const post = (path: string, body: unknown) => house().ask(path, { method: 'POST', body })

test('sign-ins under way do not stall others', async () => {
  const { email, password } = owner()
  const signIns = { wanted: true, done: 0 }
  const four = Array.from({ length: 4 }, async () => {
    for (; signIns.wanted; signIns.done += 1)
      await post('/auth/v1/token?grant_type=password', { email, password })
  })
  let reads = 0
  for (; reads < 120 || signIns.done < 8; reads += 1) expect((await select()).status).toBe(200)
  const { done } = signIns
  signIns.wanted = false
  await Promise.all(four)
  // counted, not timed: a busy machine slows both, while hashing on the same thread lets a read through at most after each
  expect(reads).toBeGreaterThan(2 * done)
}, 120_000)

test('400 clients that dawdle keep nobody out', async () => {
  const { port } = new URL(house().url)
  const sockets: Socket[] = await Promise.all(
    Array.from(
      { length: 400 },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), '127.0.0.1', () => {
            socket.write('POST /rest/v1/beta_waitlist HTTP/1.1\r\nHost: localhost\r\nContent-Le')
            resolve(socket)
          })
          socket.on('error', reject)
        }),
    ),
  )
  const times: number[] = []
  for (let index = 0; index < 10; index += 1) times.push(await timed(select))
  for (const socket of sockets) socket.destroy()
  expect(Math.min(...times)).toBeLessThan(200)
})

test('the data interface comes back after the database has dropped its connections', async () => {
  await house().sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and datname = current_database()`
  await expect.poll(async () => (await select()).status, { timeout: 10_000 }).toBe(200)
  const health = await house().ask('/healthz')
  expect([200, 503]).toContain(health.status)
})
