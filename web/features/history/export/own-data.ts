import { z } from 'zod'
import { fromPostgrest } from '#web/lib/call-failed.ts'
import { backend } from '#web/lib/supabase.ts'

const Rows = z.array(z.record(z.string(), z.unknown()))
type Row = Readonly<Record<string, unknown>>

/** Everything an owner's account holds, as the tables have it. */
export type OwnData = {
  readonly exportedAt: string
  readonly profile: Row | null
  readonly pets: readonly Row[]
  readonly assessments: readonly Row[]
}

/** Rows asked for at once; an assessment with its answer can have 100 kB. */
const AT_ONCE = 100

/** Reads the owner's profile, pets (removed ones too) and assessments; rejects when any part cannot be read. */
export async function readOwnData(ownerId: string, now: Date): Promise<OwnData> {
  const [profiles, pets, assessments] = await Promise.all([
    allRows('profiles', 'id', ownerId),
    allRows('pet_profiles', 'user_id', ownerId),
    allRows('triage_sessions', 'user_id', ownerId),
  ])
  return { exportedAt: now.toISOString(), profile: profiles[0] ?? null, pets, assessments }
}

async function allRows(table: string, ownerColumn: string, ownerId: string): Promise<readonly Row[]> {
  const client = await backend()
  const rows: Row[] = []
  for (;;) {
    const { data, error, status } = await client
      .from(table)
      .select('*')
      .eq(ownerColumn, ownerId)
      .order('created_at')
      .order('id')
      .range(rows.length, rows.length + AT_ONCE - 1)
    if (error) throw fromPostgrest(error, status)
    const page = Rows.parse(data)
    rows.push(...page)
    if (page.length < AT_ONCE) return rows
  }
}

/** The columns of the table of assessments, in the order a person reads them. */
const COLUMNS = [
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
] as const

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join('; ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The assessments as a table for a spreadsheet; texts that look like formulas stay texts. */
export async function assessmentsCsv({ assessments }: OwnData): Promise<string> {
  const { unparse } = await import('papaparse')
  return unparse(
    { fields: [...COLUMNS], data: assessments.map((row) => COLUMNS.map((column) => cell(row[column]))) },
    { escapeFormulae: true },
  )
}

/** Everything, for another program. */
export const ownDataJson = (data: OwnData): string => JSON.stringify(data, null, 2)
