import type { Context, MiddlewareHandler } from 'hono'
import { isIP } from 'node:net'
import type { AppEnv } from '#service/http/request/app-env.ts'

const NO_ADDRESS = 'unknown'

const tidy = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address)

/**
 * Notes the caller's address: the socket's. Behind a trusted proxy it is the last entry of X-Forwarded-For,
 * the only one that proxy wrote itself; everything before it is the caller's own claim.
 */
export const noteAddress =
  (trustProxy: boolean): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const socket = c.env?.incoming?.socket.remoteAddress
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    const address = forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : (socket ?? NO_ADDRESS)
    c.set('address', tidy(address))
    await next()
  }

export const addressOf = (c: Context<AppEnv>): string => c.get('address') ?? NO_ADDRESS

/** What counts as one caller for limits: an IPv4 address, or the /64 an IPv6 address lies in. */
export const callerOf = (address: string): string => {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const gap = address.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : []
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
