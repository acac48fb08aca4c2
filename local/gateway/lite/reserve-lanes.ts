import postgres, { type ReservedSql, type Sql } from 'postgres'

export type Lanes = { readonly reserve: () => Promise<ReservedSql>; readonly close: () => Promise<void> }

type Lane = { readonly sql: Sql; connected: boolean; broken: boolean }

class ConnectionLost extends Error {
  readonly code = 'CONNECTION_CLOSED'

  constructor() {
    super('the connection to the database was lost')
    this.name = 'ConnectionLost'
  }
}

const endsConnection = (error: unknown): boolean => {
  if (error instanceof postgres.PostgresError) return error.severity === 'FATAL' || error.severity === 'PANIC'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(CONNECTION_|CONNECT_|E(?!RR_)[A-Z]+$)/.test(code)
}

const sameButSingle = (source: Sql, onclose: () => void): Sql => {
  const options = { ...source.options, max: 1, onclose }
  // its types tell parsed options from given ones, its code accepts both
  return postgres(options as unknown as postgres.Options<Record<string, never>>)
}

/**
 * Hands out reserved connections, at most so many at once, and survives a database that goes away. The client's own
 * `reserve` keeps a place in its queue for a caller it has already refused: each connection it opens later is given
 * to such a ghost and never comes back, until none is left and every request waits for ever. Here every connection
 * has a client of its own, which is thrown away as soon as it has failed once.
 */
export const openLanes = (source: Sql, max: number): Lanes => {
  const state = { closed: false }
  const all = new Set<Lane>()
  const idle: Lane[] = []
  const waiting: ((lane: Lane) => void)[] = []

  const build = (): Lane => {
    const sql = sameButSingle(source, () => (lane.broken = true))
    const lane: Lane = { sql, connected: false, broken: false }
    all.add(lane)
    return lane
  }
  const discard = (lane: Lane): void => {
    all.delete(lane)
    void lane.sql.end({ timeout: 0 }).catch(() => undefined)
  }
  const sound = (lane: Lane): Lane => {
    if (!lane.broken) return lane
    discard(lane)
    return build()
  }
  const take = async (): Promise<Lane> => {
    const lane = idle.pop() ?? (all.size < max ? build() : undefined)
    return sound(lane ?? (await new Promise<Lane>((resolve) => waiting.push(resolve))))
  }
  const give = (used: Lane): void => {
    const lane = sound(used)
    const next = waiting.shift()
    if (next === undefined) idle.push(lane)
    else next(lane)
  }

  // reading lists needs a look at the types of the database; repeated at each connection, as the library does it,
  // that look breaks the thread when the database goes away meanwhile
  const learnTypes = async (): Promise<void> => {
    if (!source.options.fetch_types) return
    await source`select 1`
    source.options.fetch_types = false
  }

  const reserve = async (): Promise<ReservedSql> => {
    if (state.closed) throw new Error('the connections are closed')
    await learnTypes()
    const lane = await take()
    try {
      // connecting by a plain query leaves nothing behind when it fails
      if (!lane.connected) await lane.sql`select 1`
      lane.connected = true
      const reserved = await lane.sql.reserve()
      const release = reserved.release.bind(reserved)
      const unsafe = reserved.unsafe.bind(reserved)
      let released = false
      // a statement on a connection that is gone would never be answered, and would break the thread
      const guarded = (...given: Parameters<typeof unsafe>) => {
        if (lane.broken) throw new ConnectionLost()
        const statement = unsafe(...given)
        statement.catch((error: unknown) => {
          if (endsConnection(error)) lane.broken = true
        })
        return statement
      }
      Object.assign(reserved, { unsafe: guarded })
      reserved.release = () => {
        if (released) return
        released = true
        if (!lane.broken) release()
        give(lane)
      }
      return reserved
    } catch (error) {
      lane.broken = true
      give(lane)
      throw error
    }
  }
  const close = async (): Promise<void> => {
    state.closed = true
    await Promise.all([...all].map((lane) => lane.sql.end({ timeout: 2 })))
  }
  return { reserve, close }
}
