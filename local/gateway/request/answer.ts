/** Already checked, with the caller's address in place. */
export type BackendRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export type BackendAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export const restError = (
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): BackendAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify({ code, details: null, hint: null, message }),
})

export const authError = (
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
  extra: Readonly<Record<string, unknown>> = {},
): BackendAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-sb-error-code': code, ...headers },
  body: JSON.stringify({ code: status, error_code: code, msg: message, ...extra }),
})

export const jsonAnswer = (status: number, body: unknown): BackendAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
})
