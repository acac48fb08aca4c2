import type { SavedSession } from '#contract/database/saved-session.ts'
import { log } from '#web/lib/log.ts'
import { backend, type Backend } from '#web/lib/calls/supabase.ts'

export type Saved = { readonly updated: true; readonly id: string } | { readonly updated: false }
type DatabaseError = { readonly code?: string; readonly message: string }

const OPTIONAL_COLUMNS = ['assessment_summary', 'otc_med_rec'] as const
type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number]
type Columns = Omit<SavedSession, OptionalColumn> & Partial<Pick<SavedSession, OptionalColumn>>
const MISSING_COLUMN = ['42703', 'PGRST204']
const UNIQUE_VIOLATION = '23505'

/** Saving again and again gives one row; older databases lose optional columns only. */
export async function saveSessionRow(row: SavedSession): Promise<Saved> {
  try {
    const client = await backend()
    let columns: Columns = row
    for (let without = 0; without <= OPTIONAL_COLUMNS.length; without += 1) {
      const error = await write(client, columns)
      if (error === null) return { updated: true, id: row.id }
      const missing = MISSING_COLUMN.includes(error.code ?? '')
        ? OPTIONAL_COLUMNS.find((column) => column in columns && error.message.includes(column))
        : undefined
      if (missing === undefined) {
        log.warn('assessment.not-saved', error.code)
        return { updated: false }
      }
      const { [missing]: _left, ...rest } = columns
      columns = rest
    }
  } catch (error) {
    log.warn('assessment.not-saved', error)
  }
  return { updated: false }
}

async function write(client: Backend, columns: Columns): Promise<DatabaseError | null> {
  const { id, ...changes } = columns
  const update = () => client.from('triage_sessions').update(changes).eq('id', id).select('id')
  const updated = await update()
  if (updated.error) return updated.error
  if (updated.data.length > 0) return null
  const inserted = await client.from('triage_sessions').insert(columns)
  if (inserted.error?.code !== UNIQUE_VIOLATION) return inserted.error
  // Another tab inserted the same assessment in between.
  const again = await update()
  if (again.error) return again.error
  return again.data.length > 0 ? null : inserted.error
}
