import { Buffer } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test, vi } from 'vitest'
import { MEDIA_BYTES } from '#contract/assess/assess-request.ts'
import {
  type Account,
  keys,
  member,
  sharedPawlight,
  someAddress,
  startTestPawlight,
} from '#local/tests/test-pawlight.ts'
import { PATIENCE } from '#service/testing/patience.ts'

const house = sharedPawlight()

function jpeg(size = 64): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(7)
  bytes.set([0xff, 0xd8, 0xff, 0xe0])
  return bytes
}
const bytesOf = async (blob: Blob | null): Promise<Uint8Array> =>
  new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())

type Person = { readonly account: Account; readonly client: SupabaseClient; readonly folder: string }

async function someone(): Promise<Person> {
  const account = await house().account()
  const client = house().client()
  await client.auth.setSession({ access_token: account.accessToken, refresh_token: account.refreshToken })
  return { account, client, folder: `${account.id}/${randomUUID()}` }
}

type Sending = Omit<RequestInit, 'headers'> & {
  token?: string
  key?: string | null
  headers?: Record<string, string>
}
const send = (path: string, init: Sending = {}) => {
  const { token, key = keys.publishable, ...rest } = init
  return fetch(`${house().url}/storage/v1/object/${path}`, {
    ...rest,
    headers: {
      'x-forwarded-for': someAddress(),
      ...(key === null ? {} : { apikey: key }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...rest.headers,
    },
  })
}

describe.each(['triage-media', 'pet-photos'] as const)('the private bucket %s', (bucket) => {
  test('keeps, lists, gives back and removes what an owner puts there [R-DATA-018]', async () => {
    const { client, folder } = await someone()
    const name = `${folder}/paw.jpg`
    const put = await client.storage.from(bucket).upload(name, jpeg(), { contentType: 'image/jpeg' })
    expect([put.error, put.data?.path]).toEqual([null, name])

    const listed = await client.storage.from(bucket).list(folder)
    expect(listed.data).toMatchObject([{ name: 'paw.jpg', metadata: { size: 64, mimetype: 'image/jpeg' } }])
    const got = await client.storage.from(bucket).download(name)
    expect(got.data?.type).toBe('image/jpeg')
    expect(await bytesOf(got.data)).toEqual(jpeg())

    expect((await client.storage.from(bucket).remove([name])).data).toMatchObject([{ name }])
    expect((await client.storage.from(bucket).download(name)).error).not.toBeNull()
    expect((await client.storage.from(bucket).list(folder)).data).toEqual([])
  })

  test('is closed to strangers and visitors [R-DATA-018]', async () => {
    const [ada, eve] = [await someone(), await someone()]
    const name = `${ada.folder}/paw.jpg`
    await ada.client.storage.from(bucket).upload(name, jpeg(), { contentType: 'image/jpeg' })

    for (const client of [eve.client, house().client()]) {
      expect((await client.storage.from(bucket).download(name)).data).toBeNull()
      for (const place of [ada.folder, ada.account.id, ''])
        expect((await client.storage.from(bucket).list(place)).data).toEqual([])
      expect((await client.storage.from(bucket).remove([name])).data).toEqual([])
      const planted = `${ada.folder}/planted.jpg`
      const put = await client.storage.from(bucket).upload(planted, jpeg(), { contentType: 'image/jpeg' })
      expect(put.error?.message).toBe('new row violates row-level security policy')
    }
    expect(await bytesOf((await ada.client.storage.from(bucket).download(name)).data)).toEqual(jpeg())
    expect((await ada.client.storage.from(bucket).list(ada.folder)).data).toHaveLength(1)
  })
})

describe('a stored file', () => {
  test('is told by its content, whatever it calls itself', async () => {
    const { account, folder } = await someone()
    for (const body of [
      '<!doctype html><script>alert(1)</script>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '%PDF-1.7 and so on',
    ]) {
      const answer = await send(`triage-media/${folder}/x.jpg`, {
        method: 'POST',
        body,
        token: account.accessToken,
        headers: { 'content-type': 'image/jpeg' },
      })
      expect([answer.status, member(await answer.json(), 'message')]).toEqual([
        415,
        'Please upload only images or videos',
      ])
    }
    const video = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypmp42xxxxmp42')])
    const upload = { method: 'POST', body: video, token: account.accessToken }
    expect((await send(`pet-photos/${folder}/x.mp4`, upload)).status).toBe(415)
    expect((await send(`triage-media/${folder}/x.mp4`, upload)).status).toBe(200)
  })

  test('is smaller than 10 MB', async () => {
    const { account, folder } = await someone()
    const put = (name: string, size: number) =>
      send(`triage-media/${folder}/${name}`, { method: 'POST', body: jpeg(size), token: account.accessToken })
    expect((await put('fits.jpg', MEDIA_BYTES - 1)).status).toBe(200)
    const exact = await put('exact.jpg', MEDIA_BYTES)
    expect([exact.status, member(await exact.json(), 'message')]).toEqual([
      413,
      'File size must be less than 10MB',
    ])
    expect((await put('more.jpg', MEDIA_BYTES + 1)).status).toBe(413)
  })

  test('comes back with its own type, guarded against being run', async () => {
    const { account, folder } = await someone()
    const { accessToken: token } = account
    await send(`triage-media/${folder}/x.html`, {
      method: 'POST',
      body: jpeg(),
      token,
      headers: { 'content-type': 'text/html' },
    })
    const answer = await send(`triage-media/${folder}/x.html`, { token })
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const head = await send(`triage-media/${folder}/x.html`, { method: 'HEAD', token })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const gone = await send(`triage-media/${folder}/gone.jpg`, { method: 'HEAD', token })
    expect(gone.status).toBe(404)
  })

  test('no longer says where it was made, whoever sent it', async () => {
    const { client, folder } = await someone()
    const told = Buffer.from('<x:xmpmeta><rdf exif:GPSLatitude="52,31.2N"/></x:xmpmeta>')
    const name = `${folder}/told.jpg`
    await client.storage
      .from('triage-media')
      .upload(name, Buffer.concat([jpeg(), told]), { contentType: 'image/jpeg' })
    const kept = await bytesOf((await client.storage.from('triage-media').download(name)).data)
    expect([kept.length, Buffer.from(kept).includes('GPSLatitude')]).toEqual([64 + told.length, false])
  })

  test('is never replaced', async () => {
    const { client, folder } = await someone()
    const name = `${folder}/paw.jpg`
    await client.storage.from('pet-photos').upload(name, jpeg(), { contentType: 'image/jpeg' })
    const again = await client.storage
      .from('pet-photos')
      .upload(name, jpeg(80), { contentType: 'image/jpeg' })
    expect(again.error?.message).toBe('The resource already exists')
  })

  test('needs a believed key and token', async () => {
    const { account, folder } = await someone()
    const body = jpeg()
    const path = `triage-media/${folder}/paw.jpg`
    expect((await send(path, { method: 'POST', body, key: null, token: account.accessToken })).status).toBe(
      401,
    )
    expect((await send(path, { method: 'POST', body, token: `${account.accessToken}x` })).status).toBe(401)
    expect((await send(path, { method: 'POST', body })).status).toBe(403)
  })

  test('has a name that can be read in one way only', async () => {
    const { account, folder } = await someone()
    for (const name of ['a%2fb.jpg', '.hidden', 'a b.jpg', 'x'.repeat(400)]) {
      const answer = await send(`triage-media/${folder}/${name}`, {
        method: 'POST',
        body: jpeg(),
        token: account.accessToken,
      })
      expect([name, [400, 404].includes(answer.status)]).toEqual([name, true])
    }
  })

  test('of an assessment is gone after a day, and all are gone with the account', async () => {
    const { account, client, folder } = await someone()
    for (const bucket of ['triage-media', 'pet-photos'])
      await client.storage.from(bucket).upload(`${folder}/old.jpg`, jpeg(), { contentType: 'image/jpeg' })
    const left = async () => {
      const rows = await house().sql<{ bucket_id: string }[]>`
        select o.bucket_id from storage.objects o join storage.contents c on c.object_id = o.id
         where o.owner_id = ${account.id} order by 1`
      return rows.map((row) => row.bucket_id)
    }
    expect(await left()).toEqual(['pet-photos', 'triage-media'])
    await house()
      .sql`update storage.objects set created_at = now() - interval '25 hours' where owner_id = ${account.id}`
    const fresh = await startTestPawlight()
    await vi.waitFor(async () => expect(await left()).toEqual(['pet-photos']), PATIENCE)
    await fresh.stop()
    await house().sql`delete from auth.users where id = ${account.id}`
    expect(await left()).toEqual([])
  })
})
