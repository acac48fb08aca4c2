import { ErrorBody } from '#contract/error-body.ts'

/** The status and the error that a refused call is answered with. */
export const failure = async (response: Response) => {
  const { error } = ErrorBody.parse(await response.json())
  return { status: response.status, ...error }
}
