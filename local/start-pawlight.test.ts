import { spawnSync } from 'node:child_process'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { loadSecrets } from '#local/secrets.ts'
import { readSettings } from '#local/settings/settings.ts'
import { explain } from '#local/start-failure.ts'
import { type RunningPawlight, startPawlight, type World } from '#local/start-pawlight.ts'
import { sharedByTests, sharedDirectory } from '#local/tests/shared-by-tests.ts'
import { noEngine } from '#local/tests/small-engine.ts'

// a name with a space, because that is where shell habits break
const home = sharedDirectory('pawlight start ')

const start = (environment: Record<string, string>, world: Partial<World> = {}): Promise<RunningPawlight> =>
  startPawlight(readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...environment }), {
    engine: noEngine,
    webDir: null,
    bcryptCost: 4,
    ...world,
  })

const sentence = async (attempt: Promise<RunningPawlight>): Promise<string> => {
  try {
    await (await attempt).stop()
    return 'it started'
  } catch (error) {
    return explain(error) ?? `a bug: ${String(error)}`
  }
}

const unreachable = {
  DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/pawlight',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  SUPABASE_SECRET_KEY: 'sb_secret_0123456789abc',
  JWT_SECRET: '0123456789012345678901234567890123456789',
  SMTP_URL: 'smtp://127.0.0.1:1',
}

describe('what keeps it from starting is said in one sentence', () => {
  test('a busy port', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = address !== null && typeof address === 'object' ? String(address.port) : ''
    const said = await sentence(start({ PORT: port, PAWLIGHT_DATA_DIR: join(home(), 'busy') }))
    other.close()
    expect(said).toBe(`Port ${port} is already in use; stop what listens there or choose another with PORT.`)
  })

  test('an address that is not of this machine', async () => {
    expect(await sentence(start({ HOST: '192.0.2.1' }))).toContain('choose another with HOST')
  })

  test('a data directory that cannot be written', async () => {
    const file = join(home(), 'a file')
    await writeFile(file, '')
    const said = await sentence(start({ PAWLIGHT_DATA_DIR: join(file, 'data') }))
    expect(said).toMatch(/^The data directory .* cannot be written; .*PAWLIGHT_DATA_DIR.*\.$/)
  })

  test('a database that cannot be reached, without its password', async () => {
    const said = await sentence(start(unreachable))
    expect(said).toBe('The database in DATABASE_URL cannot be reached.')
    expect(said).not.toContain('hunter2')
  })

  test('no mail server where other people have accounts', async () => {
    expect(await sentence(start({ ...unreachable, SMTP_URL: '' }))).toContain('SMTP_URL is missing')
  })

  test('pages that have not been built', async () => {
    expect(await sentence(start({}, { webDir: join(home(), 'nothing here') }))).toContain('npm run build')
  })
})

test('the command itself ends with exit code 1 and one sentence', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const env = { PATH: process.env['PATH'] ?? '', PORT: 'eighty' }
  const { status, stderr, stdout } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' })
  expect([status, stdout, stderr]).toEqual([1, '', 'PORT must be a whole number from 0 to 65535.\n'])
})

test('damaged secrets are named, not shown', async () => {
  const directory = join(home(), 'damaged')
  await mkdir(directory)
  await writeFile(join(directory, 'secrets.json'), '{"jwtSecret": "hunter2')
  const said = await loadSecrets(directory).catch((error: unknown) => explain(error) ?? '')
  expect(said).toMatch(/secrets\.json is damaged/)
  expect(said).not.toContain('hunter2')
})

describe('an embedded instance', () => {
  const dataDir = (): string => join(home(), 'data')
  const held = Promise.withResolvers<void>()
  const slowEngine = async (): Promise<never> => {
    await held.promise
    throw new Error('the answer of a slow engine')
  }
  const first = sharedByTests(
    () => start({ PAWLIGHT_DATA_DIR: dataDir(), RATE_LIMIT_FACTOR: '0' }, { engine: slowEngine }),
    (running) => running.stop(),
  )

  const keyOf = async (): Promise<string> => {
    const config: unknown = await (await fetch(`${first().url}/config.json`)).json()
    return /sb_publishable_[\w-]+/.exec(JSON.stringify(config))?.[0] ?? ''
  }

  test('keeps its secrets where only their owner can read them', async () => {
    expect((await stat(join(dataDir(), 'secrets.json'))).mode & 0o077).toBe(0)
    const secrets = await readFile(join(dataDir(), 'secrets.json'), 'utf8')
    const config = await (await fetch(`${first().url}/config.json`)).text()
    expect(secrets).toContain(await keyOf())
    expect(config).not.toMatch(/sb_secret/)
  })

  test('offers five invite codes for the first visit', async () => {
    const codes = await first().backend.freeInviteCodes()
    expect(codes).toHaveLength(5)
    expect(await first().backend.freeInviteCodes()).toEqual(expect.arrayContaining([...codes]))
  })

  test('keeps the confirmation mail in its mailbox [R-AUTH-081]', async () => {
    const [code] = await first().backend.freeInviteCodes()
    const made = await fetch(`${first().url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: await keyOf(), 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'ada@example.com',
        password: 'a long password',
        data: { invite_code: code },
      }),
    })
    expect(made.status).toBe(200)
    const mailbox = async (): Promise<string> => (await fetch(`${first().url}/dev/mailbox`)).text()
    await expect.poll(mailbox).toContain('ada@example.com')
  })

  test('shows pages under the one name its mails lead to', async () => {
    const byNumber = first().url.replace('localhost', '127.0.0.1')
    const page = await fetch(`${byNumber}/login?x=1`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    })
    expect([page.status, page.headers.get('location')]).toEqual([307, `${first().url}/login?x=1`])
    expect((await fetch(`${byNumber}/config.json`)).url).toBe(`${byNumber}/config.json`)
  })

  test('refuses a second process on its data and goes on itself', async () => {
    const said = await sentence(start({ PAWLIGHT_DATA_DIR: dataDir() }))
    expect(said).toMatch(/^Another Pawlight is already running on the data directory/)
    expect(
      (await fetch(`${first().url}/rest/v1/beta_waitlist`, { headers: { apikey: await keyOf() } })).status,
    ).toBe(200)
  })

  test('answers what is under way when it stops, then nothing more, and can start again', async () => {
    const { url } = first()
    const underWay = fetch(`${url}/v1/assess`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pet: { name: 'Rex', species: 'dog' }, selectedSymptoms: ['vomiting'] }),
    })
    // a second request proves that the first has been taken in
    await fetch(`${url}/config.json`)
    const stopped = first().stop()
    held.resolve()
    expect((await underWay).status).toBe(500)
    await stopped
    await expect(fetch(url)).rejects.toThrow('fetch failed')
    const again = await start({ PAWLIGHT_DATA_DIR: dataDir() })
    expect(await again.backend.freeInviteCodes()).toHaveLength(4)
    await again.stop()
  })
})
