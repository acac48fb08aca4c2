import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import type { Instance } from './instance.ts'

export async function inDatabase<T>(instance: Instance, work: (sql: Sql) => Promise<T>): Promise<T> {
  const home = join(instance.dataDir, 'postgres')
  const password = readFileSync(join(home, 'password'), 'utf8').trim()
  const port = readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3]
  const sql = postgres(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`, {
    max: 1,
    onnotice: () => undefined,
  })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 3 })
  }
}

export const letAnHourPass = (instance: Instance, email: string): Promise<unknown> =>
  inDatabase(
    instance,
    (sql) => sql`
      update auth.users
         set recovery_sent_at = recovery_sent_at - interval '61 minutes',
             confirmation_sent_at = confirmation_sent_at - interval '61 minutes',
             created_at = created_at - interval '61 minutes'
       where email = ${email}`,
  )
