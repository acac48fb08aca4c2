import { connect } from 'node:net'
import pino from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import type { Deps } from '#service/world/deps.ts'
import { serve, type Listening } from '#service/serve.ts'
import { aBody, aService, fakeEngine } from '#service/testing/small-world.ts'

const silent = pino({ level: 'silent' })
const open: Listening[] = []

const aServer = async (changes: Partial<Deps> = {}, graceMs = 1000) => {
  const listening = await serve(aService(changes).app, { port: 0, host: '127.0.0.1', log: silent, graceMs })
  open.push(listening)
  return listening
}

afterEach(async () => {
  for (const listening of open.splice(0)) {
    listening.server.closeAllConnections()
    await listening.close()
  }
})

/** A server whose engine answers when it is told to. */
const aWaitingServer = async () => {
  let finish: () => void = () => undefined
  const started = Promise.withResolvers<void>()
  const listening = await aServer({
    engine: (intake) =>
      new Promise((resolve) => {
        finish = () => resolve(fakeEngine(intake))
        started.resolve()
      }),
  })
  return { listening, started: started.promise, finish: () => finish() }
}

const askForAnAssessment = (url: string): Promise<Response> =>
  fetch(`${url}/v1/assess`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aBody()),
  })

/** Writes raw text to the server and gives back everything it said until it hung up. */
const say = (url: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let heard = ''
    socket.setTimeout(3000, () => socket.destroy(new Error(`still open after: ${heard}`)))
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString()
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET') resolve(heard)
      else reject(error)
    })
  })

const POST = 'POST /v1/assess HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

describe('broken HTTP', () => {
  test.each([
    ['two lengths', `${POST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`],
    ['a length and chunks', `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['a host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n'],
    ['rubbish', 'HELLO\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n'],
    ['an unheard method', 'BREW /v1/assess HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('is refused and hung up on: %s', async (_name, text) => {
    const { url } = await aServer()
    const heard = await say(url, text)
    expect(heard).toMatch(/^HTTP\/1\.1 400 /)
    expect(heard.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(heard.toLowerCase()).toContain('strict-transport-security')
    expect(heard).toContain('"requestId"')
    expect(heard).not.toMatch(/HPE_|Error:|at .*\.js/)
  })

  test('headers without end are refused', async () => {
    const { url } = await aServer()
    const heard = await say(url, `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 431 /)
  })

  test('TRACE echoes nothing', async () => {
    const { url } = await aServer()
    const heard = await say(
      url,
      'TRACE /v1/assess HTTP/1.1\r\nHost: a\r\nX-Secret: s3\r\nConnection: close\r\n\r\n',
    )
    expect(heard).toMatch(/^HTTP\/1\.1 405 /)
    expect(heard).toMatch(/^allow: /im)
    expect(heard).not.toContain('s3')
  })
})

test('a body over the limit is refused before it is sent', async () => {
  const { url } = await aServer()
  const heard = await say(url, `${POST}Content-Length: 62914560\r\n\r\n{"pet":`)
  expect(heard).toMatch(/^HTTP\/1\.1 413 /)
  expect(heard).toContain('payload_too_large')
})

test('four hundred dawdling clients keep nobody out', async () => {
  const { url } = await aServer()
  const { hostname, port } = new URL(url)
  const dawdlers = await Promise.all(
    Array.from(
      { length: 400 },
      () =>
        new Promise<ReturnType<typeof connect>>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => {
            socket.write(`${POST}Content-Length: 1000\r\n\r\n{`)
            resolve(socket)
          })
          socket.on('error', reject)
        }),
    ),
  )
  const started = performance.now()
  const response = await askForAnAssessment(url)
  expect(response.status).toBe(200)
  expect(performance.now() - started).toBeLessThan(3000)
  for (const socket of dawdlers) socket.destroy()
})

describe('closing', () => {
  test('finishes what is under way and takes nothing new', async () => {
    const { listening, started, finish } = await aWaitingServer()
    const answer = askForAnAssessment(listening.url)
    await started
    const closed = listening.close()
    await expect(fetch(`${listening.url}/config.json`)).rejects.toThrow('fetch failed')
    finish()
    expect((await answer).status).toBe(200)
    await closed
  })

  test('tells a caller on an open connection to come back', async () => {
    const { listening, started, finish } = await aWaitingServer()
    const { hostname, port } = new URL(listening.url)
    const body = JSON.stringify(aBody())
    const socket = connect(Number(port), hostname)
    let heard = ''
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString()
    })
    const hungUp = new Promise((resolve) => socket.on('close', resolve))
    // The second request waits on the same connection while the first is being answered.
    socket.write(`${POST}Content-Length: ${body.length}\r\n\r\n${body}`)
    await started
    const closed = listening.close()
    const arrived = new Promise((resolve) => listening.server.once('request', resolve))
    socket.write('GET /config.json HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await arrived
    finish()
    await hungUp
    await closed
    expect(heard).toMatch(/^HTTP\/1\.1 200 /)
    const second = heard.slice(heard.indexOf('HTTP/1.1 503'))
    expect(second).toMatch(/^HTTP\/1\.1 503 /)
    expect(second).toMatch(/retry-after: 5/i)
    expect(second).toContain('service_unavailable')
  })
})
