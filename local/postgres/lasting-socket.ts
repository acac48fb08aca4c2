import { Socket } from 'node:net'

/** Long enough for what the client has begun to write, too short to be noticed. */
const farewellMs = 60

/**
 * A connection whose end the client library survives. When a server is killed, the library still writes to
 * connections it has already forgotten, forgets that a write was pending, and leaves errors without a listener: a
 * request then waits for ever, or the whole thread ends. Here the end is announced a moment late and always in the
 * same way, writes in that moment go nowhere, and late errors are heard.
 */
class LastingSocket extends Socket {
  #announced = false

  override emit(event: string | symbol, ...given: unknown[]): boolean {
    if (event === 'error' && this.listenerCount('error') === 0) return true
    if (event !== 'close' || this.#announced) return super.emit(event, ...given)
    this.#announced = true
    // "without an error": only then does the library refuse every statement that was under way
    setTimeout(() => super.emit('close', false), farewellMs)
    return true
  }
}

type Target = {
  readonly host: readonly string[]
  readonly port: readonly number[]
  readonly path?: string | false
}

const lastingSocket = (target: Target): Socket => {
  const socket = new LastingSocket()
  const host = target.host[0] ?? '127.0.0.1'
  const { path } = target
  if (typeof path === 'string' && path !== '') return socket.connect({ path })
  // the library asks the connection for the name a certificate must have
  Object.assign(socket, { host })
  return socket.connect({ host, port: target.port[0] ?? 5432 })
}

/**
 * Settings for every pool that has to outlive a restart of its database. A lost connection is tried again soon: the
 * library's own pauses double up to twenty seconds, long after the database is back. The types of lists are not
 * looked up, because that look, when it fails, fails the whole thread: a pool that reads lists asks for it itself.
 */
export const lastingConnections = {
  fetch_types: false,
  connect_timeout: 10,
  backoff: (): number => 0.1 + Math.random() * 0.15,
  socket: lastingSocket,
}
