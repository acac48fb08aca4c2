import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createSupabaseDeletionStore } from '#service/providers/deletions/supabase-deletion-store.ts'

const List = z.object({ prefix: z.string(), limit: z.number(), offset: z.number().optional() })
const Removal = z.object({ prefixes: z.array(z.string()) })

/** The storage service of a hosted project, as far as it lists folders and removes files. */
const hostedStorage = (names: readonly string[]) => {
  const files = new Set(names)
  const list = (bucket: string, { prefix, limit }: z.infer<typeof List>) => {
    const folder = `${bucket}/${prefix}/`
    const inside = [...files]
      .filter((name) => name.startsWith(folder))
      .map((name) => name.slice(folder.length))
    const entries = [...new Set(inside.map((name) => name.split('/')[0] ?? ''))]
    return entries.slice(0, limit).map((name) => ({ name, id: inside.includes(name) ? name : null }))
  }
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const body: unknown = await request.json()
    const { pathname } = new URL(request.url)
    const listed = /^\/storage\/v1\/object\/list\/([a-z-]+)$/.exec(pathname)?.[1]
    if (listed !== undefined) return Response.json(list(listed, List.parse(body)))
    const bucket = /^\/storage\/v1\/object\/([a-z-]+)$/.exec(pathname)?.[1] ?? ''
    const removed = Removal.parse(body).prefixes.filter((name) => files.delete(`${bucket}/${name}`))
    return Response.json(removed.map((name) => ({ name })))
  }
  return { files, answer }
}

test('the files of an account are removed from both buckets, and those of others stay', async () => {
  const many = Array.from({ length: 130 }, (_, index) => `triage-media/ada/run-1/${index}.jpg`)
  const { files, answer } = hostedStorage([
    ...many,
    'triage-media/ada/run-2/a.mp4',
    'pet-photos/ada/rex.jpg',
    'pet-photos/eve/mim.jpg',
    'elsewhere/ada/x.jpg',
  ])
  const client = createClient('http://project.test', 'secret', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: answer },
  })
  await createSupabaseDeletionStore(client).removeFiles(['ada'])
  expect([...files]).toEqual(['pet-photos/eve/mim.jpg', 'elsewhere/ada/x.jpg'])
  await createSupabaseDeletionStore(client).removeFiles(['ada'])
})
