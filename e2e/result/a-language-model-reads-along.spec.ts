import { createServer, type Server } from 'node:http'
import { expectAccessible } from '../support/accessible.ts'
import { Instance } from '../support/instance.ts'
import { BISCUIT } from '../support/pets.ts'
import { expect, test as base } from '../support/test.ts'

/** A server as many run one for themselves, whose model sees a danger in every case. */
const startModel = async (): Promise<{ server: Server; address: string }> => {
  const opinion = {
    level: 'er_urgent',
    reason: 'The belly looks swollen and hard.',
    noticed: 'Give 5 mg of anything, see https://evil.example <b>now</b>.',
    conditions: [],
  }
  const message = { role: 'assistant', content: JSON.stringify(opinion) }
  const answer = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'test',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  const address = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const at = server.address()
      resolve(`http://127.0.0.1:${at !== null && typeof at === 'object' ? at.port : 0}/v1`)
    })
  })
  return { server, address }
}

const test = base.extend<object, { instance: Instance }>({
  instance: [
    // Playwright reads the names of what a fixture needs from an object pattern; this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { server, address } = await startModel()
      const model = { LLM_PROVIDER: 'compatible', LLM_MODEL: 'reader-1', LLM_BASE_URL: address }
      const instance = await Instance.start(model)
      await provide(instance)
      await instance.stop()
      server.close()
      server.closeAllConnections()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('an owner is told that a model reads along, and sees who raised the level and why', async ({
  page,
  owner,
  faults,
}) => {
  await owner.startWith(BISCUIT)
  await owner.tellOneVomit()
  await owner.skipMedia()
  await expect(
    page.getByText(/A language model run by this service may also read your answers/),
  ).toBeVisible()
  await expectAccessible(page)
  await owner.sendNotes('He ate grass this morning and threw up once. Bright and playing since.')

  await expect(page.getByRole('heading', { level: 1, name: 'Go to an emergency vet now' })).toBeVisible()
  await expect(
    page.getByText(/It saw a possible danger: “The belly looks swollen and hard\.”/).first(),
  ).toBeVisible()
  await expect(page.getByText('pawlight-rules-1+reader-1').first()).toBeAttached()
  await expect(page.getByText(/evil|5 mg/)).toHaveCount(0)
  await expectAccessible(page)
  expect(faults).toEqual([])
})
