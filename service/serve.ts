import { createServer, STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ErrorBody, ErrorCode } from '#contract/error-body.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import { newRequestId } from '#service/http/request/request-id.ts'
import { bareHeaders } from '#service/http/headers/security-headers.ts'

type Options = {
  readonly port: number
  readonly host: string
  readonly log: Logger
  readonly graceMs?: number
}

export type Listening = { readonly url: string; readonly server: Server; close(): Promise<void> }

/** Headers must arrive within this; a body may be 32 MiB of photos over a poor mobile link. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 5 * 60_000
const KEEP_ALIVE_MS = 30_000
const GRACE_MS = 10_000
const MAX_HEADER_BYTES = 16 * 1024

type Refusal = { readonly status: number; readonly code: ErrorCode; readonly message: string }

const BROKEN: Refusal = { status: 400, code: 'validation_error', message: 'This request is not valid HTTP.' }
const SLOW: Refusal = {
  status: 408,
  code: 'validation_error',
  message: 'The request took too long to arrive.',
}
const WIDE: Refusal = {
  status: 431,
  code: 'payload_too_large',
  message: 'The headers of the request are too large.',
}
const CLOSING: Refusal = {
  status: 503,
  code: 'service_unavailable',
  message: 'The service is restarting. Please try again in a moment.',
}

type Written = { readonly body: string; readonly headers: readonly (readonly [string, string])[] }

const write = ({ code, message, status }: Refusal, log: Logger): Written => {
  const requestId = newRequestId(new Date())
  log.info({ requestId, status, code, route: 'refused' }, 'request')
  const body: ErrorBody = { error: { code, message, requestId } }
  const text = JSON.stringify(body)
  return {
    body: text,
    headers: [
      ...bareHeaders(),
      ['Content-Type', 'application/json; charset=UTF-8'],
      ['Content-Length', String(Buffer.byteLength(text))],
      ['Connection', 'close'],
      ['x-request-id', requestId],
      ...(status === 503 ? ([['Retry-After', '5']] as const) : []),
    ],
  }
}

const refuseRequest = (response: ServerResponse, refusal: Refusal, log: Logger): void => {
  const { body, headers } = write(refusal, log)
  response.writeHead(refusal.status, Object.fromEntries(headers))
  response.end(body)
}

const refuseSocket = (socket: Socket, refusal: Refusal, log: Logger): void => {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { body, headers } = write(refusal, log)
  const head = headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')
  const reason = STATUS_CODES[refusal.status] ?? ''
  socket.end(`HTTP/1.1 ${refusal.status} ${reason}\r\n${head}\r\n\r\n${body}`, () => socket.destroy())
}

const refusalFor = (code: string | undefined): Refusal => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return SLOW
  return code === 'HPE_HEADER_OVERFLOW' ? WIDE : BROKEN
}

/** Node keeps the first of two Host headers; which one another server on the way believed nobody knows. */
const hasOneHost = ({ rawHeaders, httpVersion }: IncomingMessage): boolean => {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

const urlOf = ({ address, port, family }: AddressInfo): string => {
  const shown = ['::', '0.0.0.0'].includes(address) ? 'localhost' : address
  return `http://${family === 'IPv6' && shown !== 'localhost' ? `[${shown}]` : shown}:${port}`
}

const listen = (server: Server, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('not listening on a port'))
      else resolve(address)
    })
  })

export async function serve(app: Hono<AppEnv>, { port, host, log, graceMs }: Options): Promise<Listening> {
  let isClosing = false
  const answer = getRequestListener((request, env) => app.fetch(request, env), {
    hostname: host,
    errorHandler: (thrown) => {
      log.debug({ err: thrown }, 'refused before the service')
      const { body, headers } = write(BROKEN, log)
      return new Response(body, { status: BROKEN.status, headers: Object.fromEntries(headers) })
    },
  })
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (!hasOneHost(incoming)) refuseRequest(outgoing, BROKEN, log)
    else if (isClosing) refuseRequest(outgoing, CLOSING, log)
    else void answer(incoming, outgoing)
  }
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: MAX_HEADER_BYTES,
      // hasOneHost asks for it instead, so that the refusal has a body and headers like every other.
      requireHostHeader: false,
    },
    onRequest,
  )
  // An Expect we do not know is no reason to answer past the app, where the headers would be missing.
  server.on('checkExpectation', onRequest)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuseSocket(socket as Socket, refusalFor(error.code), log)
  })
  const address = await listen(server, port, host)
  return {
    url: urlOf(address),
    server,
    close: () =>
      new Promise((resolve) => {
        isClosing = true
        const timer = setTimeout(() => server.closeAllConnections(), graceMs ?? GRACE_MS)
        server.close(() => {
          clearTimeout(timer)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}
