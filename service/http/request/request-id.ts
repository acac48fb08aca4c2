import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#service/http/request/app-env.ts'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/

const encode = (value: bigint, length: number): string => {
  let rest = value
  let text = ''
  for (let index = 0; index < length; index += 1) {
    text = (CROCKFORD[Number(rest % 32n)] ?? '0') + text
    rest /= 32n
  }
  return text
}

/** `req_` and a ULID, so ids sort by time. */
export const newRequestId = (now: Date): string =>
  `req_${encode(BigInt(now.getTime()), 10)}${encode(BigInt(`0x${randomBytes(10).toString('hex')}`), 16)}`

export const requestId =
  (clock: () => Date): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const sent = c.req.header('x-request-id')
    const id = sent !== undefined && SANE.test(sent) ? sent : newRequestId(clock())
    c.set('requestId', id)
    await next()
    c.res.headers.set('x-request-id', id)
  }
