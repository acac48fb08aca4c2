import { expect, test } from 'vitest'
import { fakeBackend } from '#web/testing/fake-backend.ts'

const rest = async (path: string, body?: unknown) => {
  const { client } = await fakeBackend()
  const [address = '', query = ''] = path.split('?')
  const from = client.from('triage_sessions')
  from.url.pathname = from.url.pathname.replace('triage_sessions', address)
  from.url.search = query
  return body === undefined ? from.select('id') : from.insert({ user_id: 'owner', ...Object(body) })
}

test.each([
  ['a table it does not have', 'profiles', 404, 'PGRST205'],
  ['a column that is filtered by', 'triage_sessions?owner=eq.1', 400, '42703'],
  ['a column that is sorted by', 'triage_sessions?order=created_at.desc,began.asc', 400, '42703'],
  ['a column among alternatives', 'triage_sessions?or=(pet_name.imatch."a,b.c",signs.ov.{x})', 400, '42703'],
])('refuses %s as the database does', async (_, path, status, code) => {
  expect(await rest(path)).toMatchObject({ status, error: { code } })
})

test('refuses a column that is read or written as the database does', async () => {
  const { client } = await fakeBackend()
  expect((await client.from('user_profiles').select('id, nickname')).error?.code).toBe('42703')
  expect((await rest('triage_sessions', { nickname: 'Ada' })).error?.code).toBe('PGRST204')
})

test('takes what the database takes', async () => {
  const { client, sentTo } = await fakeBackend({ 'GET /rest/v1/triage_sessions': { body: [{ id: 's1' }] } })
  const found = await client
    .from('triage_sessions')
    .select('id, pet_name')
    .eq('user_id', 'owner')
    .or('pet_name.imatch."rex, or b.c",symptoms.ov.{limping,vomiting}')
    .order('created_at')
  expect(found.data).toEqual([{ id: 's1' }])
  expect(sentTo('GET /rest/v1/triage_sessions')).toHaveLength(1)
})

test('lets no test answer with a table, a function or a column that the database does not have', async () => {
  await expect(fakeBackend({ 'GET /rest/v1/profiles': { body: [] } })).rejects.toThrow('no table profiles')
  await expect(fakeBackend({ 'POST /rest/v1/rpc/claim': { body: true } })).rejects.toThrow(
    'no function claim',
  )
  const { client } = await fakeBackend({ 'GET /rest/v1/user_profiles': { body: [{ nickname: 'Ada' }] } })
  const { error } = await client.from('user_profiles').select('*')
  expect(error?.message).toContain('no column nickname')
})
