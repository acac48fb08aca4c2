import type { PostgrestError } from '@supabase/supabase-js'
import { z } from 'zod/mini'
import type { TABLES } from '#contract/database/tables.ts'
import { fromPostgrest } from '#web/lib/calls/call-failed.ts'
import { backend } from '#web/lib/calls/supabase.ts'

const Rows = z.array(z.record(z.string(), z.unknown()))
type Row = Readonly<Record<string, unknown>>

export type OwnData = {
  readonly exportedAt: string
  readonly profile: Row | null
  readonly pets: readonly Row[]
  readonly assessments: readonly Row[]
}

/** Rows asked for at once; an assessment with its answer can have 100 kB. */
const AT_ONCE = 100

type Page = PromiseLike<
  | { readonly data: unknown; readonly error: null; readonly status: number }
  | { readonly data: null; readonly error: PostgrestError; readonly status: number }
>

/** Removed pets are among them. Rejects when any part cannot be read. */
export async function readOwnData(ownerId: string, now: Date): Promise<OwnData> {
  const client = await backend()
  const [profiles, pets, assessments] = await Promise.all([
    allRows((from, to) => client.from('user_profiles').select('*').eq('id', ownerId).range(from, to)),
    allRows((from, to) =>
      client
        .from('pet_profiles')
        .select('*')
        .eq('user_id', ownerId)
        .order('created_at')
        .order('id')
        .range(from, to),
    ),
    allRows((from, to) =>
      client
        .from('triage_sessions')
        .select('*')
        .eq('user_id', ownerId)
        .order('created_at')
        .order('id')
        .range(from, to),
    ),
  ])
  return { exportedAt: now.toISOString(), profile: profiles[0] ?? null, pets, assessments }
}

async function allRows(read: (from: number, to: number) => Page): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data, error, status } = await read(rows.length, rows.length + AT_ONCE - 1)
    if (error) throw fromPostgrest(error, status)
    const page = Rows.parse(data)
    rows.push(...page)
    if (page.length < AT_ONCE) return rows
  }
}

const COLUMNS: readonly (typeof TABLES)['triage_sessions'][number][] = [
  'id',
  'created_at',
  'pet_name',
  'species',
  'breed',
  'age',
  'age_unit',
  'symptoms',
  'additional_notes',
  'assessment_urgency',
  'assessment_recommendations',
  'symptom_notes',
  'follow_up_answers',
]

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Texts that look like formulas stay texts. */
export async function assessmentsCsv({ assessments }: OwnData): Promise<string> {
  const { unparse } = await import('papaparse')
  return unparse(
    { fields: [...COLUMNS], data: assessments.map((row) => COLUMNS.map((column) => cell(row[column]))) },
    { escapeFormulae: true },
  )
}

export const ownDataJson = (data: OwnData): string => JSON.stringify(data, null, 2)
