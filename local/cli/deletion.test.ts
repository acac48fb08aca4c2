import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { databaseUrl } from '#local/tests/own-database.ts'
import { z } from 'zod'
import { openOutbox } from '#local/mail/outbox.ts'
import { commandLine } from '#local/tests/command-line.ts'

const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
afterAll(() => sql.end())

const call = commandLine()

/** A request from somebody on the waitlist who also wrote to us. */
const plant = async () => {
  const reference = `DEL-${randomUUID().slice(0, 6).toUpperCase()}`
  const email = `${randomUUID()}@example.org`
  await sql`insert into public.beta_waitlist (email, name) values (${email}, 'Ann')`
  await sql`insert into public.contact_messages (name, email, subject, message)
            values ('Ann', ${email}, 'general', 'Hello'), ('Ann', ${email}, 'feedback', 'Again')`
  await sql`insert into public.deletion_requests
              (reference, requester_email, account_email, relationship, verification_details)
            values (${reference}, ${email}, ${email}, 'self', ${'Rex\u001b[2J'})`
  const left = async () =>
    (await sql`select 1 from public.contact_messages where email = ${email}`).length +
    (await sql`select 1 from private.waitlist_entries where email = ${email}`).length
  return { reference, email, left }
}

const Done = z.object({
  outcome: z.string(),
  tell: z.string().nullable(),
  complete: z.boolean(),
  record: z.object({ reference: z.string(), verifiedBy: z.string() }),
})

describe('an operator', () => {
  test('looks, verifies and carries a request out, and is told what stays and why [R-DATA-014]', async () => {
    const { reference, email, left } = await plant()
    const shown = await call('deletion', 'show', reference.toLowerCase())
    expect(shown.code).toBe(0)
    expect(shown.out).toContain(`account: ${email}`)
    expect(shown.out).toContain('There is no account by this address.')
    expect(shown.out).toContain('Would delete: 1 place on the waitlist, 2 messages to us.')
    expect(shown.out).toContain('Not verified yet')
    expect(shown.out).not.toContain('\u001b')

    expect((await call('deletion', 'verify', reference, '--verified-by', 'Kim')).code).toBe(0)
    const dry = await call('deletion', 'carry-out', reference, '--dry-run')
    expect(dry.out).toContain('Would delete: 1 place on the waitlist, 2 messages to us.')
    expect(await left()).toBe(3)

    const { out, err, code } = await call('deletion', 'carry-out', reference)
    expect([err, code]).toEqual(['', 0])
    expect(out).toContain('Deleted: 1 place on the waitlist, 2 messages to us.')
    expect(out).toMatch(/The record of the deletion, until \d{4}-\d\d-\d\d at the latest\. It proves/)
    expect(out).not.toContain('Requests to cancel')
    expect(out).toContain(`Now tell ${email}`)
    expect(await left()).toBe(0)

    const again = await call('deletion', 'carry-out', reference, '--json')
    expect(again.code).toBe(0)
    expect(Done.parse(JSON.parse(again.out))).toEqual({
      outcome: 'already',
      tell: null,
      complete: true,
      record: expect.objectContaining({ reference, verifiedBy: 'Kim' }) as unknown,
    })
    expect((await call('deletion', 'show', reference)).out).toContain(`Record ${reference}`)
  })

  test('vouches for a request in the same breath', async () => {
    const { reference, email, left } = await plant()
    const { out } = await call('deletion', 'carry-out', reference, '--verified-by', 'Kim', '--json')
    expect(Done.parse(JSON.parse(out))).toMatchObject({ outcome: 'deleted', tell: email })
    expect(await left()).toBe(0)
  })

  test('is refused for a request nobody has verified', async () => {
    const { reference, left } = await plant()
    const { out, err, code } = await call('deletion', 'carry-out', reference)
    expect([out, code]).toEqual(['', 2])
    expect(err).toMatch(
      new RegExp(`^Nobody has verified ${reference} yet, so nothing was deleted\\..*--verified-by`),
    )
    expect(await left()).toBe(3)
  })

  test('rejects with a reason, and nothing is carried out afterwards', async () => {
    const { reference, left } = await plant()
    expect((await call('deletion', 'reject', reference)).err).toBe('Say why: --because TEXT.\n')
    expect((await call('deletion', 'reject', reference, '--because', 'Not the owner')).code).toBe(0)
    const { err, code } = await call('deletion', 'carry-out', reference, '--verified-by', 'Kim')
    expect([err, code]).toEqual([`${reference} was rejected and is not carried out.\n`, 2])
    expect((await call('deletion', 'show', reference)).out).toContain('rejected because: Not the owner')
    expect(await left()).toBe(3)
  })

  test.each([
    ['deletion'],
    ['deletion', 'undo', 'DEL-ABCDEF'],
    ['deletion', 'show'],
    ['deletion', 'show', 'DEL-NOBODY'],
    ['deletion', 'verify', 'DEL-ABCDEF'],
    ['deletion', 'carry-out', 'DEL-NOBODY', '--verified-by', 'Kim'],
    ['deletion', 'carry-out', 'DEL-ABCDEF', 'now'],
    ['deletion', 'carry-out', 'DEL-ABCDEF', '--verified-by', ' '],
    ['deletion', 'resume', 'DEL-ABCDEF'],
  ])('%s %s %s %s %s is refused with a sentence', async (...args) => {
    const { out, err, code } = await call(...args.filter((arg) => arg !== undefined))
    expect([out, code]).toEqual(['', 2])
    expect(err).toMatch(/^.+\n$/)
  })

  test('goes on with what was interrupted, by hand or by the daily run', async () => {
    const interrupted = async () => {
      const { reference } = await plant()
      await call('deletion', 'carry-out', reference, '--verified-by', 'Kim')
      await sql`update public.deletion_records
                   set finished_at = null, pending = ${sql.json({ folders: [], address: 'a@example.org' })}
                 where reference = ${reference}`
      return reference
    }
    const byHand = await interrupted()
    expect((await call('deletion', 'resume')).out).toContain(`finished: ${byHand}`)
    const daily = await interrupted()
    expect((await call('maintenance', '--dry-run')).out).toContain(`not finished: deletion ${daily}`)
    expect((await call('maintenance')).out).toContain(`finished: deletion ${daily}`)
    expect((await call('deletion', 'resume')).out).toBe('There is nothing to finish.\n')
  })
})

describe('the daily run', () => {
  const Sweep = z.object({ removed: z.array(z.object({ name: z.string(), rows: z.number() })) })

  test('keeps to the periods of the policies, here and in a Supabase project [R-DATA-021]', async () => {
    const mark = randomUUID().slice(0, 8)
    await sql`insert into public.deletion_requests
        (reference, requester_email, account_email, relationship, verification_details, status, completed_at)
      values (${`R1-${mark}`}, 'a@b.co', 'a@b.co', 'self', 'x', 'rejected', now() - interval '25 months'),
             (${`R2-${mark}`}, 'a@b.co', 'a@b.co', 'self', 'x', 'rejected', now() - interval '23 months'),
             (${`C1-${mark}`}, 'removed', 'removed', 'self', 'x', 'completed', now() - interval '37 months'),
             (${`C2-${mark}`}, 'removed', 'removed', 'self', 'x', 'completed', now() - interval '35 months')`
    await sql`insert into public.deletion_records
        (reference, verified_by, verified_at, deleted_at, deleted, kept, backups_purge_at, pending, finished_at)
      values (${`P1-${mark}`}, 'Kim', now(), now() - interval '37 months', '{}', '[]', now(), null, now()),
             (${`P2-${mark}`}, 'Kim', now(), now() - interval '35 months', '{}', '[]', now(), null, now())`
    await sql`insert into public.cancellation_requests (reference, account_email, plan, reason, created_at)
      values (${`Y1-${mark}`}, 'a@b.co', 'Core', 'x', now() - interval '85 months'),
             (${`Y2-${mark}`}, 'a@b.co', 'Core', 'x', now() - interval '83 months')`
    await sql`insert into auth.audit_log_entries (id, payload, created_at)
      values (${randomUUID()}, ${sql.json({ mark: `L1-${mark}` })}, now() - interval '25 months'),
             (${randomUUID()}, ${sql.json({ mark: `L2-${mark}` })}, now() - interval '23 months')`

    const dry = Sweep.parse(JSON.parse((await call('maintenance', '--dry-run', '--json')).out)).removed
    const there = await sql<{ name: string; rows: number }[]>`
      select task as name, affected::int as rows from public.run_maintenance(true)
       where task <> 'deletion requests past their date'`
    expect([...there]).toEqual(dry)
    expect((await call('maintenance')).code).toBe(0)

    const rows = await sql<{ reference: string }[]>`
      select reference from public.deletion_requests where reference like ${`%${mark}`}
      union all select reference from public.deletion_records where reference like ${`%${mark}`}
      union all select reference from public.cancellation_requests where reference like ${`%${mark}`}
      union all select substring(payload::text from ${`L\\d-${mark}`}) from auth.audit_log_entries
                 where payload::text like ${`%${mark}%`}
      order by 1`
    expect(rows.map(({ reference }) => reference.slice(0, 2))).toEqual(['C2', 'L2', 'P2', 'R2', 'Y2'])
  })
})

test('mails kept on this machine go with their address', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'pawlight-outbox-'))
  const outbox = openOutbox(directory, 'Pawlight <hello@pawlight.test>')
  const mail = { subject: 'Hello', text: 'To: eve@pets.test', html: '<p>Hello</p>' }
  for (const to of ['ada@pets.test', 'eve@pets.test', 'ada@pets.test.example'])
    await outbox.deliver({ to, ...mail })
  await outbox.forget('Ada@pets.test')
  expect(await readdir(directory)).toHaveLength(2)
  const rest = await Promise.all((await outbox.list()).map((name) => outbox.read(name)))
  expect(rest.join('')).toContain('To: eve@pets.test')
  expect(rest.join('')).toContain('To: ada@pets.test.example')
  await rm(directory, { recursive: true })
})
