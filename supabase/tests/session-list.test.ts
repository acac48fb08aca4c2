import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { meetPeople, type Owner, type People } from './people.ts'

let people: People
let owner: Owner
beforeAll(async () => {
  people = await meetPeople()
  owner = await people.owner()
  await people.sql`
    insert into public.triage_sessions (user_id, pet_name, species, symptoms, session_status, created_at)
    select ${owner.id}, 'Pet ' || n, 'dog',
      case when n % 100 = 0 then array['vomiting', 'lethargy'] else array['limping'] end,
      'completed', timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 5000) as n`
  await people.sql`
    insert into public.triage_sessions (user_id, pet_name, species, symptoms, session_status)
    values (${owner.id}, '100% "Rex" \\ (o_o)', 'dog', array['limping'], 'in_progress'),
      (${owner.id}, '100% "Rex" \\ (o_o)', 'dog', array['limping'], 'completed')`
})
afterAll(() => people.leave())

/** The list as the history asks for it. */
const list = () =>
  owner.client
    .from('triage_sessions')
    .select('id, pet_name, symptoms, created_at')
    .eq('user_id', owner.id)
    .eq('session_status', 'completed')

const namesOf = (rows: readonly { pet_name: unknown }[] | null) => (rows ?? []).map((row) => row.pet_name)

describe('a history of 5,000 assessments', () => {
  test('comes in pages, newest or oldest first [R-HIST-010] [R-HIST-020]', async () => {
    const first = await list().order('created_at', { ascending: true }).range(0, 10)
    expect(namesOf(first.data)).toEqual(Array.from({ length: 11 }, (_, index) => `Pet ${index + 1}`))
    const second = await list().order('created_at', { ascending: true }).range(10, 20)
    expect(namesOf(second.data)[0]).toBe('Pet 11')
    const newest = await list().order('created_at', { ascending: false }).range(0, 10)
    expect(namesOf(newest.data).slice(0, 2)).toEqual(['100% "Rex" \\ (o_o)', 'Pet 5000'])
  })

  test('is counted without being read', async () => {
    const { count } = await owner.client
      .from('triage_sessions')
      .select('id', { count: 'exact', head: true })
      .eq('user_id', owner.id)
      .eq('session_status', 'completed')
    expect(count).toBe(5001)
  })

  test('is searched by part of a name or by symptoms [R-HIST-012]', async () => {
    const named = await list().or('pet_name.imatch."pEt 499"').order('created_at')
    expect(namesOf(named.data)).toEqual([
      'Pet 499',
      ...Array.from({ length: 10 }, (_, index) => `Pet ${4990 + index}`),
    ])
    const either = await list()
      .or('pet_name.imatch."pet 4999",symptoms.ov.{vomiting,seizures}')
      .order('created_at')
    expect(either.data).toHaveLength(51)
  })

  test('takes the signs of a pattern as they are', async () => {
    const search = (text: string) => list().or(`pet_name.imatch."${text}"`)
    expect((await search('100[%]')).data).toHaveLength(1)
    expect((await search('.rex.')).data).toHaveLength(1)
    expect((await search('[(]o[_]o[)]')).data).toHaveLength(1)
    expect((await search('[,]')).data).toEqual([])
    expect((await search('p[*]')).data).toEqual([])
  })

  test('finds its first page through the index', async () => {
    await people.sql`analyze public.triage_sessions`
    const plan = await people.sql`
      explain select id, pet_name from public.triage_sessions
      where user_id = ${owner.id} and session_status = 'completed' order by created_at desc limit 11`
    expect(JSON.stringify(plan)).toContain('triage_sessions_user_status_created_idx')
  })
})
