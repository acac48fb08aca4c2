import { join } from 'node:path'
import postgres from 'postgres'
import { describe, expect, test } from 'vitest'
import { databaseUrl } from '#local/tests/own-database.ts'
import { z } from 'zod'
import { readSettings, type Settings } from '#local/settings/settings.ts'
import { startPawlight } from '#local/start-pawlight.ts'
import { sharedDirectory } from '#local/tests/shared-by-tests.ts'
import { noEngine } from '#local/tests/small-engine.ts'
import { commandLine } from '#local/tests/command-line.ts'

const call = commandLine()
const Codes = z.object({ codes: z.array(z.string()) })
const Listed = z.object({
  invites: z.array(z.object({ code: z.string(), state: z.string(), label: z.string().nullable() })),
})

const stateOf = async (code: string): Promise<string | undefined> =>
  Listed.parse(JSON.parse((await call('invites', 'list', '--json')).out)).invites.find(
    (each) => each.code === code,
  )?.state

describe('invite codes [R-BETA-009]', () => {
  test('operators make, list and revoke them', async () => {
    const made = await call('invites', 'create', '--count', '3', '--label', 'friends', '--json')
    const { codes } = Codes.parse(JSON.parse(made.out))
    expect(codes).toHaveLength(3)
    for (const code of codes) expect(code).toMatch(/^\d{6}$/)
    const [code = ''] = codes
    expect(await stateOf(code)).toBe('free')
    expect((await call('invites', 'revoke', code)).code).toBe(0)
    expect(await stateOf(code)).toBe('revoked')
    expect((await call('invites', 'revoke', code)).code).toBe(2)
  })

  test('a code may have a last day', async () => {
    const made = await call('invites', 'create', '--count', '1', '--expires', '2099-12-31')
    expect(made).toMatchObject({ code: 0, err: '' })
    expect((await call('invites', 'list')).out).toMatch(
      new RegExp(`${made.out.trim()}\\s+free\\s+2099-12-31`),
    )
  })

  test.each([
    [['invites', 'create']],
    [['invites', 'create', '--count', '0']],
    [['invites', 'create', '--count', '1', '--expires', '2099-02-30']],
    [['invites', 'create', '--count', '1', '--expires', '2001-01-01']],
    [['invites', 'revoke', 'abc']],
    [['invites', 'fly']],
    [['invites', 'list', 'everything']],
    [['invites', 'list', '--loud']],
    [['nonsense']],
  ])('%j is refused with a sentence and exit code 2', async (args) => {
    const { out, err, code } = await call(...args)
    expect([out, code]).toEqual(['', 2])
    expect(err).toMatch(/^.+\n$/)
    const asData = await call(...args, '--json')
    expect(JSON.parse(asData.out)).toHaveProperty('error')
  })
})

describe('help', () => {
  test('names every command and what there is to say about one', async () => {
    const { out, code } = await call('--help')
    expect(code).toBe(0)
    for (const name of ['invites', 'doctor', 'maintenance']) {
      expect(out).toContain(name)
      expect((await call(name, '--help')).out).toContain(`-- ${name}`)
    }
  })
})

describe('maintenance [R-DATA-021]', () => {
  const sql = () => postgres(databaseUrl, { max: 1, onnotice: () => undefined })

  test('a dry run counts and keeps, a real one removes what is kept no longer', async () => {
    const db = sql()
    const key = `old-${crypto.randomUUID()}`
    await db`insert into public.beta_invite_attempts (client_key, ok, created_at)
             values (${key}, false, now() - interval '2 days'), (${key}, false, now())`
    const count = async () =>
      (await db`select 1 from public.beta_invite_attempts where client_key = ${key}`).length
    expect((await call('maintenance', '--dry-run')).out).toMatch(/would remove [1-9]\d*: invite attempts/)
    expect(await count()).toBe(2)
    expect((await call('maintenance')).code).toBe(0)
    expect(await count()).toBe(1)
    await db.end()
  })
})

describe('an embedded instance', () => {
  const home = sharedDirectory('pawlight-cli-')
  const settings = (): Settings =>
    readSettings({ PORT: '0', LOG_LEVEL: 'silent', PAWLIGHT_DATA_DIR: join(home(), 'data') })
  const here = commandLine({ settings })

  test('commands work while it is stopped and while it runs', async () => {
    const before = await here('invites', 'create', '--count', '1')
    expect(before.code).toBe(0)
    const running = await startPawlight(settings(), { engine: noEngine, webDir: null, bcryptCost: 4 })
    const during = await here('invites', 'create', '--count', '1')
    expect(await running.backend.freeInviteCodes()).toEqual(
      expect.arrayContaining([before.out.trim(), during.out.trim()]),
    )
    expect((await here('doctor')).out).toMatch(/ok +database: PostgreSQL 18/)
    await running.stop()
  })
})
