import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Opinion } from '#domain/engine/opinion/opinion.ts'
import type { ModelProvider, ModelSettings } from '#service/providers/llm/model-settings.ts'

export type Received = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type Behavior = (response: ServerResponse) => void

const wrapped: Readonly<Record<ModelProvider, (text: string) => unknown>> = {
  anthropic: (text) => ({
    id: 'msg_01',
    type: 'message',
    role: 'assistant',
    model: 'claude-test',
    content: [{ type: 'text', text }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 900, output_tokens: 80 },
  }),
  openai: (text) => ({
    id: 'resp_01',
    object: 'response',
    created_at: 1_760_000_000,
    status: 'completed',
    error: null,
    incomplete_details: null,
    model: 'gpt-test',
    output: [
      {
        type: 'message',
        id: 'msg_01',
        status: 'completed',
        role: 'assistant',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: {
      input_tokens: 900,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 80,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 980,
    },
  }),
  compatible: (text) => ({
    id: 'chatcmpl-01',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: 'llama-test',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 80, total_tokens: 980 },
  }),
}

const refusals: Readonly<Record<ModelProvider, unknown>> = {
  anthropic: { ...Object(wrapped.anthropic('')), content: [], stop_reason: 'refusal' },
  openai: {
    ...Object(wrapped.openai('')),
    output: [
      {
        type: 'message',
        id: 'msg_01',
        status: 'completed',
        role: 'assistant',
        content: [{ type: 'refusal', refusal: 'I cannot help with that.' }],
      },
    ],
  },
  compatible: {
    ...Object(wrapped.compatible('')),
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: null, refusal: 'I cannot help with that.' },
        finish_reason: 'stop',
      },
    ],
  },
}

export const sends =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Behavior =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

export const says = (provider: ModelProvider, words: unknown): Behavior =>
  sends(wrapped[provider](typeof words === 'string' ? words : JSON.stringify(words)))

export const refuses = (provider: ModelProvider): Behavior => sends(refusals[provider])

export const fails = (status: number): Behavior =>
  sends({ type: 'error', error: { type: 'api_error', message: 'the provider says no' } }, status)

export const hangs: Behavior = () => undefined

export const drips: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"id":')
}

export const breaksOff: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
  response.write('{"id":', () => response.destroy())
}

export const agreeing: Opinion = {
  level: 'monitor_at_home',
  reason: '',
  noticed: '',
  conditions: [],
  suggestions: [],
}

export async function startLoopbackModel() {
  const received: Received[] = []
  const state: { behavior: Behavior } = { behavior: fails(500) }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      })
      state.behavior(response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const settings = (
    provider: ModelProvider = 'anthropic',
    changes: Partial<ModelSettings> = {},
  ): ModelSettings => ({
    provider,
    model: 'claude-sonnet-4-5',
    apiKey: 'sk-very-secret-key',
    baseUrl: `http://127.0.0.1:${port}/v1`,
    seesPhotos: true,
    reasoning: null,
    budgetMs: 5000,
    atOnce: 4,
    ...changes,
  })
  return {
    received,
    settings,
    now: (behavior: Behavior): void => {
      state.behavior = behavior
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
