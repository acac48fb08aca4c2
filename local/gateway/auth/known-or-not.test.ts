import { expect, test } from 'vitest'
import { type Answer, member, someEmail, sharedPawlight } from '#local/tests/test-pawlight.ts'

const REAL_COST = 10
const ROUNDS = 15

const house = sharedPawlight({ bcryptCost: REAL_COST })

/** What it takes when nothing else is in the way: a busy machine makes some rounds slower, never faster. */
const undisturbed = (values: readonly number[]): number => Math.min(...values)

const timed = async (ask: () => Promise<Answer>): Promise<{ ms: number; answer: Answer }> => {
  const started = performance.now()
  const answer = await ask()
  return { ms: performance.now() - started, answer }
}

/** Asks about a known and an unknown address in turn, so that whatever slows the machine slows both. */
const compare = async (
  known: () => Promise<string>,
  ask: (email: string) => Promise<Answer>,
): Promise<{ known: number; unknown: number; answers: [Answer, Answer][] }> => {
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers: [Answer, Answer][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const [member, stranger] = [await known(), someEmail()]
    const first = await timed(() => ask(member))
    const second = await timed(() => ask(stranger))
    times.known.push(first.ms)
    times.unknown.push(second.ms)
    answers.push([first.answer, second.answer])
  }
  return { known: undisturbed(times.known), unknown: undisturbed(times.unknown), answers }
}

/** Within a fifth, or so close that a network hides it. */
const expectAlike = (known: number, unknown: number): void =>
  expect(
    Math.abs(known - unknown),
    `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`,
  ).toBeLessThan(Math.max(10, 0.2 * Math.max(known, unknown)))

const post = (path: string, body: unknown): Promise<Answer> => house().ask(path, { method: 'POST', body })

test('a sign-in takes as long and is answered the same whether or not there is an account', async () => {
  const { email } = await house().account()
  const result = await compare(
    async () => email,
    (address) => post('/auth/v1/token?grant_type=password', { email: address, password: 'wrong password' }),
  )
  for (const [a, b] of result.answers) expect([a.status, a.text]).toEqual([b.status, b.text])
  expectAlike(result.known, result.unknown)
}, 60_000)

test('a reset takes as long and is answered the same whether or not there is an account', async () => {
  const { email } = await house().account()
  const result = await compare(
    async () => email,
    (address) => post('/auth/v1/recover', { email: address }),
  )
  for (const [a, b] of result.answers) expect([a.status, a.text]).toEqual([b.status, b.text])
  expectAlike(result.known, result.unknown)
}, 60_000)

test('a sign-up and its claim take as long and are answered the same whether or not there is an account', async () => {
  const { email } = await house().account()
  const codes = new Map<string, string>()
  const ids = new Map<string, unknown>()
  const signUps = await compare(
    async () => email,
    async (address) => {
      const code = await house().freeCode()
      codes.set(address, code)
      const data = { full_name: 'Ada Owner', phone: null, invite_code: code }
      const answer = await post('/auth/v1/signup', { email: address, password: 'a long password', data })
      ids.set(address, member(answer.json, 'id'))
      return answer
    },
  )
  for (const [a, b] of signUps.answers) expect([a.status, b.status]).toEqual([200, 200])
  expectAlike(signUps.known, signUps.unknown)
  const claim = (address: string): Promise<Answer> =>
    post('/rest/v1/rpc/claim_beta_invite_code', {
      p_code: codes.get(address),
      p_user_id: ids.get(address),
      p_email: address,
    })
  const times = { known: [] as number[], unknown: [] as number[] }
  const strangers = [...codes.keys()].filter((address) => address !== email)
  for (const stranger of strangers) {
    const [known, unknown] = [await timed(() => claim(email)), await timed(() => claim(stranger))]
    expect([known.answer.json, unknown.answer.json]).toEqual([true, true])
    times.known.push(known.ms)
    times.unknown.push(unknown.ms)
  }
  expectAlike(undisturbed(times.known), undisturbed(times.unknown))
}, 60_000)
