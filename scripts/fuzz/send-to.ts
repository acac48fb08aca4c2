import type { aService } from '#service/testing/small-world.ts'
import type { Send } from './run-fuzz.ts'

export const sendTo =
  (app: ReturnType<typeof aService>['app']): Send =>
  async ({ method, path, headers, body }) => {
    const started = performance.now()
    const response = await app.request(`http://localhost${path}`, { method, headers, body })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text, ms: performance.now() - started }
  }
