import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const Header = z.object({ alg: z.literal('HS256') })
const Claims = z.object({
  sub: z.uuid(),
  aud: z.union([
    z.literal('authenticated'),
    z.array(z.string()).refine((list) => list.includes('authenticated')),
  ]),
  role: z.literal('authenticated'),
  exp: z.number(),
  nbf: z.number().optional(),
  iat: z.number().optional(),
})
export type Claims = z.infer<typeof Claims>

export type TokenFault = 'expired' | 'refused'

const LEEWAY_SECONDS = 30

const decode = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

const sameText = (a: string, b: string): boolean => {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

export const sameSecret = sameText

/** Believes only a token signed by us with HS256, begun and not yet over, whatever it claims about itself. */
export const readToken = (token: string, secret: string, nowMs: number): Claims | TokenFault => {
  const [head, body, signature, ...more] = token.split('.')
  if (head === undefined || body === undefined || signature === undefined || more.length > 0) return 'refused'
  if (!Header.safeParse(decode(head)).success) return 'refused'
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')
  if (!sameText(signature, expected)) return 'refused'
  const claims = Claims.safeParse(decode(body))
  if (!claims.success) return 'refused'
  const now = nowMs / 1000
  const { exp, nbf, iat } = claims.data
  if ((nbf ?? 0) > now + LEEWAY_SECONDS || (iat ?? 0) > now + LEEWAY_SECONDS) return 'refused'
  return exp <= now ? 'expired' : claims.data
}
