import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { smtpDelivery } from './smtp.ts'

const MAIL = { to: 'owner@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

describe('a mail server that offers no encryption', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  /** The port of a server that takes mail and notes what it is told. */
  const startServer = async (told: string[]): Promise<number> => {
    server = createServer((socket) => {
      socket.write('220 loopback\r\n')
      let isMail = false
      socket.on('data', (data) => {
        for (const line of String(data).trimEnd().split('\r\n')) {
          told.push(line)
          if (isMail && line !== '.') continue
          isMail = line === 'DATA'
          if (line.startsWith('EHLO')) socket.write('250-loopback\r\n250 AUTH PLAIN LOGIN\r\n')
          else if (line === 'STARTTLS') socket.write('502 unknown\r\n')
          else socket.write(isMail ? '354 go on\r\n' : '250 well\r\n')
        }
      })
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server?.once('listening', resolve))
    return (server.address() as AddressInfo).port
  }
  const settings = { url: null, host: null, port: 587, user: null, password: null }

  test.each([
    ['an address', (port: number) => ({ ...settings, url: `smtp://pawlight:secret@127.0.0.1:${port}` })],
    [
      'a host',
      (port: number) => ({ ...settings, host: '127.0.0.1', port, user: 'pawlight', password: 'secret' }),
    ],
  ])('never hears the password given with %s', async (_what, settingsFor) => {
    const told: string[] = []
    const port = await startServer(told)
    await expect(smtpDelivery(settingsFor(port), 'pawlight@example.com')(MAIL)).rejects.toThrow(/STARTTLS/)
    expect(told.join('\n')).not.toMatch(/AUTH|secret/)
  })

  test('takes mail where no password is given', async () => {
    const told: string[] = []
    const port = await startServer(told)
    await smtpDelivery({ ...settings, url: `smtp://127.0.0.1:${port}` }, 'pawlight@example.com')(MAIL)
    expect(told).toContain('RCPT TO:<owner@example.com>')
  })
})
