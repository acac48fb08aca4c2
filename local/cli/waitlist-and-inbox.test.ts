import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { databaseUrl } from '#local/tests/own-database.ts'
import { z } from 'zod'
import { csvLines } from '#local/cli/csv.ts'
import { commandLine } from '#local/tests/command-line.ts'

const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
afterAll(() => sql.end())

const call = commandLine({ now: () => new Date('2100-01-01T00:00:00Z') })

const Joined = z.object({ id: z.string(), referral_code: z.string(), position_in_queue: z.number() })
const join = async (email: string, referredBy: string | null = null) => {
  const [row] = await sql`
    insert into public.beta_waitlist (email, name, referred_by) values (${email}, '=cmd("x"), "Ann"', ${referredBy})
    returning id, referral_code, position_in_queue`
  return Joined.parse(row)
}

describe('waitlist export', () => {
  const Exported = z.object({
    entries: z.array(
      z.object({
        position: z.number(),
        email: z.string(),
        name: z.string(),
        referral_code: z.string(),
        referred_by: z.string().nullable(),
        referrals: z.number(),
      }),
    ),
  })

  test('hands out everyone in line, and who brought whom', async () => {
    const [first, second] = [`a-${randomUUID()}@example.org`, `b-${randomUUID()}@example.org`]
    const friend = await join(first)
    const guest = await join(second, friend.id)
    const { out, err, code } = await call('waitlist', 'export', '--json')
    expect([err, code]).toEqual(['', 0])
    const { entries } = Exported.parse(JSON.parse(out))
    expect(entries.map(({ position }) => position)).toEqual(
      entries.map(({ position }) => position).sort((a, b) => a - b),
    )
    expect(entries.filter(({ email }) => [first, second].includes(email))).toMatchObject([
      { email: first, name: '=cmd("x"), "Ann"', referred_by: null, referrals: 1 },
      { email: second, position: guest.position_in_queue, referred_by: friend.referral_code, referrals: 0 },
    ])
    const lines = (await call('waitlist', 'export')).out.split('\n')
    expect(lines[0]).toMatch(/^position,email,name,/)
    expect(lines.find((line) => line.includes(first))).toContain(`,${first},"'=cmd(""x""), ""Ann""",`)
  })

  test.each([
    ['waitlist'],
    ['waitlist', 'empty'],
    ['waitlist', 'export', 'all'],
    ['waitlist', 'export', '--loud'],
  ])('%s %s %s is refused with a sentence', async (...args) => {
    const { out, err, code } = await call(...args.filter(Boolean))
    expect([out, code]).toEqual(['', 2])
    expect(err).toMatch(/^.+\n$/)
  })
})

describe('comma-separated values', () => {
  test('keep commas, quotes and lines apart, and start no formula', () => {
    const row = {
      a: 'x,y',
      b: 'say "hi"\nthere',
      c: null,
      d: new Date('2026-01-02T03:04:05Z'),
      e: '@sum',
      f: '-1',
    }
    expect(csvLines(['a', 'b', 'c', 'd', 'e', 'f', 'g'], [row])).toEqual([
      'a,b,c,d,e,f,g',
      `"x,y","say ""hi""\nthere",,2026-01-02T03:04:05.000Z,'@sum,'-1,`,
    ])
  })
})

describe('inbox list', () => {
  const Items = z.object({
    items: z.array(
      z.object({
        kind: z.string(),
        reference: z.string(),
        status: z.string(),
        about: z.string(),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
  })
  const items = async (...args: string[]) =>
    Items.parse(JSON.parse((await call('inbox', 'list', ...args, '--json')).out)).items

  const plant = async () => {
    const mark = randomUUID().slice(0, 8)
    await sql`insert into public.contact_messages (name, email, subject, message)
              values ('Ann', ${`${mark}@example.org`}, 'general', 'Hello')`
    await sql`insert into public.deletion_requests
                (reference, requester_email, account_email, relationship, verification_details)
              values (${`DEL-${mark}`}, 'ann@example.org', 'ann@example.org', 'self', 'Rex')`
    await sql`insert into public.cancellation_requests (reference, account_email, plan, reason, status)
              values (${`CAN-${mark}`}, ${'ann\u001b[2J@example.org'}, 'Pawlight Core', 'Other', 'received'),
                     (${`OLD-${mark}`}, 'ann@example.org', 'Pawlight Core', 'Other', 'completed')`
    const ours = (list: Awaited<ReturnType<typeof items>>) =>
      list.filter(({ reference, details }) => `${reference} ${String(details['email'])}`.includes(mark))
    return { mark, ours }
  }

  test('shows what nobody has dealt with, of all three kinds', async () => {
    const { mark, ours } = await plant()
    const open = ours(await items())
    expect(open.map(({ kind }) => kind).sort()).toEqual(['cancellation', 'contact', 'deletion'])
    expect(open.find(({ kind }) => kind === 'contact')?.details).toMatchObject({ message: 'Hello' })
    expect(ours(await items('--kind', 'cancellation')).map(({ reference }) => reference)).toEqual([
      `CAN-${mark}`,
    ])
    expect(
      ours(await items('--kind', 'cancellation', '--all'))
        .map(({ reference }) => reference)
        .sort(),
    ).toEqual([`CAN-${mark}`, `OLD-${mark}`])
  })

  test('says in a line what it is about, what is past due, and nothing a terminal would obey', async () => {
    const { mark } = await plant()
    const { out, code } = await call('inbox', 'list')
    expect(code).toBe(0)
    const line = (reference: string) => out.split('\n').find((each) => each.includes(reference))
    expect(line(`DEL-${mark}`)).toMatch(
      /deletion .*received .*delete ann@example\.org {2}due \d{4}-\d\d-\d\d, past due$/,
    )
    expect(line(`CAN-${mark}`)).toMatch(/cancellation .*Pawlight Core, to be verified$/)
    expect(out).not.toContain('\u001b')
  })

  test('a message and a cancellation are closed by their reference, once; a deletion is not', async () => {
    const { mark, ours } = await plant()
    const message = ours(await items()).find(({ kind }) => kind === 'contact')?.reference ?? ''
    for (const reference of [message, `CAN-${mark}`]) {
      expect((await call('inbox', 'close', reference)).out).toBe(`Closed ${reference}.\n`)
      expect((await call('inbox', 'close', reference)).err).toContain(`Nothing open is called ${reference}.`)
    }
    expect((await call('inbox', 'close', `DEL-${mark}`)).err).toContain('carried out or rejected')
    expect(ours(await items()).map(({ kind }) => kind)).toEqual(['deletion'])
    const [closed] =
      await sql`select status, handled_at from public.contact_messages where id::text = ${message}`
    expect(closed).toMatchObject({ status: 'closed', handled_at: new Date('2100-01-01T00:00:00Z') })
  })

  test.each([['inbox'], ['inbox', 'read'], ['inbox', 'close'], ['inbox', 'list', '--kind', 'spam']])(
    '%s %s %s %s is refused with a sentence',
    async (...args) => {
      const { err, code } = await call(...args.filter(Boolean))
      expect(code).toBe(2)
      expect(err).toMatch(/^.+\n$/)
    },
  )
})
