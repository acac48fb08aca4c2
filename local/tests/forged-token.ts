import { createHmac } from 'node:crypto'
import { keys } from '#local/tests/test-pawlight.ts'

export const forge = (claims: Record<string, unknown>, alg = 'HS256', secret: string = keys.jwt): string => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
  return `${text}.${alg === 'none' ? '' : createHmac('sha256', secret).update(text).digest('base64url')}`
}
