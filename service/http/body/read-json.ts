import { readBody, requireJson } from '#service/http/body/read-body.ts'
import { parseStrictJson } from '#service/http/body/strict-json.ts'

/** The JSON body of a request: said to be JSON, of at most `limit` bytes, and well formed; anything else is refused. */
export const readJson = async (request: Request, limit: number): Promise<unknown> => {
  requireJson(request.headers.get('content-type') ?? undefined)
  return parseStrictJson(await readBody(request, limit))
}
