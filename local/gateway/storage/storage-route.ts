import { z } from 'zod'
import { BUCKET_BYTES, type Bucket } from '#contract/database/storage.ts'
import { mediaKindOf } from '#contract/assess/media-kind.ts'
import { withoutPlace } from '#contract/map/without-place.ts'
import {
  type GatewayContext,
  type Incoming,
  readCredentials,
} from '#local/gateway/request/gateway-context.ts'
import type { Actor, ObjectStore } from '#local/gateway/storage/object-store.ts'
import { parseStrictJson } from '#service/http/body/strict-json.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'

const FOLDER = '/storage/v1/object/'
const LIST_MAX = 100
const REMOVE_MAX = 100
const NAME_MAX = 300
const TAKES: Readonly<Record<Bucket, ReadonlySet<string>>> = {
  'triage-media': new Set([
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/gif',
    'image/heic',
    'video/mp4',
    'video/quicktime',
    'video/webm',
  ]),
  'pet-photos': new Set(['image/jpeg', 'image/png', 'image/webp']),
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })

const fault = (
  status: number,
  error: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => json(status, { statusCode: String(status), error, message }, headers)

const notFound = (): Response => fault(404, 'not_found', 'Object not found')

export const storageUnavailable = (): Response =>
  fault(503, 'unavailable', 'The service is not available right now. Please try again.', {
    'retry-after': '2',
  })

const isBucket = (name: string): name is Bucket => Object.hasOwn(BUCKET_BYTES, name)

/** Folders and a file name of plain letters, so that no name can be read in two ways. */
const isName = (name: string): boolean =>
  name.length <= NAME_MAX && name.split('/').every((part) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part))

const List = z.object({
  prefix: z.string().max(NAME_MAX).default(''),
  limit: z.int().min(1).default(LIST_MAX),
})
const Removal = z.object({ prefixes: z.array(z.string()).min(1).max(REMOVE_MAX) })

const bodyOf = <T>(schema: z.ZodType<T>, { body }: Incoming): T | null => {
  try {
    return schema.safeParse(parseStrictJson(body)).data ?? null
  } catch (error) {
    if (error instanceof ServiceError) return null
    throw error
  }
}

const upload = async (
  store: ObjectStore,
  actor: Actor,
  bucket: Bucket,
  name: string,
  { body, headers }: Incoming,
): Promise<Response> => {
  if (headers.get('content-type')?.startsWith('multipart/') === true)
    return fault(415, 'invalid_mime_type', 'Send the file itself as the body.')
  if (headers.get('x-upsert') === 'true')
    return fault(400, 'invalid_request', 'A stored file is never replaced. Choose another name.')
  if (body.byteLength >= BUCKET_BYTES[bucket])
    return fault(
      413,
      'Payload too large',
      `File size must be less than ${BUCKET_BYTES[bucket] / 1024 / 1024}MB`,
    )
  const kind = mediaKindOf(body)
  if (kind === null || !TAKES[bucket].has(kind.mime))
    return fault(415, 'invalid_mime_type', 'Please upload only images or videos')
  const result = await store.put(actor, bucket, name, {
    mime: kind.mime,
    // a client other than ours may have left it in
    bytes: withoutPlace(body, kind.mime),
  })
  switch (result.outcome) {
    case 'stored':
      return json(200, { Id: result.id, Key: `${bucket}/${name}` })
    case 'refused':
      return fault(403, 'Unauthorized', 'new row violates row-level security policy')
    case 'exists':
      return fault(409, 'Duplicate', 'The resource already exists')
    case 'no_room':
      return fault(413, 'quota_exceeded', 'There is no room for more files. Please remove some first.')
  }
}

const download = async (
  store: ObjectStore,
  actor: Actor,
  bucket: Bucket,
  name: string,
): Promise<Response> => {
  const file = await store.get(actor, bucket, name)
  if (file === null) return notFound()
  return new Response(Buffer.from(file.bytes), {
    headers: {
      // found by content when it was stored, never what a client said
      'content-type': file.mime,
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
    },
  })
}

const actorOf = (context: GatewayContext, incoming: Incoming): Actor | Response => {
  const credentials = readCredentials(context, incoming.headers)
  switch (credentials.kind) {
    case 'no_key':
      return fault(401, 'Unauthorized', 'Invalid API key')
    case 'bad_token':
      return fault(
        401,
        'Unauthorized',
        credentials.fault === 'expired' ? 'jwt expired' : 'The session token could not be verified.',
      )
    case 'known':
      return credentials.claims === null ? 'visitor' : { userId: credentials.claims.sub }
  }
}

type Target = { readonly operation: 'object' | 'list'; readonly bucket: Bucket; readonly name: string }

const targetOf = ({ url }: Incoming): Target | null => {
  if (!url.pathname.startsWith(FOLDER) || url.pathname.includes('%')) return null
  const rest = url.pathname.slice(FOLDER.length).replace(/^authenticated\//, '')
  const operation = rest.startsWith('list/') ? 'list' : 'object'
  const [bucket = '', ...parts] = (operation === 'list' ? rest.slice('list/'.length) : rest).split('/')
  return isBucket(bucket) ? { operation, bucket, name: parts.join('/') } : null
}

const allow = (methods: string): Response =>
  fault(405, 'method_not_allowed', 'This address does not support that method.', { allow: methods })

/** Whose files they are the policies of the database decide; null is an address that does not exist. */
export const answerStorage = async (
  context: GatewayContext,
  store: ObjectStore,
  incoming: Incoming,
): Promise<Response | null> => {
  const target = targetOf(incoming)
  if (target === null) return null
  const limit =
    context.limits[incoming.method === 'POST' && target.operation === 'object' ? 'uploads' : 'data']
  const verdict = limit.hit(incoming.caller)
  if (!verdict.allowed)
    return fault(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.', {
      'retry-after': String(verdict.retryAfter),
    })
  const actor = actorOf(context, incoming)
  if (actor instanceof Response) return actor
  const { operation, bucket, name } = target
  const { method } = incoming
  if (operation === 'list') {
    if (method !== 'POST') return allow('POST')
    const wanted = bodyOf(List, incoming)
    if (wanted === null) return fault(400, 'invalid_request', 'The request could not be read.')
    const folder = wanted.prefix.replace(/\/+$/, '')
    const files =
      folder === '' || isName(folder)
        ? await store.list(actor, bucket, folder, Math.min(wanted.limit, LIST_MAX))
        : []
    return json(200, files)
  }
  if (name === '') {
    if (method !== 'DELETE') return allow('DELETE')
    const wanted = bodyOf(Removal, incoming)
    if (wanted === null) return fault(400, 'invalid_request', 'The request could not be read.')
    const removed = await store.remove(actor, bucket, wanted.prefixes)
    return json(
      200,
      removed.map((removedName) => ({ bucket_id: bucket, name: removedName })),
    )
  }
  if (!isName(name)) return fault(400, 'InvalidKey', 'Invalid key')
  switch (method) {
    case 'GET':
      return download(store, actor, bucket, name)
    case 'HEAD': {
      const { status, headers } = await download(store, actor, bucket, name)
      return new Response(null, { status, headers })
    }
    case 'POST':
      return upload(store, actor, bucket, name, incoming)
    default:
      return allow('GET, HEAD, POST')
  }
}
