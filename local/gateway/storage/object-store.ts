import type { Sql, TransactionSql } from 'postgres'

export type Actor = { readonly userId: string } | 'visitor'

export type StoredFile = { readonly mime: string; readonly bytes: Uint8Array }

export type Listed = {
  readonly name: string
  readonly id: string
  readonly created_at: string
  readonly updated_at: string
  readonly last_accessed_at: string
  readonly metadata: Readonly<Record<string, unknown>>
}

/**
 * Does what the policies of the database let an actor do. `remove` answers the names that were really removed,
 * `removeExpired` how many photos and videos of assessments, older than a day, it removed.
 */
export type ObjectStore = {
  readonly put: (
    actor: Actor,
    bucket: string,
    name: string,
    file: StoredFile,
  ) => Promise<
    | { readonly outcome: 'stored'; readonly id: string }
    | { readonly outcome: 'refused' | 'exists' | 'no_room' }
  >
  readonly get: (actor: Actor, bucket: string, name: string) => Promise<StoredFile | null>
  readonly list: (actor: Actor, bucket: string, folder: string, limit: number) => Promise<readonly Listed[]>
  readonly remove: (actor: Actor, bucket: string, names: readonly string[]) => Promise<readonly string[]>
  readonly removeExpired: () => Promise<number>
}

const OWNER_BYTES = 200 * 1024 * 1024
const OWNER_FILES = 200

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Runs `work` with the rights of the actor and no others: row level security decides. */
const as = <T>(sql: Sql, actor: Actor, work: (transaction: TransactionSql) => Promise<T>): Promise<T> =>
  // begin() answers an unwrapped type of its own, which is T for everything but arrays of promises
  sql
    .begin(async (transaction) => {
      const userId = actor === 'visitor' ? '' : actor.userId
      const role = actor === 'visitor' ? 'anon' : 'authenticated'
      const claims = actor === 'visitor' ? { role } : { role, sub: userId }
      await transaction`
      select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
             set_config('request.jwt.claim.sub', ${userId}, true),
             set_config('request.jwt.claim.role', ${role}, true),
             set_config('role', ${role}, true)`
      return { value: await work(transaction) }
    })
    .then(({ value }) => value)

/** Goes back to the rights of the server inside the same transaction, for the bytes no client role can reach. */
const asServer = (transaction: TransactionSql): Promise<unknown> =>
  transaction`select set_config('role', 'none', true)`.execute()

const likePattern = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

export const createObjectStore = (sql: Sql): ObjectStore => {
  const hasRoom = async (userId: string, size: number): Promise<boolean> => {
    const [used] = await sql<{ files: number; bytes: number }[]>`
      select count(*)::int as files, coalesce(sum((metadata ->> 'size')::bigint), 0)::float8 as bytes
        from storage.objects where owner_id = ${userId}`
    return used === undefined || (used.files < OWNER_FILES && used.bytes + size <= OWNER_BYTES)
  }

  return {
    put: async (actor, bucket, name, { mime, bytes }) => {
      const userId = actor === 'visitor' ? null : actor.userId
      if (userId !== null && !(await hasRoom(userId, bytes.byteLength))) return { outcome: 'no_room' }
      const metadata = JSON.stringify({ size: bytes.byteLength, mimetype: mime })
      try {
        const id = await as(sql, actor, async (transaction) => {
          const [entry] = await transaction<{ id: string }[]>`
            insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
            values (${bucket}, ${name}, ${userId}::uuid, ${userId}, ${metadata}::text::jsonb) returning id`
          if (entry === undefined) throw new Error('the entry of a stored file was not made')
          await asServer(transaction)
          await transaction`
            insert into storage.contents (object_id, bytes) values (${entry.id}, ${Buffer.from(bytes)})`
          return entry.id
        })
        return { outcome: 'stored', id }
      } catch (error) {
        switch (codeOf(error)) {
          case '42501':
            return { outcome: 'refused' }
          case '23505':
            return { outcome: 'exists' }
          default:
            throw error
        }
      }
    },

    get: (actor, bucket, name) =>
      as(sql, actor, async (transaction) => {
        const [entry] = await transaction<{ id: string; mime: string | null }[]>`
          select id, metadata ->> 'mimetype' as mime from storage.objects
           where bucket_id = ${bucket} and name = ${name}`
        if (entry === undefined) return null
        await asServer(transaction)
        const [content] = await transaction<{ bytes: Uint8Array }[]>`
          select bytes from storage.contents where object_id = ${entry.id}`
        return content === undefined
          ? null
          : { mime: entry.mime ?? 'application/octet-stream', bytes: content.bytes }
      }),

    list: (actor, bucket, folder, limit) =>
      as(sql, actor, async (transaction) => {
        const prefix = folder === '' ? '' : `${folder}/`
        const rows = await transaction<Listed[]>`
          select substr(name, ${prefix.length + 1}) as name, id, metadata, created_at, updated_at, last_accessed_at
            from storage.objects
           where bucket_id = ${bucket} and name like ${`${likePattern(prefix)}%`}
             and position('/' in substr(name, ${prefix.length + 1})) = 0
           order by name limit ${limit}`
        return [...rows]
      }),

    remove: (actor, bucket, names) =>
      as(sql, actor, async (transaction) => {
        const rows = await transaction<{ name: string }[]>`
          delete from storage.objects where bucket_id = ${bucket} and name in ${sql([...names])}
          returning name`
        return rows.map(({ name }) => name)
      }),

    removeExpired: async () => {
      const { count } = await sql`
        delete from storage.objects
         where bucket_id = 'triage-media' and created_at < now() - interval '1 day'`
      return count
    },
  }
}
