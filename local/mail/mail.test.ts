import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { accountMail } from '#local/mail/account-mails.ts'
import { createMailer, type Mail } from '#local/mail/mail.ts'
import { answerMailbox } from '#local/mail/mailbox-page.ts'
import { openOutbox, type Outbox } from '#local/mail/outbox.ts'

const mail: Mail = {
  to: 'ada@example.com',
  subject: 'Hello <b>',
  text: 'See http://localhost:3000/x?a=1&b=2 <script>',
  html: '<p>x</p>',
}

const withOutbox = async (work: (outbox: Outbox, directory: string) => Promise<void>): Promise<void> => {
  const home = await mkdtemp(join(tmpdir(), 'pawlight-outbox-'))
  const directory = join(home, 'outbox')
  try {
    await work(openOutbox(directory, 'Pawlight <support@pawlight.example>'), directory)
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

const get = (outbox: Outbox, path: string, address = '127.0.0.1', host = 'localhost:3000') =>
  answerMailbox(outbox, new Request(`http://${host}${path}`), address)

describe('mails about accounts', () => {
  const text = (type: string): string =>
    `Follow http://elsewhere.example/auth/v1/verify?token=abc&type=${type}&redirect_to=https%3A%2F%2Fevil.example`

  test.each(['signup', 'recovery'])(
    'the link of a %s mail lands on our callback page [R-AUTH-081]',
    (type) => {
      const made = accountMail(
        { to: 'ada@example.com', subject: 'x', text: text(type) },
        'https://pawlight.example',
      )
      const link = /https:\S+/.exec(made?.text ?? '')?.[0] ?? ''
      const url = new URL(link)
      expect(url.origin).toBe('https://pawlight.example')
      expect(Object.fromEntries(url.searchParams)).toEqual({
        token: 'abc',
        type,
        redirect_to: 'https://pawlight.example/auth/callback',
      })
      expect(made?.text).not.toContain('evil')
      expect(made?.html).toContain(link.replaceAll('&', '&amp;'))
    },
  )

  test.each([
    ['signup', text('signup')],
    ['recovery', text('recovery')],
    ['existing-account', undefined],
  ])(
    'a %s mail says in a few plain words who writes and what to do, with and without pictures',
    (kind, body) => {
      const made = accountMail(
        { to: 'ada@example.com', subject: kind, text: body },
        'https://pawlight.example',
      )
      if (made === null) throw new Error('there is no such mail')
      const [lead = ''] = made.text.split('\n')
      expect(made.subject).toContain('Pawlight')
      expect(made.text.length).toBeLessThan(700)
      expect(made.text).not.toMatch(/[<>]|undefined/)
      expect(made.text).toContain('somebody used your address at pawlight.example')
      expect(made.html).toContain(lead)
      expect(made.html).toMatch(/^<!doctype html>\n<html lang="en">/)
      // nothing is fetched when the mail is opened, so nobody learns that it was
      expect(made.html).not.toMatch(/<img|<link|<script|url\(|src=/)
      for (const [address] of `${made.text} ${made.html}`.matchAll(/https?:\/\/[^\s"<]+/g))
        expect(new URL(address).origin).toBe('https://pawlight.example')
    },
  )

  test('kinds the app has no use for are not sent', () => {
    expect(
      accountMail({ to: 'a@example.com', subject: 'x', text: text('magiclink') }, 'http://localhost'),
    ).toBeNull()
    expect(accountMail({ to: 'a@example.com', subject: 'x' }, 'http://localhost')).toBeNull()
  })
})

describe('sending', () => {
  test('a mail is tried again and then given up without naming its receiver', async () => {
    const attempts: string[] = []
    const failures: string[] = []
    const mailer = createMailer({
      deliver: async ({ to }) => {
        attempts.push(to)
        throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
      },
      onFailure: (code) => void failures.push(code),
      pausesMs: [1, 2],
      pause: async () => undefined,
    })
    mailer.send(mail)
    await mailer.drain()
    expect(attempts).toHaveLength(3)
    expect(failures).toEqual(['ECONNREFUSED'])
  })
})

describe('the outbox', () => {
  test('keeps mails as files for their owner only, newest first', async () => {
    await withOutbox(async (outbox, directory) => {
      await outbox.deliver(mail)
      await outbox.deliver({ ...mail, subject: 'Second' })
      const files = await readdir(directory)
      expect(files.every((file) => file.endsWith('.eml'))).toBe(true)
      for (const file of files) expect((await stat(join(directory, file))).mode & 0o077).toBe(0)
      expect(await outbox.list()).toHaveLength(2)
    })
  })

  test('opens nothing but its own mails', async () => {
    await withOutbox(async (outbox) => {
      for (const name of ['../secrets', '..', '', 'x', '0000000000000-zzzzzzzzzzzz']) {
        expect(await outbox.read(name)).toBeNull()
      }
    })
  })
})

describe('the mailbox page', () => {
  test('lists mails and shows one with its links and nothing that could run', async () => {
    await withOutbox(async (outbox) => {
      await outbox.deliver(mail)
      const list = await (await get(outbox, '/dev/mailbox'))?.text()
      expect(list).toContain('Hello &lt;b&gt;')
      const path = /\/dev\/mailbox\/[0-9a-f-]+/.exec(list ?? '')?.[0] ?? ''
      const page = await get(outbox, path)
      const html = await page?.text()
      expect(html).toContain('<a href="http://localhost:3000/x?a=1&amp;b=2"')
      expect(html).not.toContain('<script>')
      expect(page?.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    })
  })

  test.each([
    ['192.168.1.20', 'localhost:3000'],
    ['2001:db8::1', 'localhost:3000'],
    ['unknown', 'localhost:3000'],
    ['127.0.0.1', 'pawlight.example'],
    ['127.0.0.1', 'localhost.evil.example'],
    ['127.0.0.1', '127.0.0.1.evil.example'],
  ])('is not there for %s under the name %s', async (address, host) => {
    await withOutbox(async (outbox) => {
      expect(await get(outbox, '/dev/mailbox', address, host)).toBeNull()
    })
  })

  test.each([
    ['127.0.0.1', '127.0.0.1:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'localhost:3000'],
  ])('is there for %s under the name %s', async (address, host) => {
    await withOutbox(async (outbox) => {
      expect((await get(outbox, '/dev/mailbox', address, host))?.status).toBe(200)
    })
  })
})
