/** More than this is no answer to what we ask: a few hundred words, or twenty places. */
const ANSWER_BYTES = 256 * 1024

export class AnswerTooLarge extends Error {
  constructor() {
    super('the answer is too large')
    this.name = 'AnswerTooLarge'
  }
}

const bounded = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  let seen = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        seen += chunk.byteLength
        if (seen > ANSWER_BYTES) controller.error(new AnswerTooLarge())
        else controller.enqueue(chunk)
      },
    }),
  )
}

/**
 * A fetch that stays where it was sent and stops reading what does not end. A redirect is refused: it could carry the
 * key and the question to somebody else.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (response.body === null) return response
  const { status, statusText, headers } = response
  return new Response(bounded(response.body), { status, statusText, headers })
}
