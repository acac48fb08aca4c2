import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'

export type AppEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string | undefined
    route: string | undefined
    address: string | undefined
    userId: string | undefined
    log: Logger | undefined
    errorCode: string | undefined
    level: string | undefined
    model: string | undefined
  }
}
