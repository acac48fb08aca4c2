import { ServiceError } from '#service/http/failure/service-error.ts'

export const BODY_MAX = 64 * 1024
export const ASSESS_BODY_MAX = 32 * 1024 * 1024

const tooLarge = (): ServiceError =>
  new ServiceError('payload_too_large', 'This is too large to send. Please send fewer or smaller files.')

const cutOff = (): ServiceError =>
  new ServiceError('invalid_json', 'The request ended before it was complete. Please try again.')

export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limit) throw tooLarge()
  if (request.body === null) return new Uint8Array()
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw cutOff()
    })
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel().catch(() => undefined)
      throw tooLarge()
    }
    chunks.push(value)
  }
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, size)
}

export const requireJson = (contentType: string | undefined): void => {
  const essence = contentType?.split(';')[0]?.trim().toLowerCase()
  if (essence !== 'application/json') {
    throw new ServiceError('unsupported_media_type', 'Send the request as application/json.')
  }
}
