import { describe, expect, test, vi } from 'vitest'
import { assess as decide } from '#domain/engine/assess.ts'
import { readIntake } from '#service/assess/read-intake.ts'
import type { LanguageModel } from '#service/providers/llm/language-model.ts'
import { createSecondOpinion } from '#service/providers/llm/second-opinion.ts'
import { aService } from '#service/testing/small-world.ts'
import * as loopback from '#service/testing/loopback-model.ts'
import { aModelService, BOTH, byRules, mild, read, RULES } from '#service/testing/second-opinion-world.ts'
import { agreeingProvider } from './agreeing-provider.fixture.ts'

const provider = agreeingProvider()

const text = (words: string): Uint8Array => new TextEncoder().encode(words)
const chunk = (kind: string, content: Uint8Array): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  return Buffer.concat([size, text(kind), content, Buffer.alloc(4)])
}
const PICTURE = [chunk('IHDR', new Uint8Array(13)), chunk('IDAT', text('pixels')), chunk('IEND', text(''))]
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const bare = Buffer.concat([PNG, ...PICTURE]).toString('base64')
const withPlace = Buffer.concat([
  PNG,
  PICTURE[0] ?? PNG,
  chunk('eXIf', text('GPS 37.7749')),
  ...PICTURE.slice(1),
]).toString('base64')
const video = Buffer.from('000000186674797069736f6d0000020069736f6d', 'hex').toString('base64')
const media = [
  { data_url: `data:image/png;base64,${withPlace}`, mime_type: 'image/png' },
  { data_url: `data:video/mp4;base64,${video}`, mime_type: 'video/mp4' },
]

describe('what is sent', () => {
  test('photos go without the place they were taken at; videos do not go', async () => {
    const { assess } = await aModelService(provider)
    await read(await assess(mild({ media })))
    const sent = provider.received[0]?.body ?? ''
    expect(sent).toContain(bare)
    expect(sent).not.toContain(withPlace)
    expect(sent).not.toContain(video)
    expect(sent).toContain(String.raw`\"photos\":{\"shown\":1,\"notShown\":1}`)
  })

  test('a model that cannot see gets no photo and is told how many there are', async () => {
    const { assess } = await aModelService(provider, { seesPhotos: false })
    await read(await assess(mild({ media })))
    expect(provider.received[0]?.body).not.toContain(bare.slice(0, 40))
    expect(provider.received[0]?.body).toContain(String.raw`\"photos\":{\"shown\":0,\"notShown\":2}`)
  })

  test('a model that cannot see is shown nothing, also when photos were kept', async () => {
    const shown: number[] = []
    const model: LanguageModel = {
      name: 'blind',
      seesPhotos: false,
      ask: async ({ photos }) => {
        shown.push(photos.length)
        return loopback.agreeing
      },
    }
    const secondOpinion = createSecondOpinion({ model, budgetMs: 5000, atOnce: 1, clock: () => 0 })
    const now = new Date('2026-03-01T12:00:00Z')
    const {
      intake,
      media: files,
      photos,
    } = readIntake(mild({ media }), { storageHost: null, now, keepPhotos: true })
    expect(photos).toHaveLength(1)
    const answer = decide(intake, now)
    await secondOpinion.add({
      intake,
      now,
      answer,
      photos,
      mediaCount: files.length,
      log: aService().deps.log,
    })
    expect(shown).toEqual([0])
  })

  test('photos are kept in memory only for somebody who looks at them', () => {
    const now = new Date('2026-03-01T12:00:00Z')
    const read = readIntake(mild({ media }), { storageHost: null, now })
    expect([read.media.length, read.photos]).toEqual([2, []])
  })

  test('nothing that only points at a person or a thing leaves', async () => {
    const { assess } = await aModelService(provider)
    const notes =
      'Biscuit is itchy. Chip 985112003456789. Jane, jane@mail.example, 415-555-0100, https://x.example/p'
    await read(await assess(mild({ additionalNotes: notes })))
    const sent = provider.received[0]?.body ?? ''
    expect(sent).toContain('[pet] is itchy')
    expect(sent).not.toMatch(/Biscuit|985112003456789|mail\.example|555-0100|x\.example|0b6c1c7e|2020-02-01/)
  })

  test('the log has neither key nor notes nor the model’s words, also when it fails', async () => {
    const { assess, lines } = await aModelService(provider)
    const body = mild({ additionalNotes: 'A very private note.' })
    provider.now(loopback.says('anthropic', { ...loopback.agreeing, noticed: 'The ears look red.' }))
    await read(await assess(body))
    provider.now(loopback.fails(500))
    await read(await assess(body))
    const log = lines.join('')
    expect(log).toContain(BOTH)
    expect(log).toContain('"outcome":"provider"')
    expect(provider.received[1]?.body).toContain('A very private note.')
    expect(log).not.toMatch(/secret|private|ears|the provider says/)
  })

  test('without a model nothing is called', async () => {
    const spy = vi.spyOn(globalThis, 'fetch')
    const answer = await byRules(mild())
    expect(answer.model_used).toBe(RULES)
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  })
})
