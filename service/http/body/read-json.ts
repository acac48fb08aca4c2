import { readBody, requireJson } from '#service/http/body/read-body.ts'
import { parseStrictJson } from '#service/http/body/strict-json.ts'

export const readJson = async (request: Request, limit: number): Promise<unknown> => {
  requireJson(request.headers.get('content-type') ?? undefined)
  return parseStrictJson(await readBody(request, limit))
}
