import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'

export type AppEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string | undefined
    /** The pattern of the matched route; the path itself is never logged. */
    route: string | undefined
    /** Who asks: the socket's address, or the forwarded one behind a trusted proxy. */
    address: string | undefined
    /** Whose token the request carries, on endpoints for signed-in people. */
    userId: string | undefined
    log: Logger | undefined
    errorCode: string | undefined
    level: string | undefined
    model: string | undefined
  }
}
